import type { beginSetupAtLogin, finishLogin, finishSetupAtLogin } from '@campus/contract/account/second-factor.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { answer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { findHolder } from '../../people/person/holder.service.ts'
import { startSession } from '../login/entry.service.ts'
import { type Entry, entryOf } from '../login/second-step.service.ts'
import { bindIdentity } from '../outside/identity.service.ts'
import { notifyOwner } from '../password/notify-owner.service.ts'
import { missingStep } from '../second-factor/need.rules.ts'
import { readFactors } from '../second-factor/need.service.ts'
import { beginSetupFor, confirmSetupOf, keepTotp } from '../second-factor/setup.service.ts'
import { peekTicket, spendTicket } from '../tickets/ticket.service.ts'
import { turnedOnNotice } from './factor-notices.ts'
import { proveFactor } from './factor-proof.service.ts'

const findEntry = async (ctx: Ctx, ticket: string) => entryOf(ctx, await peekTicket(ctx, 'second_step', ticket))

/** What waited for the second step is done now: the outside login is bound, the session opened. */
const enter = async (ctx: Ctx, entry: Entry) => {
  const { binds, schoolId, personId } = entry
  if (binds) await bindIdentity(ctx, { schoolId, ...binds }, personId, 'owner')
  return startSession(ctx, entry)
}

/** The ticket outlives a mistyped code, and is spent with the login. */
export const finish = async (ctx: Ctx, { ticket, proof }: InputOf<typeof finishLogin>) => {
  const entry = await findEntry(ctx, ticket)
  const secondFactor = await proveFactor(ctx, { personId: entry.personId, firstWay: entry.way }, proof)
  await spendTicket(ctx, 'second_step', ticket)
  const { session, isFirstLogin } = await enter(ctx, { ...entry, secondFactor })
  return answer({ isFirstLogin }, { session })
}

/** The ticket of a login sets a factor up for somebody who has none, and never replaces one. */
const requireNone = async (ctx: Ctx, { personId }: Entry) => {
  if (missingStep(await readFactors(ctx, personId), null) !== 'setup') throw refuse('ticket_invalid')
}

export const beginAtLogin = async (ctx: Ctx, { ticket }: InputOf<typeof beginSetupAtLogin>) => {
  const entry = await findEntry(ctx, ticket)
  await requireNone(ctx, entry)
  const { schoolId, personId } = entry
  return beginSetupFor(ctx, { schoolId, personId })
}

export const finishSetupAndLogin = async (ctx: Ctx, { ticket, ...confirmation }: InputOf<typeof finishSetupAtLogin>) => {
  const entry = await findEntry(ctx, ticket)
  const { schoolId, personId } = entry
  const owner = { schoolId, personId }
  const confirmed = await confirmSetupOf(ctx, owner, confirmation)
  const recoveryCodes = await inTransaction(ctx, async (ctx) => {
    await requireNone(ctx, entry)
    await spendTicket(ctx, 'second_step', ticket)
    const codes = await keepTotp(ctx, owner, confirmed, { replaces: false })
    const holder = await findHolder(ctx, personId)
    if (holder) await notifyOwner(ctx, holder, turnedOnNotice)
    await record(ctx, { schoolId, actorId: personId, action: 'account.second_factor_on', subjectKind: 'person', subjectId: personId })
    return codes
  })
  const { session, isFirstLogin } = await enter(ctx, { ...entry, secondFactor: 'totp' })
  return answer({ isFirstLogin, recoveryCodes }, { session })
}
