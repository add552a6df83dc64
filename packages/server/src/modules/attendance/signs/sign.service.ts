import { isSignedBy, stampText } from '@campus/contract/attendance/codes.ts'
import type { Signed, sign } from '@campus/contract/attendance/signs.ts'
import type { Doubt } from '@campus/contract/attendance/states.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findPlaceInRoster } from '../../schedule/lessons/lesson-roster.repository.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { findLesson, type LessonRow } from '../lessons/lesson.repository.ts'
import { timesOf } from '../lessons/lesson-times.rules.ts'
import { presentAtSchool } from '../lessons/lesson-view.ts'
import { readerOf } from '../lessons/reader.service.ts'
import { listRoll, shareRollCall } from '../rolls/roll-call.repository.ts'
import { pushRoll } from '../rolls/roll-view.ts'
import { addEvents } from '../states/add-events.service.ts'
import { judgeLesson } from '../warnings/judge.service.ts'
import { findOwner, findPhone } from './phone.repository.ts'
import { judgePlace } from './place.rules.ts'
import { readSeenCode, type SeenLesson } from './seen-code.service.ts'
import { findSign, insertSign, isPhoneUsed } from './sign.repository.ts'

type Given = InputOf<typeof sign>

const phoneDoubt = async (ctx: CallerCtx, key: string): Promise<Doubt | undefined> => {
  const [own, owner] = await Promise.all([findPhone(ctx.sql, ctx.caller.personId), findOwner(ctx.sql, key)])
  if (own?.public_key === key) return undefined
  return owner ? 'other_phone' : 'new_phone'
}

/** A window is about when the code was seen; what closed the roll earlier counts as well. */
const requireWindow = (lesson: LessonRow, { seenAt, way }: SeenLesson, given: Given, now: Date, times: ReturnType<typeof timesOf>) => {
  const [from, until] = given.purpose === 'in' ? [times.opensAt, times.closesAt] : [times.outFrom, times.outUntil]
  if (seenAt < from || seenAt > until || (way === 'offline' && now > times.laterUntil))
    throw refuse('sign_window', { facts: { from: from.toISOString(), until: until.toISOString() } })
  if (lesson.state === 'cancelled') throw refuse('roll_call_not_open')
}

const answer = async (ctx: CallerCtx, lesson: LessonRow, { purpose }: Given): Promise<Signed> => {
  const { personId } = ctx.caller
  const [row, signed] = await Promise.all([
    listRoll(ctx.sql, lesson.id, [personId]).then(([one]) => one),
    findSign(ctx.sql, { lessonId: lesson.id, personId, purpose }),
  ])
  if (!row || !signed) throw refuse('not_found')
  return {
    lesson: presentAtSchool(lesson, await readerOf(ctx)),
    purpose,
    state: row.state,
    isDoubtful: row.is_doubtful,
    doubts: signed.doubts,
    signedAt: signed.seen_at.toISOString(),
  }
}

/** Somebody who signed before is simply told so; a phone or a stamp that is used for somebody else is refused. */
const answerRepeated = async (ctx: CallerCtx, lesson: LessonRow, given: Given, keyHash: Buffer): Promise<Signed> => {
  const of = { lessonId: lesson.id, purpose: given.purpose }
  if (await findSign(ctx.sql, { ...of, personId: ctx.caller.personId })) return answer(ctx, lesson, given)
  throw refuse((await isPhoneUsed(ctx.sql, { ...of, keyHash })) ? 'phone_used' : 'stamp_used')
}

const keep = (
  ctx: CallerCtx,
  lesson: LessonRow,
  given: Given,
  seen: SeenLesson & { readonly sectionId: string; readonly keyHash: Buffer },
) =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const { attendance } = await readSettings(ctx.sql, schoolId)
    const roll = await shareRollCall(ctx.sql, lesson.id)
    if (given.purpose === 'in' && roll?.closed_at && seen.seenAt > roll.closed_at) throw refuse('roll_call_not_open')
    const { latitude, longitude } = lesson
    const { doubt, ...where } = judgePlace({
      position: given.position,
      building: latitude === null || longitude === null ? undefined : { latitude, longitude },
      radius: attendance.radius,
      networks: attendance.networks,
      address: ctx.origin.network,
    })
    const byWay = seen.way === 'typed' || seen.way === 'offline' ? seen.way : undefined
    const doubts = [await phoneDoubt(ctx, given.key), doubt, byWay].filter((one) => one !== undefined)
    const row = { school_id: schoolId, lesson_id: lesson.id, person_id: personId, purpose: given.purpose, key_hash: seen.keyHash }
    const inserted = await insertSign(ctx.sql, {
      ...row,
      ...where,
      nonce: given.nonce,
      way: seen.way,
      doubts,
      seen_at: seen.seenAt,
      created_at: ctx.now(),
    })
    if (!inserted) return answerRepeated(ctx, lesson, given, seen.keyHash)
    const isLate = seen.seenAt > timesOf(lesson, attendance).lateFrom
    const event = { lesson_id: lesson.id, person_id: personId, section_id: seen.sectionId, is_doubtful: doubts.length > 0, at: seen.seenAt }
    await addEvents(ctx, schoolId, [
      given.purpose === 'in'
        ? { ...event, kind: 'sign', state: isLate ? 'late' : 'present' }
        : { ...event, kind: 'sign_out', is_doubtful: false },
    ])
    if (roll?.closed_at) await judgeLesson(ctx, lesson)
    await pushRoll(ctx, lesson, await listRoll(ctx.sql, lesson.id, [personId]))
    return answer(ctx, lesson, given)
  })

/** A code opens its own lesson only, for the people on its roll; to others it is no code at all. */
export const signLesson = async (ctx: CallerCtx, given: Given): Promise<Signed> => {
  if (!(await isSignedBy(given.key, given.signature, stampText(given)))) throw refuse('stamp_wrong')
  const keyHash = sha256(given.key)
  const seen = await readSeenCode(ctx, { ...given, keyHash })
  const lesson = await findLesson(ctx.sql, seen.lessonId)
  const [place] = await findPlaceInRoster(ctx.sql, seen.lessonId, [ctx.caller.personId])
  if (!lesson || !place) throw refuse('code_unknown')
  const { attendance } = await readSettings(ctx.sql, lesson.school_id)
  requireWindow(lesson, seen, given, ctx.now(), timesOf(lesson, attendance))
  return keep(ctx, lesson, given, { ...seen, sectionId: place.section_id, keyHash })
}
