import { type Ctx, inTransaction } from '../../../../context/context.ts'
import { later } from '../../../../platform/time/clock.ts'
import { mailCertificatesJob } from '../../certificates.jobs.ts'
import { findRoute, type Route } from '../mailbox/mail-route.service.ts'
import { noteWorking } from '../mailbox/mailbox.repository.ts'
import { openMailbox } from '../mailbox/open-mailbox.service.ts'
import { type Trouble, troubleOf } from '../outcome.rules.ts'
import { type DeliveryRow, findDelivery, holdDelivery, postponeDelivery } from './delivery.repository.ts'
import { finishDelivery } from './finish-delivery.service.ts'
import { nextAttempt } from './retry.rules.ts'
import { type Composed, composeMail, sendInTime } from './sending.service.ts'

/** Longer than any attempt takes: a worker that holds a mail longer has died. */
const heldSeconds = 120

/** What a mail server may have taken twice is not given to it a third time. */
const maxUnsure = 2

interface Attempt {
  /** None where the mail left. */
  readonly trouble?: Trouble
  /** The mail server had the whole mail and did not say what became of it. */
  readonly isUnsure?: boolean
  /** Known where the copies were taken. */
  readonly refusedCopies?: readonly string[]
}

const over: Attempt = { trouble: { state: 'failed', reason: 'document_over', code: '' } }

/** A number is the answer of a server, which then has not taken the mail. */
const isAnswered = ({ code }: Trouble) => /^\d{3}$/.test(code)

const attempt = async (ctx: Ctx, row: DeliveryRow, { via, mailbox }: Route): Promise<Attempt> => {
  let mail: Composed | undefined
  try {
    mail = await composeMail(ctx, row)
    if (!mail) return over
    const port = mailbox ? await openMailbox(ctx, mailbox) : ctx.services.mail
    const { refusedCopies, isRecipientBusy } = await sendInTime(port, mail)
    return { refusedCopies, ...(isRecipientBusy ? { trouble: { state: 'later', reason: 'mail_failed', code: '' } } : {}) }
  } catch (error) {
    ctx.services.log.warn({ err: error, deliveryId: row.id, attempt: row.attempts }, 'sending a mail with documents')
    const trouble = troubleOf(error, via)
    return { trouble, isUnsure: !isAnswered(trouble) && mail?.isHandedOver() === true }
  }
}

const queueAgain = (ctx: Ctx, id: string, startAfter: Date) => ctx.services.jobs.add(ctx.sql, mailCertificatesJob, { id }, { startAfter })

/** Waits for another attempt, or gives up where there is no time left for one. */
const goOn = (ctx: Ctx, row: DeliveryRow, via: Route['via'], trouble: Trouble, { isUnsure, refusedCopies }: Attempt) =>
  inTransaction(ctx, async (ctx) => {
    const { id, attempts, queued_at: queuedAt } = row
    const { state, reason, code } = trouble
    if (state !== 'later') return finishDelivery(ctx, row, { state, via, reason, code })
    const unsure = row.unsure + (isUnsure ? 1 : 0)
    const next = unsure < maxUnsure ? nextAttempt({ attempts, queuedAt, now: ctx.now() }) : undefined
    if (!next) return finishDelivery(ctx, row, { state: 'failed', via, reason: unsure > 0 ? 'mail_unsure' : reason, code })
    const are_copies_sent = row.are_copies_sent || refusedCopies !== undefined
    const changes = { via, reason, server_said: code, unsure, are_copies_sent, refused_cc: [...(refusedCopies ?? row.refused_cc)] }
    const isMine = await postponeDelivery(ctx.sql, { id, attempts }, changes)
    if (isMine) await queueAgain(ctx, id, next)
    return false
  })

const send = async (ctx: Ctx, row: DeliveryRow) => {
  const route = await findRoute(ctx, { schoolId: row.school_id, personId: row.person_id })
  if (!route) return finishDelivery(ctx, row, { state: 'failed', via: row.via, reason: 'mail_not_configured', code: '' })
  const { trouble, ...attempted } = await attempt(ctx, row, route)
  if (trouble) return goOn(ctx, row, route.via, trouble, attempted)
  if (route.mailbox) await noteWorking(ctx.sql, route.mailbox.id, ctx.now())
  const refusedCopies = row.are_copies_sent ? row.refused_cc : (attempted.refusedCopies ?? [])
  return finishDelivery(ctx, row, { state: 'sent', via: route.via, refusedCopies })
}

/** Sends a waiting mail. May run twice and concurrently: the mail is sent once, and after a crash at most twice. */
export const deliverMail = async (ctx: Ctx, id: string): Promise<void> => {
  const now = ctx.now()
  const row = await holdDelivery(ctx.sql, id, { now, until: later(now, heldSeconds) })
  if (row && row.unsure >= maxUnsure) await finishDelivery(ctx, row, { state: 'failed', via: row.via, reason: 'mail_unsure', code: '' })
  else if (row) await send(ctx, row)
  else {
    const held = await findDelivery(ctx.sql, id)
    if (held?.state === 'queued' && held.held_until) await queueAgain(ctx, id, held.held_until)
  }
}
