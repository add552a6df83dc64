import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { PageQuery, pageOf, sortBy } from '../page.ts'
import { Clash } from '../schedule/console/slots.ts'
import { Titled } from '../school/schools.ts'
import { ExamChange, ExamRoom, examKinds, SeatPlan } from './exams.ts'

const planners = ['admin', 'manager'] as const
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'clock_time')
const Day = z.iso.date()
const examStates = ['draft', 'published', 'cancelled'] as const
const Reason = z.string().trim().min(2, 'required').max(200)
const Sittings = z.array(z.object({ roomId: Id, invigilatorIds: z.array(Id).max(10).default([]) })).max(50)

/** Candidates who have a lesson during an exam. At most a hundred are listed. */
export const LessonClashes = z.object({ total: z.number().int(), clashes: z.array(Clash) })
export type LessonClashes = z.infer<typeof LessonClashes>

/** Why candidates miss a lesson. */
const ClashReason = z.string().trim().max(200).default('')

/** What makes a plan hard on people, counted over the exams of a term. */
export const SoftCounts = z.object({
  backToBack: z.number().int(),
  crowdedDays: z.number().int(),
  crowdedWeeks: z.number().int(),
  busiestDay: z.number().int(),
})
export type SoftCounts = z.infer<typeof SoftCounts>

const PlannedExam = z.object({
  id: Id,
  kind: z.enum(examKinds),
  course: Titled,
  unit: Titled,
  sections: z.array(z.object({ id: Id, code: z.string() })),
  minutes: z.number().int(),
  papers: z.number().int(),
  notes: z.string(),
  startsAt: Instant.nullable(),
  isFixed: z.boolean(),
  state: z.enum(examStates),
  people: z.number().int(),
  seated: z.number().int(),
  sittings: z.array(
    z.object({ id: Id, room: ExamRoom, seats: z.number().int(), invigilators: z.array(z.object({ id: Id, name: z.string() })) }),
  ),
})
export type PlannedExam = z.infer<typeof PlannedExam>

/**
 * Why somebody has no seat: barred, in another exam then, no free seat that suits, free seats only in rooms that lack invigilators, or on a
 * roster since the seats were assigned. Empty where nothing is known to be in the way.
 */
const unseatedReasons = ['barred', 'other_exam', 'full', 'no_invigilators', 'joined', ''] as const

/** Who takes part and has no seat, at most a hundred by number; before seats are assigned those alone who will get none. */
const Unseated = z.object({
  total: z.number().int(),
  people: z.array(
    z.object({
      person: z.object({ id: Id, name: z.string(), number: z.string(), className: z.string() }),
      reason: z.enum(unseatedReasons),
      /** The exam that they sit at the time. */
      otherExam: Titled.nullable(),
    }),
  ),
})
export type Unseated = z.infer<typeof Unseated>

export const ExamFilter = z.object({
  termId: Id.optional(),
  state: z.enum(examStates).optional(),
  words: z.string().trim().max(60).default(''),
})

export const consoleExams = call({
  method: 'GET',
  path: '/console/schedule/exams',
  who: planners,
  summary: 'The exams of a term in my units by time, those without a time first, or in another order, with what is hard on candidates.',
  query: PageQuery.extend({ ...ExamFilter.shape, sort: sortBy('startsAt', 'course', 'minutes') }),
  output: pageOf(PlannedExam).extend({
    termId: Id.nullable(),
    terms: z.array(z.object({ id: Id, academicYear: z.string(), semester: z.number().int() })),
    counts: SoftCounts,
  }),
})

export const consoleExam = call({
  method: 'GET',
  path: '/console/schedule/exams/{id}',
  who: planners,
  summary:
    'One exam of my units with its rooms, invigilators and seats, who has no seat and why, and how it changed since it was published.',
  params: z.object({ id: Id }),
  output: z.object({
    exam: PlannedExam,
    plan: SeatPlan.shape.sittings,
    unseated: Unseated,
    lessonClashes: LessonClashes,
    changes: z.array(ExamChange.extend({ by: z.string() })),
  }),
})

/** What may be chosen when an exam is planned. */
export const examChoices = call({
  method: 'GET',
  path: '/console/schedule/exam-choices',
  who: planners,
  summary: 'Sections of a term in my units, rooms with seats, and teachers of my units.',
  query: z.object({ termId: Id }),
  output: z.object({
    sections: z.array(z.object({ id: Id, code: z.string(), course: Titled, people: z.number().int(), hasExam: z.boolean() })),
    rooms: z.array(ExamRoom.extend({ seats: z.number().int() })),
    teachers: z.array(z.object({ id: Id, name: z.string(), number: z.string() })),
  }),
})

