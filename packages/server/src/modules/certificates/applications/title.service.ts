import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { setFileTitleStatus, titleTicket } from '@campus/contract/certificates/applications.ts'
import { z } from 'zod'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { findApplication } from '../application/application.repository.ts'
import { showHeading } from '../application/application-change.repository.ts'
import { mayWithdraw } from '../application/application-status.rules.ts'
import { statusOf } from '../application/application-view.ts'
import { momentAt, requireOwn } from './application.service.ts'

const about = 'application.title'
const ticketSeconds = 600

const Ticket = z.object({ id: z.string(), until: z.number() })

export const giveTicket = async (ctx: CallerCtx, { id }: InputOf<typeof titleTicket>): Promise<OutputOf<typeof titleTicket>> => {
  const row = await requireOwn(ctx, id)
  if (!mayWithdraw(statusOf(row, await momentAt(ctx, row.school_id)))) throw refuse('already_decided')
  const expiresAt = later(ctx.now(), ticketSeconds)
  const encrypted = ctx.services.secretBox.encrypt(JSON.stringify({ id, until: expiresAt.getTime() }), about)
  return { ticket: encrypted.toString('base64url'), expiresAt: expiresAt.toISOString() }
}

/** Whatever we did not seal ourselves opens to nothing. */
const openTicket = (ctx: Ctx, ticket: string) => {
  try {
    return Ticket.parse(JSON.parse(ctx.services.secretBox.decrypt(Buffer.from(ticket, 'base64url'), about)))
  } catch {
    return undefined
  }
}

export const setTitle = async (ctx: Ctx, { ticket, isShown }: InputOf<typeof setFileTitleStatus>) => {
  const opened = openTicket(ctx, ticket)
  const row = opened && opened.until > ctx.now().getTime() ? await findApplication(ctx.sql, opened.id) : undefined
  if (!row) throw refuse('ticket_wrong')
  if (!isShown && row.heading_wish === 'required') throw refuse('heading_needed')
  if (!(await showHeading(ctx.sql, row.id, isShown))) throw refuse('already_decided')
  return null
}
