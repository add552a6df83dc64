import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { ChangeKind, ChangePart } from './lesson-change.ts'
import { EntryRepeats } from './own-entries.ts'
import { Day } from './terms.ts'

export const maxTimetableDays = 42
const msPerDay = 86_400_000

export const Lesson = z.object({
  id: Id,
  day: Day,
  startsAt: Instant,
  endsAt: Instant,
  /** None where it is held at a time by the clock. */
  fromPeriod: z.number().int().nullable(),
  toPeriod: z.number().int().nullable(),
  state: z.enum(['planned', 'cancelled']),
  /** Why it is cancelled: a holiday, a new weekly plan, or somebody cancelled it. */
  cancelledBy: z.enum(['holiday', 'plan', 'person']).nullable(),
  /** Changed after it was planned. */
  isChanged: z.boolean(),
  course: z.object({ id: Id, code: z.string(), name: z.string() }),
  sections: z.array(z.object({ id: Id, code: z.string() })),
  room: z.object({ id: Id, name: z.string(), building: z.string(), placeId: Id }).nullable(),
  teachers: z.array(z.object({ id: Id, name: z.string() })),
})
export type Lesson = z.infer<typeof Lesson>

/** What else stands in a timetable: own entries, exams, invigilation. */
export const TimetableEntry = z.object({
  id: Id,
  kind: z.enum(['own', 'exam', 'duty']),
  title: z.string(),
  place: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  /** Of an own entry: the first of its days, and how it goes on. */
  series: z.object({ day: Day, repeats: EntryRepeats, until: Day.nullable() }).nullable(),
})
export type TimetableEntry = z.infer<typeof TimetableEntry>

const Days = z.object({ from: Day, to: Day })

const spanning = <Given extends typeof Days>(given: Given) =>
  given
    .refine(({ from, to }) => to >= from, { message: 'ends_before', path: ['to'] })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < maxTimetableDays * msPerDay, { message: 'too_many_days', path: ['to'] })

/** A student who shares their timetable with the caller; left out, it is the caller's own. */
const OfStudent = { studentId: Id.optional() }

export const ownTimetable = call({
  method: 'GET',
  path: '/schedule/timetable',
  who: ['student', 'teacher', 'family'],
  summary: 'My lessons, exams and own entries of up to 42 days, or the lessons of a student who shares them with me.',
  query: spanning(Days.extend(OfStudent)),
  output: z.object({ lessons: z.array(Lesson), entries: z.array(TimetableEntry) }),
})

export const timetableKinds = ['class', 'teacher', 'room'] as const

export const timetableOf = call({
  method: 'GET',
  path: '/schedule/timetables/{kind}/{id}',
  who: ['student', 'teacher', 'manager', 'admin'],
  summary: 'The lessons of a class, a teacher or a room; never of a student.',
  params: z.object({ kind: z.enum(timetableKinds), id: Id }),
  query: spanning(Days),
  output: z.object({ name: z.string(), lessons: z.array(Lesson) }),
})

export const nextLesson = call({
  method: 'GET',
  path: '/schedule/next',
  who: ['student', 'teacher', 'manager', 'family'],
  summary: 'The lesson of now or next within a week, and when to leave for it: mine, or of a student who shares them with me.',
  query: z.object(OfStudent),
  output: z
    .object({
      lesson: Lesson,
      isNow: z.boolean(),
      /** From the building of the lesson before it, where that ends less than two hours earlier. */
      walkMinutes: z.number().int().nullable(),
      walkFrom: z.string(),
      leaveBy: Instant.nullable(),
    })
    .nullable(),
})

export const lessonDetail = call({
  method: 'GET',
  path: '/schedule/lessons/{id}',
  who: ['student', 'teacher', 'manager', 'admin', 'family'],
  summary:
    'One lesson, for those who take part, teach it or look after its section, were sent a message about it, and for family of a student who shares it.',
  params: z.object({ id: Id }),
  output: Lesson.extend({
    week: z.number().int(),
    plannedOn: Day,
    /** How many take part. */
    students: z.number().int(),
    isTeacher: z.boolean(),
    place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    /** What was changed by hand, the earliest first. */
    history: z.array(ChangePart.extend({ kind: ChangeKind, decidedAt: Instant })),
  }),
})