export const saveExam = call({
  method: 'POST',
  path: '/console/schedule/exams',
  who: planners,
  summary: 'Add an exam or change a draft: its sections, time, rooms and invigilators. A time given by a person is fixed.',
  body: z.object({
    id: Id.optional(),
    sectionIds: z.array(Id).min(1).max(50),
    kind: z.enum(examKinds),
    minutes: z.number().int().min(10).max(600),
    papers: z.number().int().min(1).max(4).default(1),
    notes: z.string().trim().max(500).default(''),
    startsAt: Instant.nullable().default(null),
    sittings: Sittings.default([]),
    clashReason: ClashReason,
  }),
  output: z.object({ id: Id }),
  refusals: [
    'exam_sections_wrong',
    'exam_room_wrong',
    'exam_busy',
    'exam_candidate_busy',
    'exam_fixed',
    'exam_time_missing',
    'student_clashes',
  ],
  idempotency: 'accepted',
})

export const proposeExams = call({
  method: 'POST',
  path: '/console/schedule/exams/propose',
  who: planners,
  summary:
    'Find times, rooms and invigilators for all drafts of a term in my units that no person fixed; the same input gives the same plan.',
  body: z.object({
    termId: Id,
    from: Day,
    until: Day,
    times: z.array(ClockTime).min(1).max(6),
    /** Without it, only counted. */
    apply: z.boolean().default(false),
    clashReason: ClashReason,
  }),
  output: z.object({
    placed: z.number().int(),
    left: z.array(z.object({ id: Id, course: Titled })),
    counts: SoftCounts,
    /** Exams during which candidates have a lesson, with how many. */
    clashing: z.array(z.object({ id: Id, course: Titled, lessons: z.number().int() })),
  }),
  refusals: ['exam_busy', 'exam_days_wrong', 'student_clashes'],
  idempotency: 'accepted',
})

export const planExamSeats = call({
  method: 'POST',
  path: '/console/schedule/exams/seats',
  who: planners,
  summary: 'Seat all candidates, add a late one to a free seat, or note what a candidate needs.',
  body: z.object({
    examId: Id,
    action: z.enum(['plan', 'add', 'need']),
    /** The number of a student, for `add` and `need`. */
    number: z.string().trim().max(40).default(''),
    extraMinutes: z.number().int().min(0).max(240).default(0),
    needs: z.string().trim().max(500).default(''),
  }),
  output: z.object({ seated: z.number().int() }),
  refusals: [
    'exam_full',
    'exam_candidate_busy',
    'exam_fixed',
    'exam_ended',
    'exam_time_missing',
    'exam_person_unknown',
    'exam_person_barred',
    'exam_invigilators_missing',
    'exam_busy',
  ],
  idempotency: 'accepted',
})

export const publishExams = call({
  method: 'POST',
  path: '/console/schedule/exams/publish',
  who: planners,
  summary: 'Publish exams: exactly the candidates have a seat, and each room two invigilators, one of whom does not teach the course.',
  body: z.object({ ids: z.array(Id).min(1).max(200) }),
  output: Done,
  refusals: ['exam_fixed', 'exam_time_missing', 'exam_seats_missing', 'exam_invigilators_missing', 'exam_course_teachers'],
  idempotency: 'required',
})

export const moveExam = call({
  method: 'POST',
  path: '/console/schedule/exams/move',
  who: planners,
  summary:
    'Change time, rooms or invigilators of a published exam. Candidates whose room stays keep their seat; the others get one in the new rooms. Everyone affected is notified of what was and what is now.',
  body: z.object({ id: Id, startsAt: Instant, sittings: Sittings.min(1), reason: Reason, clashReason: ClashReason }),
  output: Done,
  refusals: [
    'exam_not_published',
    'exam_over',
    'exam_time_past',
    'exam_room_wrong',
    'exam_busy',
    'exam_candidate_busy',
    'exam_full',
    'exam_invigilators_missing',
    'exam_course_teachers',
    'student_clashes',
  ],
  idempotency: 'required',
})

export const cancelExam = call({
  method: 'POST',
  path: '/console/schedule/exams/cancel',
  who: planners,
  summary: 'Cancel a published exam that has not begun: its rooms are free again, and invigilators and candidates are notified.',
  body: z.object({ id: Id, reason: Reason }),
  output: Done,
  refusals: ['exam_not_published', 'exam_over'],
  idempotency: 'required',
})

export const examPaper = call({
  method: 'GET',
  path: '/console/schedule/exams/{id}/paper',
  who: planners,
  summary: 'The list for the doors, the seat plans or the lists that candidates sign, as PDF.',
  params: z.object({ id: Id }),
  query: z.object({ kind: z.enum(['door', 'seats', 'sign']) }),
  output: { raw: 'bytes', contentType: 'application/pdf' },
  refusals: ['making_busy', 'making_failed', 'character_missing', 'exam_seats_missing'],
})
