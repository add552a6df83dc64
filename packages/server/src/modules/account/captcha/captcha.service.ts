import { randomInt, timingSafeEqual } from 'node:crypto'
import type { CaptchaProof, captchaImage } from '@campus/contract/account/captcha.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import type { Ctx } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { networkOf } from '../../../platform/network.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { insertCaptcha, takeCaptcha } from './captcha.repository.ts'
import { alphabet } from './captcha-glyphs.ts'
import { drawPicture } from './captcha-picture.ts'
import { isWorkDone, usualBits } from './captcha-work.rules.ts'

const lifeSeconds = 5 * 60
const characters = 5
/** Wide, because a whole campus may share one address. */
const drawings = { max: 3000, windowSeconds: 600 } as const

export const hashAnswer = (ctx: Ctx, answer: string) => ctx.services.secretBox.fingerprint(answer.toUpperCase(), 'captcha.answer')
const challengeOf = (ctx: Ctx, id: string) => ctx.services.secretBox.fingerprint(id, 'captcha.work').toString('hex')

export const draw = async (ctx: Ctx): Promise<OutputOf<typeof captchaImage>> => {
  const { count, secondsLeft } = await countAttempt(ctx, `captcha:${networkOf(ctx)}`, drawings.windowSeconds)
  if (count > drawings.max) throw refuse('too_many_requests', { facts: { seconds: secondsLeft } })
  const text = Array.from({ length: characters }, () => alphabet[randomInt(alphabet.length)]).join('')
  const now = ctx.now()
  const { id } = await insertCaptcha(ctx.sql, { answerHash: hashAnswer(ctx, text), now, expiresAt: later(now, lifeSeconds) })
  return { captchaId: id, image: drawPicture(text), work: { challenge: challengeOf(ctx, id), bits: usualBits } }
}

/**
 * Not to be asked inside a transaction: the captcha must stay spent when the answer is a refusal. Where more work than usual is
 * demanded only work counts, because programs read pictures; the refusal says how much.
 */
export const requireCaptcha = async (ctx: Ctx, proof: CaptchaProof | undefined, bits = usualBits) => {
  const needsMoreWork = bits > usualBits
  const required = () => refuse('captcha_required', needsMoreWork ? { facts: { bits } } : undefined)
  if (!proof || (needsMoreWork && proof.work === undefined)) throw required()
  const taken = await takeCaptcha(ctx.sql, proof.captchaId, ctx.now())
  if (!taken) throw refuse('captcha_wrong')
  const challenge = challengeOf(ctx, proof.captchaId)
  if (needsMoreWork && !isWorkDone(challenge, proof.work ?? '', bits)) throw required()
  const isProved =
    proof.answer === undefined || needsMoreWork
      ? isWorkDone(challenge, proof.work ?? '')
      : timingSafeEqual(taken.answer_hash, hashAnswer(ctx, proof.answer))
  if (!isProved) throw refuse('captcha_wrong')
}
