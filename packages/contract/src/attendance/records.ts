import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { leaveKinds } from '../leave/leave-requests.ts'
import { PageQuery, pageOf } from '../page.ts'
import { LessonAtSchool } from './lessons.ts'
import { AttendanceState, Doubt, EventKind } from './states.ts'

export const PersonShown = z.object({ id: Id, name: z.string(), number: z.string(), unitName: z.string() })

export const AttendanceRow = z.object({
  lesson: LessonAtSchool,
  sectionId: Id,
  person: PersonShown,
  state: AttendanceState,
  leaveKind: z.enum(leaveKinds).nullable(),
  isDoubtful: z.boolean(),
  objection: z.enum(['open', 'accepted', 'rejected']).nullable(),
})
export type AttendanceRow = z.infer<typeof AttendanceRow>

const readers = ['student', 'teacher', 'manager', 'auditor', 'family'] as const

export const ownAttendance = call({
  method: 'GET',
  path: '/schedule/attendance',
  who: readers,
  summary: 'Lesson attendance of my own, or of someone whose attendance I may read, newest first.',
  query: PageQuery.extend({ personId: Id.optional(), sectionId: Id.optional(), state: AttendanceState.optional() }),
  output: pageOf(AttendanceRow),
})

export const attendanceDetail = call({
  method: 'GET',
  path: '/schedule/attendance/{lessonId}',
  who: readers,
  summary: 'How a state of attendance came about.',
  params: z.object({ lessonId: Id }),
  query: z.object({ personId: Id.optional() }),
  output: AttendanceRow.extend({
    state: AttendanceState.nullable(),
    doubts: z.array(Doubt),
    events: z.array(
      z.object({
        id: Id,
        kind: EventKind,
        state: AttendanceState.nullable(),
        at: Instant,
        by: z.string(),
        reason: z.string(),
        isDoubtful: z.boolean(),
      }),
    ),
    /** Until when the person may object; null where there is nothing to object to. */
    objectUntil: Instant.nullable(),
    objectionDetail: z
      .object({
        id: Id,
        state: z.enum(['open', 'accepted', 'rejected']),
        text: z.string(),
        notes: z.string(),
        createdAt: Instant,
        decidedBy: z.string(),
      })
      .nullable(),
    mayDecide: z.boolean(),
    /** The one who reads may change it, with a reason. */
    mayCorrect: z.boolean(),
  }),
})

const counts = {
  present: z.number().int(),
  late: z.number().int(),
  early: z.number().int(),
  absent: z.number().int(),
  leave: z.number().int(),
  exempt: z.number().int(),
}

const Figures = z.object({
  ...counts,
  /** Of the leave, what counts as present. */
  officialLeave: z.number().int(),
  taken: z.number().int(),
  /** Lessons that are still to come. */
  ahead: z.number().int(),
  /** Between 0 and 1; null while nothing counts. */
  rate: z.number().nullable(),
  /** What it becomes if the person comes to every lesson from now on. */
  bestRate: z.number().nullable(),
  /** The part of all hours of the term that was missed. */
  missed: z.number(),
})
export type Figures = z.infer<typeof Figures>

const SectionFigures = Figures.extend({ sectionId: Id, course: z.string(), sectionCode: z.string() })

export const attendanceOverview = call({
  method: 'GET',
  path: '/schedule/attendance/overview',
  who: readers,
  summary:
    'Rates of attendance of this term: mine by section, those of the sections that I teach or look after, or those of the people of one section.',
  /** Pages are of the sections that somebody looks after. */
  query: PageQuery.extend({
    personId: Id.optional(),
    sectionId: Id.optional(),
    as: z.enum(['student', 'teacher', 'scope']).default('student'),
  }),
  output: z.object({
    term: z.object({ academicYear: z.string(), semester: z.number().int() }).nullable(),
    /** In percent. */
    minRate: z.number().int(),
    sections: z.array(SectionFigures),
    total: z.number().int(),
    people: z.array(Figures.extend({ person: PersonShown })),
  }),
})

export const object = call({
  method: 'POST',
  path: '/schedule/objections',
  who: ['student'],
  summary: 'Object to how my attendance was recorded; the teacher of the lesson decides.',
  body: z.object({ lessonId: Id, text: z.string().trim().min(5).max(500) }),
  output: Done,
  refusals: ['objection_late', 'objection_open', 'nothing_to_object'],
  idempotency: 'required',
})

export const decideObjection = call({
  method: 'POST',
  path: '/schedule/objections/decide',
  who: ['teacher', 'manager'],
  summary: 'Accept an objection, which corrects the state, or reject it.',
  body: z
    .object({
      id: Id,
      verdict: z.enum(['accepted', 'rejected']),
      state: AttendanceState.exclude(['leave']).optional(),
      notes: z.string().trim().min(1).max(500),
    })
    .refine(({ verdict, state }) => verdict === 'rejected' || state !== undefined, { message: 'required', path: ['state'] }),
  output: Done,
  refusals: ['already_decided', 'attendance_fixed', 'own_request'],
  idempotency: 'required',
})

export const openObjections = call({
  method: 'GET',
  path: '/schedule/objections',
  who: ['teacher', 'manager'],
  summary: 'Objections that wait for my decision.',
  query: PageQuery,
  output: pageOf(AttendanceRow.extend({ id: Id, text: z.string(), createdAt: Instant })),
})
