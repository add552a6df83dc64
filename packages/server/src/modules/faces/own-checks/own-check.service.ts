import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { startOwnChallenge, verifyManagerFace, verifyOwnFace } from '@campus/contract/faces/checks.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { record } from '../../audit/audit.service.ts'
import { answerChallenge, startChallenge } from '../challenges/challenge.service.ts'
import { readFrames } from '../challenges/frames.service.ts'
import { requireFaceConsent } from '../consents/consent.service.ts'
import { findTaken, passHandover } from '../handover/handover.repository.ts'
import { requireFaces } from '../settings/face-settings.service.ts'
import { findReference } from '../vectors/portrait-vector.service.ts'
import { managerCheckSeconds } from './manager-check.rules.ts'

type Purpose = 'user' | 'manager'

/** The caller is compared with their own portrait, if they agreed to that. */
const requireReference = async (ctx: CallerCtx) => {
  await requireFaceConsent(ctx, ctx.caller.personId, 'comparison')
  const reference = await findReference(ctx, ctx.caller.personId)
  if (!reference) throw refuse('face_not_kept')
  return reference
}

export const start = async (
  ctx: CallerCtx,
  { purpose }: InputOf<typeof startOwnChallenge>,
): Promise<OutputOf<typeof startOwnChallenge>> => {
  const { schoolId, personId } = ctx.caller
  await requireFaces(ctx, schoolId, purpose)
  await requireReference(ctx)
  const { prompts, ...challenge } = await startChallenge(ctx, { schoolId, purpose, subjectId: personId })
  return { ...challenge, prompts: [...prompts] }
}

/** The session for which the check counts: this one, or that of the computer that showed the code. */
const sessionFor = async (ctx: CallerCtx, purpose: Purpose, handoverId: string | undefined) => {
  if (handoverId === undefined) return ctx.caller.sessionId
  const taken = await findTaken(ctx.sql, { id: handoverId, personId: ctx.caller.personId, purpose, now: ctx.now() })
  if (!taken) throw refuse('face_challenge_over')
  return taken.session_id
}

const verify = async (ctx: CallerCtx, purpose: Purpose, { challengeId, frames, handoverId }: InputOf<typeof verifyOwnFace>) => {
  const { personId } = ctx.caller
  const sessionId = await sessionFor(ctx, purpose, handoverId)
  const reference = await requireReference(ctx)
  const about = { challengeId, purpose, subjectId: personId, personId, sessionId, readReference: async () => reference }
  const result = await answerChallenge(ctx, { ...about, frames: readFrames(frames) })
  await inTransaction(ctx, async (ctx) => {
    if (result.isPassed && handoverId !== undefined) await passHandover(ctx.sql, handoverId)
    const details = { purpose, isPassed: result.isPassed, ...(result.fault ? { fault: result.fault } : {}) }
    await record(ctx, { action: 'faces.checked', subjectKind: 'person', subjectId: personId, details })
  })
  return { isPassed: result.isPassed, fault: result.fault ?? null, attemptsLeft: result.attemptsLeft }
}

export const verifyOwn = (ctx: CallerCtx, given: InputOf<typeof verifyOwnFace>): Promise<OutputOf<typeof verifyOwnFace>> =>
  verify(ctx, 'user', given)

export const verifyManager = async (
  ctx: CallerCtx,
  given: InputOf<typeof verifyManagerFace>,
): Promise<OutputOf<typeof verifyManagerFace>> => {
  const result = await verify(ctx, 'manager', given)
  return { ...result, until: result.isPassed ? later(ctx.now(), managerCheckSeconds).toISOString() : null }
}
