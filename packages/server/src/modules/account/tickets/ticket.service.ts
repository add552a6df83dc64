import type { Ctx } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { newToken } from '../../../platform/crypto/secret-box.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { findLiveTicket, insertTicket, refusePcLogins, spendAllTickets, type TicketPurpose, takeTicket } from './ticket.repository.ts'

export interface Ticket {
  readonly id: string
  readonly schoolId: string
  readonly personId: string | null
  readonly payload: unknown
}

interface Issue {
  readonly schoolId: string
  readonly personId?: string | null | undefined
  readonly purpose: TicketPurpose
  /** Kept readable in the database: what is secret goes in sealed. */
  readonly payload?: object
  readonly seconds: number
  /** Where an outside protocol has made the unguessable text already, that one is taken. */
  readonly token?: string
}

/** Gives an unguessable text that opens one next step, once, for so many seconds. Only its hash is stored. */
export const issueTicket = async (ctx: Ctx, issue: Issue): Promise<string> => {
  const { schoolId, personId = null, purpose, payload = {}, seconds, token = newToken() } = issue
  const now = ctx.now()
  await insertTicket(ctx.sql, { schoolId, personId, purpose, tokenHash: sha256(token), payload, now, expiresAt: later(now, seconds) })
  return token
}

const present = (row: Awaited<ReturnType<typeof takeTicket>>): Ticket => {
  if (!row) throw refuse('ticket_invalid')
  return { id: row.id, schoolId: row.school_id, personId: row.person_id, payload: row.payload }
}

/** Uses up the ticket; a rollback of the transaction restores it. */
export const spendTicket = async (ctx: Ctx, purpose: TicketPurpose, token: string): Promise<Ticket> =>
  present(await takeTicket(ctx.sql, purpose, sha256(token), ctx.now()))

/** Looks at a ticket without taking it. */
export const peekTicket = async (ctx: Ctx, purpose: TicketPurpose, token: string): Promise<Ticket> =>
  present(await findLiveTicket(ctx.sql, purpose, sha256(token), ctx.now()))

/** After a change of password, and wherever all sessions end, nothing that was handed out before opens anything. */
export const spendTicketsOf = async (ctx: Ctx, personId: string) => {
  await spendAllTickets(ctx.sql, personId, ctx.now())
  await refusePcLogins(ctx.sql, personId, ctx.now())
}
