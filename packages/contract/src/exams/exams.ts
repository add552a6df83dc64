import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { Titled } from '../school/schools.ts'

export const examKinds = ['midterm', 'final', 'resit', 'other'] as const
export type ExamKind = (typeof examKinds)[number]

export const examKindNames: Record<ExamKind, Phrase> = {
  midterm: ['期中考试', 'Midterm exam', '期中考試'],
  final: ['期末考试', 'Final exam', '期末考試'],
  resit: ['补考', 'Resit', '補考'],
  other: ['其他考试', 'Other exam', '其他考試'],
}

export const ExamRoom = Titled.extend({ id: Id, building: Titled })

/** An exam as people who take part in it see it. */
export const ExamRow = z.object({
  id: Id,
  kind: z.enum(examKinds),
  course: Titled,
  startsAt: Instant,
  endsAt: Instant,
  /** On whose clock it begins. */
  timeZone: z.string(),
  notes: z.string(),
})

/** How a published exam changed: before and after. A cancelled one has nothing after. */
export const ExamChange = z.object({
  id: Id,
  kind: z.enum(['move', 'cancel']),
  reason: z.string(),
  changedAt: Instant,
  before: z.object({ startsAt: Instant, rooms: z.array(ExamRoom) }),
  after: z.object({ startsAt: Instant, rooms: z.array(ExamRoom) }).nullable(),
})
export type ExamChange = z.infer<typeof ExamChange>

const OwnSeat = z.object({
  room: ExamRoom,
  row: z.number().int(),
  column: z.number().int(),
  /** With more time where it was granted. */
  endsAt: Instant,
  needs: z.string(),
})

/** For family members: whose exams they want to see. */
const OfStudent = z.object({ studentId: Id.optional() })

export const ownExams = call({
  method: 'GET',
  path: '/schedule/exams',
  who: ['student', 'teacher', 'family'],
  summary:
    'My published exams with room and seat, as far as I have one, or those of the sections that I teach, with what changed; coming ones first.',
  query: OfStudent,
  output: z.array(
    ExamRow.extend({
      seat: OwnSeat.nullable(),
      rooms: z.array(ExamRoom),
      people: z.number().int(),
      /** The student may not sit it. */
      isBarred: z.boolean(),
      /** Takes part, and has no seat yet: joined after the exam was published. */
      isUnseated: z.boolean(),
      isCancelled: z.boolean(),
      changes: z.array(ExamChange),
    }),
  ),
})

export const seatAttendances = ['', 'present', 'late', 'absent'] as const
export const SeatAttendance = z.enum(seatAttendances)

export const attendanceNames: Record<Exclude<z.infer<typeof SeatAttendance>, ''>, Phrase> = {
  present: ['已到', 'Present', '已到'],
  late: ['迟到', 'Late', '遲到'],
  absent: ['缺考', 'Absent', '缺考'],
}

/**
 * One place in a room. Names and needs are there for those who invigilate there or plan, names for who teaches the course; a candidate sees
 * their own place alone.
 */
export const SeatPlace = z.object({
  id: Id,
  row: z.number().int(),
  column: z.number().int(),
  isMine: z.boolean(),
  paper: z.number().int(),
  /** May not sit this exam, though there is a seat. */
  isBarred: z.boolean(),
  person: z.object({ id: Id, name: z.string(), number: z.string(), className: z.string() }).nullable(),
  attendance: SeatAttendance,
  needs: z.string(),
})

export const SeatPlan = z.object({
  exam: ExamRow,
  sittings: z.array(
    z.object({
      id: Id,
      room: ExamRoom,
      rows: z.number().int(),
      columns: z.number().int(),
      invigilators: z.array(z.string()),
      seats: z.array(SeatPlace),
    }),
  ),
})
export type SeatPlan = z.infer<typeof SeatPlan>

export const examSeats = call({
  method: 'GET',
  path: '/schedule/exams/{id}/seats',
  who: ['student', 'teacher', 'family'],
  summary:
    'The plan of my room without names; with names for who invigilates there or teaches the course, with needs for the invigilators.',
  params: z.object({ id: Id }),
  query: OfStudent,
  output: SeatPlan,
})
