import type { OpenedSession } from '../../../http/route.ts'
import { type Ctx, inTransaction } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findHolder, noteFirstLogin } from '../../people/holder.service.ts'
import { hasUsedDevice } from '../session/session.repository.ts'
import { openSession } from '../session/session.service.ts'
import { type Consent, keepConsent } from './consent.service.ts'
import { notePassage } from './login-log.service.ts'
import { warnOfNewDevice } from './new-device.service.ts'

interface Entry {
  readonly schoolId: string
  readonly personId: string
  /** How the person proved who they are: `password`, `phone`, `passkey`, `wechat`, … */
  readonly way: string
  readonly remember?: boolean
  readonly consent?: Consent | undefined
  /** What the outside needs again at logout, as JSON. */
  readonly outside?: string
}

interface Entered {
  readonly session: OpenedSession
  readonly isFirstLogin: boolean
}

/** Lets in whoever has proved who they are, by whichever way: the one door to a session. */
export const letIn = async (ctx: Ctx, { schoolId, personId, way, remember = false, consent, outside }: Entry): Promise<Entered> => {
  const holder = await findHolder(ctx, personId)
  if (!holder?.isActive) {
    await notePassage(ctx, { schoolId, personId, way, outcome: 'refused', reason: 'disabled' })
    throw refuse('account_disabled')
  }
  return inTransaction(ctx, async (ctx) => {
    const { deviceId } = ctx.origin
    const isNewDevice = !(await hasUsedDevice(ctx.sql, { personId, deviceId }))
    const session = await openSession(ctx, { schoolId, personId, way, remember, ...(outside ? { outside } : {}) })
    const isFirstLogin = await noteFirstLogin(ctx, personId)
    if (consent) await keepConsent(ctx, { schoolId, personId }, consent)
    await notePassage(ctx, { schoolId, personId, way, outcome: 'in' })
    if (isNewDevice && !isFirstLogin) await warnOfNewDevice(ctx, { schoolId, personId })
    return { session, isFirstLogin }
  })
}
