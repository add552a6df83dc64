import type { Ctx } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { newToken } from '../../../platform/crypto/secret-box.ts'
import type { Column } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { insertProof, takeProof } from './proof.repository.ts'

export type ProofKind = Column<'registration_proof', 'kind'>

const ticketSeconds = 1800

/** Keeps that somebody proved who they are. The ticket is theirs alone: others who know the case cannot use their proof. */
export const giveProof = async (ctx: Ctx, caseId: string, kind: ProofKind) => {
  const [ticket, now] = [newToken(), ctx.now()]
  await insertProof(ctx.sql, { caseId, kind, ticketHash: sha256(ticket), now, expiresAt: later(now, ticketSeconds) })
  return { ticket, expiresIn: ticketSeconds }
}

export const spendProof = async (ctx: Ctx, caseId: string, ticket: string): Promise<ProofKind> => {
  const taken = await takeProof(ctx.sql, caseId, sha256(ticket), ctx.now())
  if (!taken) throw refuse('ticket_invalid')
  return taken.kind
}
