import type { CallerCtx } from '../../../../context/context.ts'
import { productNameIn } from '../../../../platform/config/installation.ts'
import { countAttempt } from '../../../../platform/db/throttle.ts'
import { OutsideFailure } from '../../../../platform/http-client/outside-failure.ts'
import { refuse } from '../../../../platform/refuse.ts'
import { trialMail } from '../content/mail-text.ts'
import { mailboxTrouble } from '../outcome.rules.ts'
import { findMailbox, noteWorking, type Owner } from './mailbox.repository.ts'
import { ownerOf } from './mailbox.service.ts'
import { openMailbox } from './open-mailbox.service.ts'

const anHour = 3600
const maxTrialsPerHour = 6

/** The letter goes to the mailbox itself, so that nobody else is written to. */
const tryMailbox = async (ctx: CallerCtx, owner: Owner) => {
  const mailbox = await findMailbox(ctx.sql, owner)
  if (!mailbox) throw refuse('mailbox_missing')
  const { count, secondsLeft } = await countAttempt(ctx, `mailbox-trial:${ctx.caller.personId}`, anHour)
  if (count > maxTrialsPerHour) throw refuse('try_later', { facts: { seconds: secondsLeft } })
  try {
    const port = await openMailbox(ctx, mailbox)
    await port.send({ to: mailbox.address, ...trialMail(ctx.language, productNameIn(ctx.services.config, ctx.language)) })
  } catch (error) {
    if (error instanceof OutsideFailure) throw refuse(mailboxTrouble(error))
    throw error
  }
  await noteWorking(ctx.sql, mailbox.id, ctx.now())
  return null
}

export const tryOwn = (ctx: CallerCtx) => tryMailbox(ctx, ownerOf.own(ctx))
export const trySchools = (ctx: CallerCtx) => tryMailbox(ctx, ownerOf.school(ctx))
