import type { Ctx } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { countAttempts, forgetAttempts, readAttempts, takeBackAttempts } from '../../../platform/db/throttle.ts'
import { networkOf } from '../../../platform/network.ts'
import { refuse } from '../../../platform/refuse.ts'
import { attemptWindowSeconds as windowSeconds } from './challenge.rules.ts'

/** A device without an id of its own is known by its network. */
const deviceOf = (ctx: Ctx) => (ctx.origin.deviceId ? sha256(ctx.origin.deviceId).toString('base64url') : networkOf(ctx))

const keysOf = (ctx: Ctx, subjectId: string) => [`face:subject:${subjectId}`, `face:device:${deviceOf(ctx)}`] as const

const refuseFor = (seconds: number) => refuse('face_resting', { facts: { seconds, attemptsLeft: 0 } })

/** How many attempts are left to somebody on this device. */
export const attemptsLeft = async (ctx: Ctx, subjectId: string, max: number): Promise<number> => {
  const counted = await Promise.all(keysOf(ctx, subjectId).map((key) => readAttempts(ctx, key)))
  return Math.max(0, max - Math.max(...counted.map(({ count }) => count)))
}

export const requireAttempt = async (ctx: Ctx, subjectId: string, max: number): Promise<number> => {
  const left = await attemptsLeft(ctx, subjectId, max)
  if (left > 0) return left
  const counted = await Promise.all(keysOf(ctx, subjectId).map((key) => readAttempts(ctx, key)))
  throw refuseFor(Math.max(...counted.map(({ secondsLeft }) => secondsLeft)))
}

/** Counts an attempt before it is made, so that many at once cannot slip through together. */
export const takeAttempt = async (ctx: Ctx, subjectId: string, max: number): Promise<void> => {
  const keys = keysOf(ctx, subjectId)
  const counted = await countAttempts(
    ctx,
    keys.map((key) => ({ key, windowSeconds })),
  )
  const worst = [...counted.values()].toSorted((one, other) => other.count - one.count)[0]
  if (!worst || worst.count <= max) return
  await takeBackAttempts(ctx, [...keys])
  throw refuseFor(worst.secondsLeft)
}

/** Nothing was tried. */
export const giveBackAttempt = (ctx: Ctx, subjectId: string) => takeBackAttempts(ctx, [...keysOf(ctx, subjectId)])

/** It was them: what they failed before does not count any more. The device keeps what it failed for others. */
export const forgiveAttempts = (ctx: Ctx, subjectId: string) => {
  const [subject, device] = keysOf(ctx, subjectId)
  return forgetAttempts(ctx, [subject], [device])
}
