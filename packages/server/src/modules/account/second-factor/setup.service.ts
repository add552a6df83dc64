import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Ctx } from '../../../context/context.ts'
import { productNameIn } from '../../../platform/config/installation.ts'
import { refuse } from '../../../platform/refuse.ts'
import { presentSessionUser } from '../../people/person/person.service.ts'
import { issueTicket, peekTicket, spendTicket } from '../tickets/ticket.service.ts'
import { drawRecoveryCodes, showRecoveryCode } from './recovery-codes.rules.ts'
import { insertTotp, replaceRecoveryCodes, replaceTotp } from './second-factor.repository.ts'
import { newSecret, setupSeconds, setupUri, stepOfCode } from './totp.rules.ts'

export interface Owner {
  readonly schoolId: string
  readonly personId: string
}

export const secretPurpose = 'totp.secret'

const encryptSecret = (ctx: Ctx, secret: string) => ctx.services.secretBox.encrypt(secret, secretPurpose)
export const openSecret = (ctx: Ctx, encrypted: Buffer) => ctx.services.secretBox.decrypt(encrypted, secretPurpose)

/** Keyed with the owner's own key, which is encrypted: a stolen table cannot be searched, and a new `CAMPUS_SECRET` changes nothing. */
export const hashRecoveryCode = (secret: string, personId: string, code: string) =>
  createHmac('sha256', secret).update(`${personId} ${code}`).digest()

const Begun = z.object({ secretEncrypted: z.base64() })

/** Draws a key. It waits in a ticket until a first code shows that the app has it. */
export const beginSetupFor = async (ctx: Ctx, owner: Owner) => {
  const secret = newSecret()
  const { user } = await presentSessionUser(ctx, owner.personId)
  const payload: z.infer<typeof Begun> = { secretEncrypted: encryptSecret(ctx, secret).toString('base64') }
  const setupTicket = await issueTicket(ctx, { ...owner, purpose: 'totp_setup', payload, seconds: setupSeconds })
  const uri = setupUri(secret, { issuer: productNameIn(ctx.services.config, ctx.language), label: user.xuehao })
  return { setupTicket, secret, uri, expiresIn: setupSeconds }
}

/** The key and the step of a first code that is right. A wrong code leaves the ticket for another try. */
export const confirmSetupOf = async (ctx: Ctx, { personId }: Owner, { setupTicket, code }: { setupTicket: string; code: string }) => {
  const ticket = await peekTicket(ctx, 'totp_setup', setupTicket)
  if (ticket.personId !== personId) throw refuse('ticket_invalid')
  const secret = openSecret(ctx, Buffer.from(Begun.parse(ticket.payload).secretEncrypted, 'base64'))
  const step = stepOfCode(secret, code, ctx.now())
  if (step === undefined) throw refuse('second_factor_wrong')
  return { setupTicket, secret, step }
}
type Confirmed = Awaited<ReturnType<typeof confirmSetupOf>>

/** New recovery codes; those of before are gone. */
export const giveRecoveryCodes = async (ctx: Ctx, owner: Owner, secret: string) => {
  const codes = drawRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(secret, owner.personId, code))
  await replaceRecoveryCodes(ctx.sql, { ...owner, hashes, now: ctx.now() })
  return codes.map(showRecoveryCode)
}

/** To be called inside a transaction. `replaces`: whether an app that is set up already makes way; otherwise it stays and this is refused. */
export const keepTotp = async (ctx: Ctx, owner: Owner, { setupTicket, secret, step }: Confirmed, { replaces }: { replaces: boolean }) => {
  await spendTicket(ctx, 'totp_setup', setupTicket)
  const row = { ...owner, secretEncrypted: encryptSecret(ctx, secret), lastStep: step, now: ctx.now() }
  if (!(await insertTotp(ctx.sql, row))) {
    if (!replaces) throw refuse('ticket_invalid')
    await replaceTotp(ctx.sql, row)
  }
  return giveRecoveryCodes(ctx, owner, secret)
}
