import { ConsentGiven } from '@campus/contract/account/login.ts'
import { OutsideProvider } from '@campus/contract/account/outside-provider.ts'
import { FactorWay, type SecondStepNeeded } from '@campus/contract/account/second-step.ts'
import { z } from 'zod'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { recordLogin } from '../login-guard/login-log.service.ts'
import { type Factors, missingStep, waysOf } from '../second-factor/need.rules.ts'
import { issueTicket, type Ticket } from '../tickets/ticket.service.ts'

/** Somebody who has proved who they are, and all that their session needs. Plain data, because it may have to wait for a second step. */
export const Entry = z.object({
  schoolId: z.uuid(),
  personId: z.uuid(),
  /** How the person proved who they are: `password`, `phone`, `passkey`, `wechat`, … */
  way: z.string(),
  /** Which one, where it was a passkey. */
  passkeyId: z.uuid().optional(),
  remember: z.boolean().optional(),
  consent: ConsentGiven.optional(),
  /** What the outside needs again at logout, as JSON. */
  outside: z.string().optional(),
  /** The second factor that was shown. */
  secondFactor: FactorWay.optional(),
  /** The session that this one takes the place of, when a device changes to another account of its owner. */
  leaves: z.object({ schoolId: z.uuid(), personId: z.uuid(), sessionId: z.uuid() }).optional(),
  /** The outside login that is bound to the account when its owner is in. */
  binds: z.object({ provider: OutsideProvider, subject: z.string(), name: z.string() }).optional(),
})
export type Entry = z.infer<typeof Entry>

const stepSeconds = 600
const entryPurpose = 'second_step.entry'
const Payload = z.object({ encrypted: z.base64() })

/** The login that waits for its second step. */
export const entryOf = (ctx: Ctx, { payload }: Ticket): Entry =>
  Entry.parse(JSON.parse(ctx.services.secretBox.decrypt(Buffer.from(Payload.parse(payload).encrypted, 'base64'), entryPurpose)))

/**
 * Asked for every way in, before a session is opened: refuses with a ticket for the second step where one is missing. Not to be asked
 * inside a transaction, which would take the ticket back.
 */
export const requireSecondStep = async (ctx: Ctx, entry: Entry, factors: Factors) => {
  const { schoolId, personId, way } = entry
  const missing = missingStep(factors, entry.secondFactor ?? null)
  if (missing === 'none') return
  const payload = { encrypted: ctx.services.secretBox.encrypt(JSON.stringify(entry), entryPurpose).toString('base64') }
  const ticket = await issueTicket(ctx, { schoolId, personId, purpose: 'second_step', payload, seconds: stepSeconds })
  const code = missing === 'setup' ? 'second_factor_setup_needed' : 'second_factor_needed'
  await recordLogin(ctx, { schoolId, personId, way, outcome: 'refused', reason: code })
  const facts: SecondStepNeeded = { ticket, schoolId, expiresIn: stepSeconds, ways: missing === 'setup' ? [] : waysOf(factors) }
  throw refuse(code, { facts })
}
