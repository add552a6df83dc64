import type { CaptchaProof } from '@campus/contract/account/captcha.ts'
import type { Ctx } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { attemptsSoFar, countAttempt } from '../../../platform/db/throttle.ts'
import { networkOf } from '../../../platform/network.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireCaptcha } from '../captcha/captcha.service.ts'
import { hasUsedDevice } from '../session/session.repository.ts'
import type { CodeAddress } from './code.repository.ts'
import { codeLife, codeLimits, wantsCaptcha } from './code.rules.ts'

/** Who gets the code, if anybody does. `personId` where the account is known. */
export interface Recipient {
  readonly to: string
  readonly personId?: string | undefined
}

const hashed = (...parts: readonly string[]) => sha256(parts.join('\0')).toString('base64url')

/** A device on which this account was open before counts for itself: others in its network do not use up its codes. */
const askerOf = async (ctx: Ctx, recipient: Recipient | undefined) => {
  if (ctx.caller) return { asker: `person:${ctx.caller.personId}`, isKnownDevice: false }
  const { deviceId } = ctx.origin
  const personId = recipient?.personId
  const isKnownDevice = deviceId !== '' && personId !== undefined && (await hasUsedDevice(ctx.sql, { personId, deviceId }))
  return { asker: isKnownDevice ? `device:${deviceId}` : networkOf(ctx), isKnownDevice }
}

/**
 * Counters by school, purpose and recipient. What reaches nobody has counters apart from those of every recipient, so asking for a
 * number at another school, or as another kind of person, takes nothing from its owner.
 */
const keysOf = async (ctx: Ctx, { schoolId, purpose, channel, target }: CodeAddress, recipient: Recipient | undefined) => {
  const { asker, isKnownDevice } = await askerOf(ctx, recipient)
  const reached = recipient ? ['to', recipient.to.toLowerCase()] : ['nobody', target.toLowerCase()]
  const whom = hashed(schoolId, purpose, channel, ...reached)
  const asked = hashed(schoolId, purpose, channel, target.toLowerCase(), asker)
  return {
    isKnownDevice,
    resend: `code:resend:${asked}`,
    asked: `code:asked:${asked}`,
    recent: `code:recent:${whom}`,
    recipient: `code:recipient:${whom}`,
    network: `code:network:${purpose === 'register' ? 'register:' : ''}${networkOf(ctx)}`,
  }
}

/** Asked before a code is sent where no captcha was demanded from the beginning. */
export const requireCaptchaToSend = async (
  ctx: Ctx,
  address: CodeAddress,
  recipient: Recipient | undefined,
  proof: CaptchaProof | undefined,
  isCaptchaAlwaysWanted: boolean,
) => {
  const keys = await keysOf(ctx, address, recipient)
  const sent = { toRecipient: await attemptsSoFar(ctx, keys.recipient), fromNetwork: await attemptsSoFar(ctx, keys.network) }
  if (wantsCaptcha(sent, isCaptchaAlwaysWanted)) await requireCaptcha(ctx, proof)
}

const limit = async (ctx: Ctx, key: string, { max, windowSeconds }: { max: number; windowSeconds: number }) => {
  const { count, secondsLeft } = await countAttempt(ctx, key, windowSeconds)
  if (count > max) throw refuse('try_later', { facts: { seconds: secondsLeft } })
}

/**
 * Counts a request for a code. Refuses what this asker asks too often; gives false where somebody else had a code sent to the same
 * recipient within the last minute: that one is still good, and the answer must not reveal that the account exists. A device on which
 * the account was open before gets its own code, whose tries nobody else can use up.
 */
export const maySendCode = async (ctx: Ctx, address: CodeAddress, recipient: Recipient | undefined): Promise<boolean> => {
  const keys = await keysOf(ctx, address, recipient)
  const resend = await countAttempt(ctx, keys.resend, codeLife.resendAfter)
  if (resend.count > 1) throw refuse('resend_too_soon', { facts: { secondsLeft: resend.secondsLeft } })
  await limit(ctx, keys.asked, codeLimits.byAsker)
  await limit(ctx, keys.network, address.purpose === 'register' ? codeLimits.toAnybodyFromNetwork : codeLimits.fromNetwork)
  const recent = await countAttempt(ctx, keys.recent, codeLife.resendAfter)
  if (recent.count > 1 && !keys.isKnownDevice) return false
  if (!keys.isKnownDevice) await limit(ctx, keys.recipient, codeLimits.toRecipient)
  return true
}
