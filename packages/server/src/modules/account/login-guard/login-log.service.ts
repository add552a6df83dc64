import type { Ctx } from '../../../context/context.ts'
import { record } from '../../audit/audit.service.ts'
import { insertLoginLog } from './login-log.repository.ts'

interface LoginRecord {
  readonly schoolId: string
  readonly personId: string | null
  readonly way: string
  readonly outcome: 'in' | 'refused' | 'out'
  readonly reason?: string
}

const actions = { in: 'account.login', refused: 'account.login_refused', out: 'account.logout' } as const

/** Who came, went or was turned away: once for the log people read, once as evidence. What was typed is in neither. */
export const recordLogin = async (ctx: Ctx, { schoolId, personId, way, outcome, reason = '' }: LoginRecord) => {
  const { deviceName, network, requestId } = ctx.origin
  await insertLoginLog(ctx.sql, { schoolId, personId, way, outcome, reason, deviceName, network, requestId, now: ctx.now() })
  await record(ctx, {
    schoolId,
    ...(personId && outcome !== 'refused' ? { actorId: personId } : {}),
    action: actions[outcome],
    subjectKind: 'person',
    subjectId: personId ?? '',
    details: { way, ...(reason ? { reason } : {}) },
  })
}
