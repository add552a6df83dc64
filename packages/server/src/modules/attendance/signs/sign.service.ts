import { codeSteps, isSignedBy, stampText } from '@campus/contract/attendance/codes.ts'
import type { Signed, sign } from '@campus/contract/attendance/signs.ts'
import type { Doubt } from '@campus/contract/attendance/states.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findPlaceInRoster } from '../../schedule/lessons/lesson-roster.repository.ts'
import { readSettings, type SchoolSettings } from '../../school/school/school-settings.ts'
import { findLesson, type LessonRow } from '../lessons/lesson.repository.ts'
import { timesOf } from '../lessons/lesson-times.rules.ts'
import { presentAtSchool } from '../lessons/lesson-view.ts'
import { listRoll, type RollRow, shareRollCall } from '../rolls/roll-call.repository.ts'
import { pushRoll } from '../rolls/roll-view.ts'
import { addEvents } from '../states/add-events.service.ts'
import { judgeLesson } from '../warnings/judge.service.ts'
import { findPhoneByKey } from './phone.repository.ts'
import { judgePlace } from './place.rules.ts'
import { readSeenCode, type SeenLesson } from './seen-code.service.ts'
import { findSign, insertSign, isPhoneUsed } from './sign.repository.ts'

type Given = InputOf<typeof sign>

/** So long a code may be seen after the moment that it names. */
const codeMs = codeSteps.scanned.seconds * codeSteps.scanned.live * 1000

/** A phone that was registered only after it stamped offline is as new as one that is not registered. */
const phoneDoubt = async (ctx: CallerCtx, key: string, { way, seenAt }: SeenLesson): Promise<Doubt | undefined> => {
  const known = await findPhoneByKey(ctx.sql, key)
  if (known && known.person_id !== ctx.caller.personId) return 'other_phone'
  const isNew = !known || (way === 'offline' && known.created_at.getTime() > seenAt.getTime() + codeMs)
  return isNew ? 'new_phone' : undefined
}

/** A window is about when the code was seen; what closed the roll earlier counts as well. */
const requireWindow = (lesson: LessonRow, { seenAt, way }: SeenLesson, given: Given, now: Date, times: ReturnType<typeof timesOf>) => {
  const [from, until] = given.purpose === 'in' ? [times.opensAt, times.closesAt] : [times.outFrom, times.outUntil]
  if (seenAt < from || seenAt > until || (way === 'offline' && now > times.laterUntil))
    throw refuse('sign_window', { facts: { from: from.toISOString(), until: until.toISOString() } })
  if (lesson.state === 'cancelled') throw refuse('roll_call_not_open')
}

type Known = { readonly lesson: LessonRow; readonly settings: SchoolSettings }

const present = (
  ctx: CallerCtx,
  { lesson, settings: { timeZone } }: Known,
  purpose: Given['purpose'],
  row: RollRow,
  signed: { readonly doubts: Doubt[]; readonly seen_at: Date },
): Signed => ({
  lesson: presentAtSchool(lesson, { language: ctx.language, timeZone }),
  purpose,
  state: row.state,
  isDoubtful: row.is_doubtful,
  doubts: signed.doubts,
  signedAt: signed.seen_at.toISOString(),
})

/** Somebody who signed before is simply told so; a phone or a stamp that is used for somebody else is refused. */
const answerRepeated = async (ctx: CallerCtx, known: Known, { purpose }: Given, keyHash: Buffer): Promise<Signed> => {
  const of = { lessonId: known.lesson.id, purpose }
  const before = await findSign(ctx.sql, { ...of, personId: ctx.caller.personId })
  if (!before) throw refuse((await isPhoneUsed(ctx.sql, { ...of, keyHash })) ? 'phone_used' : 'stamp_used')
  const [row] = await listRoll(ctx.sql, known.lesson.id, [ctx.caller.personId])
  if (!row) throw refuse('not_found')
  return present(ctx, known, purpose, row, before)
}

const doubtsAbout = async (ctx: CallerCtx, given: Given, seen: SeenLesson, { lesson, settings: { attendance } }: Known) => {
  const { latitude, longitude } = lesson
  const { doubt, ...where } = judgePlace({
    position: given.position,
    building: latitude === null || longitude === null ? undefined : { latitude, longitude },
    radius: attendance.radius,
    networks: attendance.networks,
    address: ctx.origin.network,
  })
  const byWay = seen.way === 'typed' || seen.way === 'offline' ? seen.way : undefined
  const byCode: Doubt | undefined = seen.isOldCode ? 'old_code' : undefined
  return { where, doubts: [await phoneDoubt(ctx, given.key, seen), doubt, byWay, byCode].filter((one) => one !== undefined) }
}

const keep = (ctx: CallerCtx, known: Known, given: Given, seen: SeenLesson & { readonly sectionId: string; readonly keyHash: Buffer }) =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const { lesson, settings } = known
    const roll = await shareRollCall(ctx.sql, lesson.id)
    if (given.purpose === 'in' && roll?.closed_at && seen.seenAt > roll.closed_at) throw refuse('roll_call_not_open')
    const { where, doubts } = await doubtsAbout(ctx, given, seen, known)
    const place = { lesson_id: lesson.id, person_id: personId }
    const signed = { doubts, seen_at: seen.seenAt }
    const stamp = { purpose: given.purpose, key_hash: seen.keyHash, nonce: given.nonce, way: seen.way }
    if (!(await insertSign(ctx.sql, { school_id: schoolId, ...place, ...stamp, ...where, ...signed, created_at: ctx.now() })))
      return answerRepeated(ctx, known, given, seen.keyHash)
    const isLate = seen.seenAt > timesOf(lesson, settings.attendance).lateFrom
    const event = { ...place, section_id: seen.sectionId, at: seen.seenAt }
    await addEvents(ctx, schoolId, [
      given.purpose === 'in'
        ? { ...event, kind: 'sign', state: isLate ? 'late' : 'present', is_doubtful: doubts.length > 0 }
        : { ...event, kind: 'sign_out' },
    ])
    if (roll?.closed_at) await judgeLesson(ctx, lesson)
    const [row] = await listRoll(ctx.sql, lesson.id, [personId])
    if (!row) throw refuse('not_found')
    await pushRoll(ctx, lesson, [row])
    return present(ctx, known, given.purpose, row, signed)
  })

/** A code opens its own lesson only, for the people on its roll; to others it is no code at all. */
export const signLesson = async (ctx: CallerCtx, given: Given): Promise<Signed> => {
  if (!(await isSignedBy(given.key, given.signature, stampText(given)))) throw refuse('stamp_wrong')
  const keyHash = sha256(given.key)
  const seen = await readSeenCode(ctx, { ...given, keyHash })
  const [lesson, [place], settings] = await Promise.all([
    findLesson(ctx.sql, seen.lessonId),
    findPlaceInRoster(ctx.sql, seen.lessonId, [ctx.caller.personId]),
    readSettings(ctx.sql, ctx.caller.schoolId),
  ])
  if (!lesson || !place) throw refuse('code_unknown')
  requireWindow(lesson, seen, given, ctx.now(), timesOf(lesson, settings.attendance))
  return keep(ctx, { lesson, settings }, given, { ...seen, sectionId: place.section_id, keyHash })
}
