import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id } from '../fields.ts'
import { dayFilter } from '../list-filter.ts'
import { PageQuery, pageOf, sortBy } from '../page.ts'
import { AttendanceRow, PersonShown } from './records.ts'
import { AttendanceState } from './states.ts'
import { handlings, Warning, warningKinds, warningStates } from './warnings.ts'

const words = z.string().trim().max(60).optional()

export const AttendanceFilter = z.object({
  words,
  state: AttendanceState.optional(),
  concern: z.enum(['doubtful', 'objection']).optional(),
  from: z.iso.date('calendar_day').optional(),
  until: z.iso.date('calendar_day').optional(),
})

export const consoleAttendance = call({
  method: 'GET',
  path: '/console/schedule/attendance',
  who: ['manager', 'admin', 'auditor'],
  summary: 'The attendance of sections and people in my scope, newest first, or by the time of the lesson.',
  query: PageQuery.extend({ ...AttendanceFilter.shape, sort: sortBy('startsAt') }),
  output: pageOf(AttendanceRow),
})

export const correctAttendance = call({
  method: 'POST',
  path: '/console/schedule/attendance/correct',
  who: ['manager', 'admin'],
  summary: 'Correct an attendance record in my scope, with a reason, until the term is closed; the student is notified.',
  body: z.object({ lessonId: Id, personId: Id, state: AttendanceState.exclude(['leave']), reason: z.string().trim().min(2).max(200) }),
  output: Done,
  refusals: ['attendance_fixed', 'own_request', 'roll_call_not_open'],
  idempotency: 'required',
})

export const WarningFilter = z.object({
  words,
  kind: z.enum(warningKinds).optional(),
  state: z.enum(warningStates).default('open'),
  ...dayFilter,
})

export const consoleWarnings = call({
  method: 'GET',
  path: '/console/schedule/warnings',
  who: ['manager', 'admin', 'auditor'],
  summary: 'Warnings about people in my scope.',
  query: PageQuery.extend({ ...WarningFilter.shape, sort: sortBy('raisedAt', 'name', 'measured') }),
  output: pageOf(Warning.extend({ person: PersonShown, handledBy: z.string(), isCauseGone: z.boolean() })),
})

export const handleWarning = call({
  method: 'POST',
  path: '/console/schedule/warnings/handle',
  who: ['manager', 'admin'],
  summary: 'Record what was done about a warning, or decide again; only this bars a student from an exam or lifts the bar.',
  body: z.object({ id: Id, handling: z.enum(handlings), notes: z.string().trim().min(2).max(500) }),
  output: Done,
  refusals: ['already_decided', 'own_request'],
  idempotency: 'required',
})
