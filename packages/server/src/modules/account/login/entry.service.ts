import { type Ctx, inTransaction } from '../../../context/context.ts'
import type { OpenedSession } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { noteFirstLogin } from '../../people/person/holder.service.ts'
import { presentSessionUser } from '../../people/person/person.service.ts'
import { keepConsent } from '../consent/consent.service.ts'
import { findEntrant } from '../login-guard/login.repository.ts'
import { recordLogin } from '../login-guard/login-log.service.ts'
import { recordLoginProof } from '../proof/proof.service.ts'
import { factorsOf } from '../second-factor/need.service.ts'
import { endSessionsOf, openOutside, openSession } from '../session/session.service.ts'
import { warnOfNewDevice } from './new-device.service.ts'
import { type Entry, requireSecondStep } from './second-step.service.ts'

interface Entered {
  readonly session: OpenedSession
  readonly isFirstLogin: boolean
}

/** The device leaves another account of its owner for this one. Returns the data that single sign-on needs at logout. */
const leaveSession = async (ctx: Ctx, { leaves, personId }: Entry) => {
  if (!leaves) return undefined
  const [left] = await endSessionsOf(ctx, { personId: leaves.personId, id: leaves.sessionId }, 'replaced')
  if (!left) throw refuse('login_required')
  const by = { schoolId: leaves.schoolId, actorId: leaves.personId }
  await record(ctx, { ...by, action: 'account.switched', subjectKind: 'person', subjectId: personId })
  return left.outside_encrypted ? openOutside(ctx, left.outside_encrypted) : undefined
}

/** Opens the session of a person who has proved who they are, in any way. Every way in ends here, so none gets around the second step. */
export const startSession = async (ctx: Ctx, entry: Entry): Promise<Entered> => {
  const { schoolId, personId, way, passkeyId, remember = false, consent, outside, secondFactor } = entry
  const person = await presentSessionUser(ctx, personId)
  if (!person.isActive) {
    await recordLogin(ctx, { schoolId, personId, way, outcome: 'refused', reason: 'disabled' })
    throw refuse('account_disabled')
  }
  const entrant = await findEntrant(ctx.sql, { personId, deviceId: ctx.origin.deviceId })
  await requireSecondStep(ctx, entry, factorsOf(ctx, entrant))
  return inTransaction(ctx, async (ctx) => {
    const leftOutside = await leaveSession(ctx, entry)
    const session = await openSession(ctx, { schoolId, personId, person, way, remember, outside: outside ?? leftOutside, secondFactor })
    await recordLoginProof(ctx, { sessionId: session.sessionId, way, passkeyId })
    const isFirstLogin = entrant.first_login_at === null && (await noteFirstLogin(ctx, personId))
    if (consent) await keepConsent(ctx, { schoolId, personId }, consent, entrant.agreed)
    await recordLogin(ctx, { schoolId, personId, way, outcome: 'in' })
    if (!entrant.has_used_device && !isFirstLogin) await warnOfNewDevice(ctx, { schoolId, personId })
    return { session, isFirstLogin }
  })
}
