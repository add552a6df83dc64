import type { Column } from '../../../platform/db/sql.ts'

export type State = NonNullable<Column<'attendance', 'state'>>
type LeaveKind = Column<'attendance', 'leave_kind'>

export interface AttendanceEvent {
  readonly kind: Column<'attendance_event', 'kind'>
  readonly state: State | null
  readonly is_doubtful: boolean
  readonly leave_request_id: string | null
  readonly leave_kind: LeaveKind
  readonly at: Date
}

export interface Folded {
  readonly state: State | null
  readonly leave_kind: LeaveKind
  /** It rests on a sign that nobody has confirmed. */
  readonly is_doubtful: boolean
  /** A person said so. */
  readonly is_marked: boolean
}

const nothing: Folded = { state: null, leave_kind: null, is_doubtful: false, is_marked: false }

/** The last by when it happened, however late it arrived. */
const lastOf = (events: readonly AttendanceEvent[], ...kinds: readonly AttendanceEvent['kind'][]) =>
  events
    .filter(({ kind }) => kinds.includes(kind))
    .reduce<AttendanceEvent | undefined>((last, one) => (last && last.at > one.at ? last : one), undefined)

const leaveOf = (events: readonly AttendanceEvent[]) =>
  events.findLast(
    (one, index) =>
      one.kind === 'leave' &&
      !events.slice(index + 1).some((later) => later.kind === 'leave_ended' && later.leave_request_id === one.leave_request_id),
  )

const onLeave = (leave: AttendanceEvent): Folded => ({ ...nothing, state: 'leave', leave_kind: leave.leave_kind })

const signed = (events: readonly AttendanceEvent[], sign: AttendanceEvent): Folded => {
  // Who signed out without network is known to have stayed only later.
  const hasLeft = events.some(({ kind }) => kind === 'no_sign_out') && !events.some(({ kind }) => kind === 'sign_out')
  const isConfirmed = events.slice(events.indexOf(sign)).some(({ kind }) => kind === 'confirm')
  return { ...nothing, state: hasLeft ? 'early' : sign.state, is_doubtful: sign.is_doubtful && !isConfirmed }
}

/**
 * What follows from all that happened to somebody in a lesson, in the order in which it arrived: a correction wins, a mark by name beats a
 * sign, and approved leave replaces an absence but never a presence.
 */
export const fold = (events: readonly AttendanceEvent[]): Folded => {
  const correction = lastOf(events, 'correct')
  if (correction) return { ...nothing, state: correction.state, is_marked: true }
  const leave = leaveOf(events)
  const mark = lastOf(events, 'mark', 'unmark')
  if (mark?.kind === 'mark') return mark.state === 'absent' && leave ? onLeave(leave) : { ...nothing, state: mark.state, is_marked: true }
  const sign = lastOf(events, 'sign')
  if (sign) return signed(events, sign)
  if (leave) return onLeave(leave)
  return { ...nothing, state: lastOf(events, 'close', 'exempt')?.state ?? null }
}
