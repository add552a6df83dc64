import { codeSteps, stampText } from '@campus/contract/attendance/codes.ts'
import type { Signed, sign } from '@campus/contract/attendance/signs.ts'
import type { Doubt } from '@campus/contract/attendance/states.ts'
import type { InputOf } from '@campus/contract/call.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { gatheredWork, sharedRead } from '../../../platform/db/gathered-work.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { findSignedLesson, type LessonRow } from '../lessons/lesson.repository.ts'
import { timesOf } from '../lessons/lesson-times.rules.ts'
import { keep } from './keep-sign.service.ts'
import { readSeenCode, type SeenLesson } from './seen-code.service.ts'
import { listSigners } from './sign.repository.ts'
import { isSignedBy } from './stamp-signature.ts'

type Given = InputOf<typeof sign>

interface AskedSigner {
  readonly lessonId: string
  readonly personId: string
  readonly key: string
}

/** So many people are looked up at once. */
const maxSigners = 50

const findSigner = gatheredWork(
  (sql, asked: readonly AskedSigner[]) =>
    listSigners(
      sql,
      asked.map(({ lessonId }) => lessonId),
      asked.map(({ personId }) => personId),
      asked.map(({ key }) => key),
    ),
  { most: maxSigners },
)

/** What a whole lecture reads alike. */
const sharedSettings = sharedRead(readSettings)

/** So long a code may be seen after the moment that it names. */
const codeMs = codeSteps.scanned.seconds * codeSteps.scanned.live * 1000

/** A phone that was registered only after it stamped offline is as new as one that is not registered. */
const phoneDoubt = (
  { caller }: CallerCtx,
  { phone_of, phone_since }: Awaited<ReturnType<typeof findSigner>>,
  { way, seenAt }: SeenLesson,
): Doubt | undefined => {
  if (phone_of !== null && phone_of !== caller.personId) return 'other_phone'
  const isNew = phone_since === null || (way === 'offline' && phone_since.getTime() > seenAt.getTime() + codeMs)
  return isNew ? 'new_phone' : undefined
}

/** A window is about when the code was seen; what closed the roll earlier counts as well. */
const requireWindow = (lesson: LessonRow, { seenAt, way }: SeenLesson, given: Given, now: Date, times: ReturnType<typeof timesOf>) => {
  const [from, until] = given.purpose === 'in' ? [times.opensAt, times.closesAt] : [times.outFrom, times.outUntil]
  if (seenAt < from || seenAt > until || (way === 'offline' && now > times.laterUntil))
    throw refuse('sign_window', { facts: { from: from.toISOString(), until: until.toISOString() } })
  if (lesson.state === 'cancelled') throw refuse('roll_call_not_open')
}

/** A code opens its own lesson only, for the people on its roll; to others it is no code at all. */
export const signLesson = async (ctx: CallerCtx, given: Given): Promise<Signed> => {
  if (!(await isSignedBy(given.key, given.signature, stampText(given)))) throw refuse('stamp_wrong')
  const { personId, schoolId } = ctx.caller
  const keyHash = sha256(given.key)
  const seen = await readSeenCode(ctx, { ...given, keyHash })
  const { lessonId } = seen
  const [lesson, settings, signer] = await Promise.all([
    findSignedLesson(ctx.sql, lessonId),
    sharedSettings(ctx.sql, schoolId),
    findSigner(ctx.sql, { lessonId, personId, key: given.key }),
  ])
  if (!lesson || signer.section_id === null) throw refuse('code_unknown')
  requireWindow(lesson, seen, given, ctx.now(), timesOf(lesson, settings.attendance))
  return keep(ctx, { lesson, settings }, given, {
    ...seen,
    sectionId: signer.section_id,
    keyHash,
    phoneDoubt: phoneDoubt(ctx, signer, seen),
  })
}
