import { randomInt } from 'node:crypto'
import type { CodeSent } from '@campus/contract/account/codes.ts'
import type { Language } from '@campus/contract/language.ts'
import type { z } from 'zod'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { productNameIn } from '../../../platform/config/installation.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { countAttempt, takeBackAttempt } from '../../../platform/db/throttle.ts'
import { networkOf } from '../../../platform/network.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { nobody, queueMail, queueSms } from '../../messages/sending/mail-queue.service.ts'
import { type Asked, type CodeAddress, insertCode, judgeCode, retireCodes, spendCodeById, tryCode } from './code.repository.ts'
import { codeLife, codeLimits } from './code.rules.ts'
import { maySendCode, type Recipient } from './code-limits.service.ts'
import { codeMail, codeSms } from './code-mail.ts'

const hashCode = (ctx: Ctx, { schoolId, purpose, channel, target }: CodeAddress, code: string) =>
  ctx.services.secretBox.fingerprint(code, ['code', schoolId, purpose, channel, target].join('\0'))

/** A device that does not say which it is counts with its network. An id is known to its device alone, so nobody spends its tries for it. */
const fromHere = (ctx: Ctx, address: CodeAddress): Asked => ({
  ...address,
  from: sha256(ctx.origin.deviceId ? `device:${ctx.origin.deviceId}` : networkOf(ctx)).toString('base64url'),
})

/** Requests that reach nobody are separate, so that they do not invalidate the code of an owner who is known under the same phone or address. */
const keptUnder = (address: CodeAddress, recipient: Recipient | undefined): CodeAddress =>
  recipient ? address : { ...address, target: `nobody:${address.target}` }

/** Sends a code; without a recipient everything happens but the sending, so that the answer reveals nothing. */
export const sendCode = async (
  ctx: Ctx,
  asked: CodeAddress,
  recipient: (Recipient & { readonly language: Language }) | undefined,
): Promise<z.infer<typeof CodeSent>> => {
  const sent = { resendAfter: codeLife.resendAfter, expiresIn: codeLife.expiresIn }
  if (!(await maySendCode(ctx, asked, recipient))) return sent
  const address = fromHere(ctx, keptUnder(asked, recipient))
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const mail = {
    to: recipient?.to ?? nobody,
    language: recipient?.language ?? ctx.language,
    purpose: address.purpose,
    code,
    minutes: codeLife.expiresIn / 60,
    product: productNameIn(ctx.services.config, recipient?.language ?? ctx.language),
  }
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    await retireCodes(ctx.sql, address, now)
    const expiresAt = later(now, codeLife.expiresIn)
    await insertCode(ctx.sql, address, { codeHash: hashCode(ctx, address, code), tries: codeLife.tries, now, expiresAt })
    await (address.channel === 'phone' ? queueSms(ctx, codeSms(mail)) : queueMail(ctx, codeMail(mail)))
  })
  return sent
}

const limitGuessing = async (ctx: Ctx) => {
  const key = `code:wrong:${networkOf(ctx)}`
  const { count, secondsLeft } = await countAttempt(ctx, key, codeLimits.wrongFromNetwork.windowSeconds)
  if (count > codeLimits.wrongFromNetwork.max) throw refuse('try_later', { facts: { seconds: secondsLeft } })
  return key
}

/** Uses up the code. Not to be called inside a transaction: a wrong try must stay counted when the answer is a refusal. */
export const spendCode = async (ctx: Ctx, { code, ...address }: CodeAddress & { code: string }) => {
  const key = await limitGuessing(ctx)
  if (!(await tryCode(ctx.sql, fromHere(ctx, address), hashCode(ctx, address, code), ctx.now()))) throw refuse('code_wrong')
  await takeBackAttempt(ctx, key)
}

/** Returns the code if it is right, and leaves it for `spendJudged`. Not to be called inside a transaction, as above. */
export const judge = async (ctx: Ctx, { code, ...address }: CodeAddress & { code: string }): Promise<string | undefined> => {
  const key = await limitGuessing(ctx)
  const rightId = await judgeCode(ctx.sql, fromHere(ctx, address), hashCode(ctx, address, code), ctx.now())
  if (rightId) await takeBackAttempt(ctx, key)
  return rightId
}

/** Takes codes that were judged right, with the action they allow: of two actions at once one finds them gone. */
export const spendJudged = async (ctx: Ctx, ids: readonly string[]) => {
  for (const id of ids.toSorted()) if (!(await spendCodeById(ctx.sql, id, ctx.now()))) throw refuse('code_wrong')
}
