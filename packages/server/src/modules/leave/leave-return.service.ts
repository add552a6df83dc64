import type { InputOf } from '@campus/contract/call.ts'
import type { returnEarly } from '@campus/contract/leave/returns.ts'
import { type CallerCtx, inTransaction } from '../../context/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { closeLeaveWindow } from '../approval/absences/leave-window.service.ts'
import { record } from '../audit/audit.service.ts'
import { absenceFollowers } from './absences.extension.ts'
import * as repository from './leave.repository.ts'

export const mayReturn = ({ state, ends_at, returned_at }: repository.LeaveRow, now: Date) =>
  state === 'approved' && returned_at === null && ends_at > now

/** Who is back before the beginning was never away. */
export const returnFromLeave = (ctx: CallerCtx, { leaveRequestId: id }: InputOf<typeof returnEarly>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    await repository.lockRequests(ctx.sql, [id])
    const row = await repository.findRequest(ctx.sql, id, ctx.caller.schoolId)
    if (row?.person_id !== ctx.caller.personId) throw refuse('not_found')
    if (!mayReturn(row, ctx.now())) throw refuse('leave_not_running')
    const from = new Date(Math.max(ctx.now().getTime(), row.starts_at.getTime()))
    await repository.setReturned(ctx.sql, id, from)
    await closeLeaveWindow(ctx, id, from)
    await record(ctx, { action: 'leave.returned', subjectKind: 'leave_request', subjectId: id })
    await absenceFollowers.of(ctx).attendance.ended(ctx, row, from)
    return null
  })
