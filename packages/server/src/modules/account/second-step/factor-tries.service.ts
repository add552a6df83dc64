import { type Ctx, inTransaction } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { countAttempt, forgetAttempts } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findHolder } from '../../people/person/holder.service.ts'
import { notifyOwner } from '../password/notify-owner.service.ts'
import { hasUsedDevice } from '../session/session.repository.ts'
import { guessedInsideNotice, guessedNotice } from './factor-notices.ts'

/** Ten wrong codes an hour: a thief who has the password finds a code of six digits in a year with a chance of a quarter, and is reported. */
const wrongCodes = { max: 10, reported: 5, windowSeconds: 3600 } as const

interface Tried {
  readonly personId: string
  /** Counted apart: who has run out of codes of one kind still has the other. */
  readonly way: 'totp' | 'recovery_code'
  /** Where somebody who is logged in proves again who they are: the login that the tries are counted for. */
  readonly login?: string
}

/** A device on which the account was open before has its own counter, so that who guesses elsewhere does not shut the owner out. */
const keyOf = async (ctx: Ctx, { personId, way, login }: Tried) => {
  if (login) return `second-factor:${way}:${personId}:login:${login}`
  const { deviceId } = ctx.origin
  const isKnown = await hasUsedDevice(ctx.sql, { personId, deviceId })
  return `second-factor:${way}:${personId}:${isKnown ? sha256(deviceId).toString('base64url') : 'elsewhere'}`
}

/**
 * Runs a check of a code that could be guessed. It is counted before it is made, so that many at once cannot slip through together.
 * Not to be asked inside a transaction: wrong tries must stay counted.
 */
export const limitTries = async (ctx: Ctx, tried: Tried, isRight: () => Promise<boolean>) => {
  const key = await keyOf(ctx, tried)
  const { count, secondsLeft } = await countAttempt(ctx, key, wrongCodes.windowSeconds)
  if (count > wrongCodes.max) throw refuse('try_later', { facts: { seconds: secondsLeft } })
  if (await isRight()) {
    await forgetAttempts(ctx, [key])
    return
  }
  if (count === wrongCodes.reported) {
    const holder = await findHolder(ctx, tried.personId)
    if (holder) await inTransaction(ctx, (ctx) => notifyOwner(ctx, holder, tried.login ? guessedInsideNotice : guessedNotice))
  }
  throw refuse('second_factor_wrong')
}
