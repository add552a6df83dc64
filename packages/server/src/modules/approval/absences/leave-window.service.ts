import type { Ctx } from '../../../context/context.ts'
import { listPeople } from '../lookup/lookup.repository.ts'
import { endLeaveAbsence, insertAbsenceOnce } from './absence.repository.ts'
import { notifyDeputy } from './absence-messages.ts'

interface ApprovedLeave {
  readonly id: string
  readonly school_id: string
  readonly person_id: string
  readonly deputy_id: string
  readonly starts_at: Date
  readonly ends_at: Date
}

/** While somebody is on leave, the deputy named in the request decides for them. A deputy whom they named for that time themselves stays. */
export const openLeaveWindow = async (ctx: Ctx, { id, school_id, person_id, deputy_id, starts_at, ends_at }: ApprovedLeave) => {
  const [deputy] = await listPeople(ctx.sql, school_id, [deputy_id])
  if (deputy?.state !== 'active') return
  const row = { school_id, person_id, deputy_id, starts_at, ends_at, leave_request_id: id, created_at: ctx.now() }
  if (!(await insertAbsenceOnce(ctx.sql, row))) return
  const about = { schoolId: school_id, personId: person_id, deputyId: deputy_id, startsAt: starts_at, endsAt: ends_at }
  await notifyDeputy(ctx, { ...about, reason: '' })
}

/** Who is back early decides again. */
export const closeLeaveWindow = (ctx: Ctx, leaveId: string, from: Date) => endLeaveAbsence(ctx.sql, leaveId, from)
