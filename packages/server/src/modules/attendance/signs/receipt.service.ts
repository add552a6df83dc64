import { createHmac } from 'node:crypto'
import { codeSteps, macBytes, macText, readCode, sightingText, stepAt } from '@campus/contract/attendance/codes.ts'
import type { sighting } from '@campus/contract/attendance/signs.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { z } from 'zod'
import type { Ctx } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { isSameSecret } from '../../../platform/crypto/same-secret.ts'
import { refuse } from '../../../platform/refuse.ts'
import { openKey } from '../rolls/roll-key.ts'
import { findByTag } from './sign.repository.ts'
import { isSignedBy } from './stamp-signature.ts'

const place = 'attendance.receipt'
const receiptMs = 3 * 60_000

/** Whether a code that is read now is one that the screen shows now. */
export const isLiveStep = (step: number, now: Date): boolean => {
  const age = stepAt(now.getTime(), codeSteps.scanned) - step
  return age >= 0 && age < codeSteps.scanned.live
}

export const isRightMac = (key: string, purpose: 'in' | 'out', { step, mac }: { readonly step: number; readonly mac: string }) => {
  const whole = createHmac('sha256', Buffer.from(key, 'base64url')).update(macText(purpose, step)).digest()
  return isSameSecret(mac, whole.toString('base64url', 0, macBytes))
}

/** Proves to a later login when this browser saw the code. Nobody obtains one for the phone of somebody else. */
export const giveReceipt = async (
  ctx: Ctx,
  { code, purpose, key, signature }: InputOf<typeof sighting>,
): Promise<OutputOf<typeof sighting>> => {
  if (!(await isSignedBy(key, signature, sightingText({ code, purpose })))) throw refuse('stamp_wrong')
  const seen = readCode(code)
  const roll = seen && isLiveStep(seen.step, ctx.now()) ? await findByTag(ctx.sql, seen.tag) : undefined
  if (!seen || !roll || roll.replaced_at !== null || !isRightMac(openKey(ctx, roll.lesson_id, roll.key_encrypted), purpose, seen))
    throw refuse('code_unknown')
  const content = { code, purpose, key: sha256(key).toString('base64url'), seenAt: ctx.now().getTime() }
  return { receipt: ctx.services.secretBox.encrypt(JSON.stringify(content), place).toString('base64url') }
}

const Receipt = z.object({ code: z.string(), purpose: z.enum(['in', 'out']), key: z.string(), seenAt: z.number() })

/** When the code was seen, if the receipt is for it and for this browser's key. */
export const seenByReceipt = (
  ctx: Ctx,
  receipt: string,
  of: { readonly code: string; readonly purpose: string; readonly keyHash: Buffer },
) => {
  try {
    const plain: unknown = JSON.parse(ctx.services.secretBox.decrypt(Buffer.from(receipt, 'base64url'), place))
    const { code, purpose, key, seenAt } = Receipt.parse(plain)
    const isForThis = code === of.code && purpose === of.purpose && key === of.keyHash.toString('base64url')
    return isForThis && ctx.now().getTime() - seenAt <= receiptMs ? new Date(seenAt) : undefined
  } catch {
    return undefined
  }
}
