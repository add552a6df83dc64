import type { Ctx } from '../../context/context.ts'
import type { Column } from '../../platform/db/sql.ts'
import { extensionPoint } from '../../platform/extension-point.ts'

/** Approved leave of somebody. */
export interface Absence {
  readonly id: string
  readonly school_id: string
  readonly person_id: string
  readonly person_name: string
  readonly kind: Column<'leave_request', 'kind'>
  readonly starts_at: Date
  readonly ends_at: Date
}

/** Areas that follow who is away, in the transaction in which it is decided. */
interface AbsenceFollower {
  readonly approved: (ctx: Ctx, absence: Absence) => Promise<void>
  /** The person is back before the end: what begins from then on is no leave any more. */
  readonly ended: (ctx: Ctx, absence: Absence, from: Date) => Promise<void>
}

export const absenceFollowers = extensionPoint<{ readonly attendance: AbsenceFollower }>('leave.absences', { attendance: true })
