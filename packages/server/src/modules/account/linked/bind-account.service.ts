import type { bindMoreAccount } from '@campus/contract/account/outside.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import { type Caller, type Ctx, inTransaction } from '../../../context/context.ts'
import { answer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireSchool } from '../../school/school/school.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { requireConsent } from '../consent/consent.service.ts'
import { startSession } from '../login/entry.service.ts'
import { provePassword } from '../login/password-proof.service.ts'
import { requireSecondStep } from '../login/second-step.service.ts'
import { bindIdentity } from '../outside/identity.service.ts'
import { Unbound } from '../outside/journey.rules.ts'
import { readFactors } from '../second-factor/need.service.ts'
import { peekTicket, spendTicket } from '../tickets/ticket.service.ts'
import { joinAccount } from './linked.service.ts'

type Given = InputOf<typeof bindMoreAccount>

const proveAccount = async (ctx: Ctx, { schoolId, userType, account, password, captcha }: Given): Promise<string> => {
  const { isCaptchaAlwaysWanted } = await readSettings(ctx.sql, schoolId)
  const holder = await provePassword(ctx, { schoolId, userType, account, password, captcha, isCaptchaAlwaysWanted })
  if (!holder.isActive) throw refuse('account_disabled')
  return holder.id
}

/** The ticket outlives a mistyped password, and is spent with the binding. */
const bindAndEnter = async (ctx: Ctx, bindTicket: string, given: Given) => {
  const { schoolId, consent } = given
  if (!consent) throw refuse('bad_input', { fields: { consent: say(fieldTexts.consent, ctx.language) } })
  await requireConsent(ctx, schoolId, consent)
  const ticket = await peekTicket(ctx, 'bind', bindTicket)
  if (ticket.schoolId !== schoolId) throw refuse('ticket_invalid')
  const personId = await proveAccount(ctx, given)
  const { outside: encrypted, ...outsider } = Unbound.parse(ticket.payload)
  const outside = encrypted === undefined ? undefined : ctx.services.secretBox.decrypt(Buffer.from(encrypted, 'base64'), 'outside.session')
  const entry = { schoolId, personId, way: outsider.provider, consent, outside }
  // A password alone does not bind another login to an account that has a second step.
  await requireSecondStep(ctx, { ...entry, binds: outsider }, await readFactors(ctx, personId))
  await inTransaction(ctx, async (ctx) => {
    await spendTicket(ctx, 'bind', bindTicket)
    await bindIdentity(ctx, { schoolId, ...outsider }, personId, 'owner')
  })
  const { session, isFirstLogin } = await startSession(ctx, entry)
  return answer({ isFirstLogin }, { session })
}

const joinToMine = async (ctx: Ctx, caller: Caller, given: Given) => {
  const personId = await proveAccount(ctx, given)
  await joinAccount({ ...ctx, caller }, { personId, schoolId: given.schoolId })
  return answer({ isFirstLogin: false })
}

export const bindAccount = async (ctx: Ctx, given: Given) => {
  const { bindTicket, schoolId } = given
  await requireSchool(ctx, schoolId)
  if (bindTicket !== undefined) return bindAndEnter(ctx, bindTicket, given)
  if (!ctx.caller) throw refuse('login_required')
  return joinToMine(ctx, ctx.caller, given)
}
