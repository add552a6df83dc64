import { type ProofKind, ProofKind as ProofKinds, type ProofWay, proofMinutes } from '@campus/contract/account/proof.ts'
import { maskEmail, maskPhone } from '@campus/contract/masks.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { record } from '../../audit/audit.service.ts'
import { findProofSince, findWays, insertProof } from './proof.repository.ts'

const proofSeconds = proofMinutes * 60

const listWays = async (ctx: CallerCtx): Promise<ProofWay[]> => {
  const known = await findWays(ctx.sql, ctx.caller.sessionId)
  if (!known) return []
  const { hasPassword, hasPasskey, hasApp, phone, email } = known
  return [
    ...(hasPassword ? [{ kind: 'password', to: '' } as const] : []),
    ...(hasPasskey ? [{ kind: 'passkey', to: '' } as const] : []),
    ...(hasApp ? [{ kind: 'totp', to: '' } as const] : []),
    ...(phone ? [{ kind: 'phone', to: maskPhone(phone) } as const] : []),
    ...(email ? [{ kind: 'email', to: maskEmail(email) } as const] : []),
  ]
}

/** Called for every call that declares `proof`; returns the available methods if the proof is missing. */
export const requireFreshProof = async (ctx: CallerCtx): Promise<void> => {
  const since = later(ctx.now(), -proofSeconds)
  if (await findProofSince(ctx.sql, ctx.caller.sessionId, since)) return
  throw refuse('proof_required', { facts: { ways: await listWays(ctx) } })
}

/** Keeps that the session's owner has just shown who they are. A way that was added since the login proves nothing. */
export const recordProof = async (
  ctx: Ctx,
  proof: { sessionId: string; kind: ProofKind; passkeyId?: string | undefined },
): Promise<Date> => {
  const { sessionId, kind, passkeyId = null } = proof
  const now = ctx.now()
  const kept = await insertProof(ctx.sql, { sessionId, kind, passkeyId, now }).catch((error: unknown) => {
    throw breaks(error, 'session_proof__was_there_before') ? refuse('proof_not_accepted') : error
  })
  if (!kept) throw refuse('login_required')
  return later(now, proofSeconds)
}

/** A login by one of the kinds is a proof; one by a remember token, another account or another service is none. */
export const recordLoginProof = async (ctx: Ctx, login: { sessionId: string; way: string; passkeyId?: string | undefined }) => {
  const { data: kind } = ProofKinds.safeParse(login.way)
  if (kind) await recordProof(ctx, { ...login, kind })
}

/** The proof of somebody who is logged in, with its evidence. */
export const proveCaller = async (ctx: CallerCtx, proof: { kind: ProofKind; passkeyId?: string }) => {
  const { sessionId, personId } = ctx.caller
  const until = await recordProof(ctx, { sessionId, ...proof })
  await record(ctx, { action: 'account.proved', subjectKind: 'person', subjectId: personId, details: { kind: proof.kind } })
  return { until: until.toISOString() }
}
