import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { ExamRoom, ExamRow, SeatAttendance } from './exams.ts'

const Duty = z.object({
  id: Id,
  sittingId: Id,
  exam: ExamRow,
  room: ExamRoom,
  people: z.number().int(),
  checkedIn: z.number().int(),
  colleagues: z.array(z.string()),
  confirmedAt: Instant.nullable(),
  /** Whom I asked to take it over. */
  offeredTo: z.string(),
  /** Somebody else's, which I am asked to take over. */
  isOffer: z.boolean(),
  from: z.string(),
  mayCheckIn: z.boolean(),
})
export type Duty = z.infer<typeof Duty>

export const ownInvigilations = call({
  method: 'GET',
  path: '/schedule/invigilations',
  who: ['teacher'],
  summary: 'My duties, coming ones first, and those that colleagues ask me to take over.',
  output: z.array(Duty),
})

export const freeColleagues = call({
  method: 'GET',
  path: '/schedule/invigilations/{id}/colleagues',
  who: ['teacher'],
  summary: 'Colleagues who are free at the time of a duty of mine.',
  params: z.object({ id: Id }),
  output: z.array(z.object({ id: Id, name: z.string(), unitName: z.string() })),
})

export const confirmInvigilation = call({
  method: 'POST',
  path: '/schedule/invigilations/confirm',
  who: ['teacher'],
  summary: 'Confirm a duty, ask a colleague to take it over, or answer such a request.',
  body: z
    .object({ id: Id, action: z.enum(['confirm', 'offer', 'take_back', 'accept', 'decline']), personId: Id.optional() })
    .refine(({ action, personId }) => (action === 'offer') === (personId !== undefined), { path: ['personId'], error: 'required' }),
  output: Done,
  refusals: ['exam_over', 'exam_person_busy', 'exam_course_teachers', 'exam_offer_gone'],
  idempotency: 'required',
})

export const checkInCandidate = call({
  method: 'POST',
  path: '/schedule/invigilations/check-in',
  who: ['teacher'],
  summary: 'Record who came, came late or was absent in the room where I invigilate; an empty value clears it.',
  body: z.object({ seatId: Id, attendance: SeatAttendance }),
  output: Done,
  refusals: ['exam_check_in_closed', 'exam_person_barred'],
  idempotency: 'accepted',
})
