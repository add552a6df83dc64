import { codeSteps, readCode, type SeenCode, stepAt, typedCodeOf } from '@campus/contract/attendance/codes.ts'
import type { sign } from '@campus/contract/attendance/signs.ts'
import type { InputOf } from '@campus/contract/call.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { wasInUse, wasLoggedIn } from '../../account/session/session.service.ts'
import { afterMs, startMs } from '../offline-proof.ts'
import { openKey } from '../rolls/roll-key.ts'
import { isLiveStep, isRightMac, seenByReceipt } from './receipt.service.ts'
import { findByTag, listRollsOf } from './sign.repository.ts'

type Given = InputOf<typeof sign> & { readonly keyHash: Buffer }

/** Which lesson a stamp is for, and when its code was on the screen. */
export interface SeenLesson {
  readonly lessonId: string
  readonly seenAt: Date
  readonly way: 'scanned' | 'typed' | 'receipt' | 'offline'
  /** The roll was opened again since, with other codes. */
  readonly isOldCode: boolean
  /** It came with a receipt, which only those need who are not logged in yet. */
  readonly isReceiptOdd: boolean
}

const hour = 3_600_000
const maxTyped = 10
const typedSeconds = 600

/** Six digits name no lesson: they are tried on those of the person. */
const readTyped = async (ctx: CallerCtx, { code, purpose }: Given): Promise<SeenLesson> => {
  const now = ctx.now()
  const { count, secondsLeft } = await countAttempt(ctx, `attendance.typed:${ctx.caller.personId}`, typedSeconds)
  if (count > maxTyped) throw refuse('try_later', { facts: { seconds: secondsLeft } })
  const around = { from: new Date(now.getTime() - hour), until: new Date(now.getTime() + hour) }
  const step = stepAt(now.getTime(), codeSteps.typed)
  for (const roll of await listRollsOf(ctx.sql, ctx.caller.personId, around)) {
    const key = openKey(ctx, roll.lesson_id, roll.key_encrypted)
    for (let age = 0; age < codeSteps.typed.live; age += 1)
      if ((await typedCodeOf(key, purpose, step - age)) === code)
        return { lessonId: roll.lesson_id, seenAt: now, way: 'typed', isOldCode: false, isReceiptOdd: false }
  }
  throw refuse('code_unknown')
}

/** Who was online meanwhile could have signed then: the code was passed on. */
const requireOffline = async (ctx: CallerCtx, seenAt: Date) => {
  const [from, until] = [new Date(seenAt.getTime() + afterMs), new Date(ctx.now().getTime() - startMs)]
  if (from < until && (await wasInUse(ctx, { from, until }))) throw refuse('was_online')
}

/** The clock of a phone may be wrong by so much. */
const clockMs = 300_000

const whenSeen = async (
  ctx: CallerCtx,
  seen: SeenCode,
  given: Given,
  replacedAt: Date | null,
): Promise<Pick<SeenLesson, 'seenAt' | 'way' | 'isReceiptOdd'>> => {
  const now = ctx.now()
  const shownAt = new Date(seen.step * codeSteps.scanned.seconds * 1000)
  if (replacedAt !== null && shownAt > replacedAt) throw refuse('code_unknown')
  if (replacedAt === null && isLiveStep(seen.step, now)) return { seenAt: now, way: 'scanned', isReceiptOdd: false }
  const receiptAt = given.receipt === undefined ? undefined : seenByReceipt(ctx, given.receipt, given)
  if (receiptAt) return { seenAt: receiptAt, way: 'receipt', isReceiptOdd: await wasLoggedIn(ctx, receiptAt) }
  const isPlausible = shownAt < now && Math.abs(Date.parse(given.at) - shownAt.getTime()) <= clockMs
  if (!given.wasOffline || !isPlausible) throw refuse('code_expired')
  await requireOffline(ctx, shownAt)
  return { seenAt: shownAt, way: 'offline', isReceiptOdd: false }
}

export const readSeenCode = async (ctx: CallerCtx, given: Given): Promise<SeenLesson> => {
  const seen = readCode(given.code)
  if (!seen) return readTyped(ctx, given)
  const roll = await findByTag(ctx.sql, seen.tag)
  const isRight =
    roll?.school_id === ctx.caller.schoolId && isRightMac(openKey(ctx, roll.lesson_id, roll.key_encrypted), given.purpose, seen)
  if (!roll || !isRight) throw refuse('code_unknown')
  return { lessonId: roll.lesson_id, isOldCode: roll.replaced_at !== null, ...(await whenSeen(ctx, seen, given, roll.replaced_at)) }
}
