import type { CheckPurpose, FaceFault, Prompt } from '@campus/contract/faces/face-words.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { networkOf } from '../../../platform/network.ts'
import { Refusal, refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import type { CheckedFrames, CheckFrame } from '../../../ports/face/face-port.ts'
import { noteFaceCall } from '../calls/face-call.service.ts'
import { insertCheck, insertFrames } from '../checks/check.repository.ts'
import { hasFaceConsent } from '../consents/consent.service.ts'
import { isBrokenPicture, withRefusals } from '../engine/face-engine.service.ts'
import { readFaceSettings, requireFaces } from '../settings/face-settings.service.ts'
import { attemptsLeft, forgiveAttempts, giveBackAttempt, requireAttempt, takeAttempt } from './attempts.service.ts'
import { giveBackChallenge, insertChallenge, takeChallenge } from './challenge.repository.ts'
import { attemptWindowSeconds, challengeSeconds, drawPrompts, maxStarts } from './challenge.rules.ts'

interface ChallengeFor {
  readonly schoolId: string
  readonly purpose: CheckPurpose
  /** A person, a registration, or at a login also nobody at all. */
  readonly subjectId: string
}

export interface Challenge {
  readonly challengeId: string
  readonly prompts: readonly Prompt[]
  readonly expiresAt: string
  readonly attemptsLeft: number
}

/** Asks for three things in an order that nobody knows beforehand. */
export const startChallenge = async (ctx: Ctx, { schoolId, purpose, subjectId }: ChallengeFor): Promise<Challenge> => {
  const { attempts } = await requireFaces(ctx, schoolId, purpose)
  const left = await requireAttempt(ctx, subjectId, attempts)
  const { count, secondsLeft } = await countAttempt(ctx, `face:start:${ctx.origin.deviceId || networkOf(ctx)}`, attemptWindowSeconds)
  if (count > maxStarts) throw refuse('face_resting', { facts: { seconds: secondsLeft, attemptsLeft: 0 } })
  const [prompts, now] = [drawPrompts(), ctx.now()]
  const expiresAt = later(now, challengeSeconds)
  const { id } = await insertChallenge(ctx.sql, {
    school_id: schoolId,
    purpose,
    subject_id: subjectId,
    prompts: [...prompts],
    created_at: now,
    expires_at: expiresAt,
  })
  return { challengeId: id, prompts, expiresAt: expiresAt.toISOString(), attemptsLeft: left }
}

interface Answer {
  readonly challengeId: string
  readonly purpose: CheckPurpose
  readonly subjectId: string
  readonly frames: readonly CheckFrame[]
  /**
   * With what the face is compared, measured only for a challenge that stands. Where there is nothing, somebody whom nobody resembles:
   * strangers are answered alike.
   */
  readonly readReference: () => Promise<Float32Array>
  /** In whose log it is kept, and in which session it counts. */
  readonly personId?: string | undefined
  readonly sessionId?: string | undefined
}

export interface Checked {
  readonly isPassed: boolean
  readonly fault: FaceFault | undefined
  readonly attemptsLeft: number
  readonly similarity: number
}

type Taken = NonNullable<Awaited<ReturnType<typeof takeChallenge>>>

/** Frames that were shown in an earlier check, by anybody, are old ones. */
const faultOf = async (ctx: Ctx, schoolId: string, checked: CheckedFrames, threshold: number): Promise<FaceFault | undefined> => {
  const { digests, similarity } = checked
  const fresh = digests.length > 0 ? await insertFrames(ctx.sql, schoolId, digests, ctx.now()) : []
  if (checked.fault) return checked.fault
  if (fresh.length < digests.length) return 'repeated_frame'
  return similarity < threshold ? 'other_person' : undefined
}

const logCheck = (ctx: Ctx, answer: Answer, { id, school_id }: Taken, fault: FaceFault | undefined, similarity: number) =>
  insertCheck(ctx.sql, {
    school_id,
    challenge_id: id,
    purpose: answer.purpose,
    subject_id: answer.subjectId,
    person_id: answer.personId ?? null,
    session_id: answer.sessionId ?? null,
    outcome: fault ? 'failed' : 'passed',
    fault: fault ?? null,
    similarity,
    model_id: ctx.services.face.modelId,
    device_name: ctx.origin.deviceName,
    network: ctx.origin.network,
    created_at: ctx.now(),
  })

/**
 * Measures the frames. Where that could not be done, neither the challenge nor the attempt is used up; pictures that cannot be opened use up
 * both, because measuring those before them costs as much as any check.
 */
const measure = async (ctx: Ctx, answer: Answer, { id, school_id, prompts }: Taken): Promise<CheckedFrames & { ms: number }> => {
  const { frames, readReference, subjectId } = answer
  const began = performance.now()
  try {
    const reference = await readReference()
    const checked = await withRefusals(ctx.services.face.checkFrames(frames, prompts, reference, subjectId))
    return { ...checked, ms: performance.now() - began }
  } catch (error) {
    if (!isBrokenPicture(error)) {
      await giveBackChallenge(ctx.sql, id)
      await giveBackAttempt(ctx, subjectId)
    }
    const fault = error instanceof Refusal ? error.code : ''
    await noteFaceCall(ctx, { ...(await callOf(ctx, answer, school_id)), outcome: 'error', fault, ms: performance.now() - began })
    throw error
  }
}

/** Who registers agrees within the registration; everybody else's consent is on record. */
const callOf = async (ctx: Ctx, { purpose, personId }: Answer, schoolId: string) => {
  const isGiven =
    purpose === 'registration' ||
    (personId !== undefined && (await hasFaceConsent(ctx, personId, purpose === 'login' ? 'login' : 'comparison')))
  return { schoolId, personId: personId ?? null, purpose, consent: isGiven ? 'given' : 'missing' } as const
}

/**
 * Answers a challenge, once. Counted before it is measured and written to the log afterwards. Not to be called inside a transaction:
 * failures must stay counted.
 */
export const answerChallenge = async (ctx: Ctx, answer: Answer): Promise<Checked> => {
  const { challengeId: id, purpose, subjectId } = answer
  const taken = await takeChallenge(ctx.sql, { id, purpose, subjectId, now: ctx.now() })
  if (!taken) throw refuse('face_challenge_over')
  const { attempts, threshold } = await requireFaces(ctx, taken.school_id, purpose)
  await takeAttempt(ctx, subjectId, attempts)
  const checked = await measure(ctx, answer, taken)
  const fault = await inTransaction(ctx, async (ctx) => {
    const fault = await faultOf(ctx, taken.school_id, checked, threshold)
    await logCheck(ctx, answer, taken, fault, checked.similarity)
    const call = await callOf(ctx, answer, taken.school_id)
    await noteFaceCall(ctx, { ...call, outcome: fault ? 'failed' : 'passed', fault: fault ?? '', ms: checked.ms })
    return fault
  })
  if (!fault) await forgiveAttempts(ctx, subjectId)
  const left = await attemptsLeft(ctx, subjectId, (await readFaceSettings(ctx, taken.school_id)).attempts)
  return { isPassed: !fault, fault, attemptsLeft: left, similarity: checked.similarity }
}
