import type { Signed, sign } from '@campus/contract/attendance/signs.ts'
import type { Doubt } from '@campus/contract/attendance/states.ts'
import type { InputOf } from '@campus/contract/call.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { SchoolSettings } from '../../school/school/school-settings.ts'
import type { LessonRow } from '../lessons/lesson.repository.ts'
import { timesOf } from '../lessons/lesson-times.rules.ts'
import { presentAtSchool } from '../lessons/lesson-view.ts'
import { listRoll } from '../rolls/roll-call.repository.ts'
import { pushRoll, type RollChange } from '../rolls/roll-view.ts'
import { addEvents, type NewEvent } from '../states/add-events.service.ts'
import { type Folded, fold } from '../states/fold.rules.ts'
import { judgeLesson } from '../warnings/judge.service.ts'
import { keepWithOthers } from './keep-together.service.ts'
import { judgePlace } from './place.rules.ts'
import type { SeenLesson } from './seen-code.service.ts'
import { findSign, isPhoneUsed, keepSign } from './sign.repository.ts'

type Given = InputOf<typeof sign>

/** What is known of a sign before it is kept. */
interface Seen extends SeenLesson {
  readonly sectionId: string
  readonly keyHash: Buffer
  readonly phoneDoubt: Doubt | undefined
}

type Known = { readonly lesson: LessonRow; readonly settings: SchoolSettings }

interface SignedRow {
  readonly doubts: Doubt[]
  readonly seen_at: Date
}

const present = (
  ctx: CallerCtx,
  { lesson, settings: { timeZone } }: Known,
  purpose: Given['purpose'],
  row: Pick<RollChange, 'state' | 'is_doubtful'>,
  signed: SignedRow,
): Signed => ({
  lesson: presentAtSchool(lesson, { language: ctx.language, timeZone }),
  purpose,
  state: row.state,
  isDoubtful: row.is_doubtful,
  doubts: signed.doubts,
  signedAt: signed.seen_at.toISOString(),
})

const readChange = async (ctx: CallerCtx, lessonId: string): Promise<RollChange> => {
  const [row] = await listRoll(ctx.sql, lessonId, [ctx.caller.personId])
  if (!row) throw refuse('not_found')
  return row
}

/** Somebody who signed before is simply told so; a phone or a stamp that is used for somebody else is refused. */
const answerRepeated = async (ctx: CallerCtx, known: Known, { purpose }: Given, keyHash: Buffer): Promise<Signed> => {
  const of = { lessonId: known.lesson.id, purpose }
  const before = await findSign(ctx.sql, { ...of, personId: ctx.caller.personId })
  if (!before) throw refuse((await isPhoneUsed(ctx.sql, { ...of, keyHash })) ? 'phone_used' : 'stamp_used')
  return present(ctx, known, purpose, await readChange(ctx, known.lesson.id), before)
}

/** Where nothing was known before: who signs out like this never signed in. */
const firstChange = (
  personId: string,
  purpose: Given['purpose'],
  { state, is_doubtful }: Folded,
  { doubts, seen_at }: SignedRow,
): RollChange => ({
  person_id: personId,
  state,
  is_doubtful,
  ...(purpose === 'in' ? { doubts, signed_at: seen_at, signed_out_at: null } : { doubts: [], signed_at: null, signed_out_at: seen_at }),
})

const doubtsAbout = (ctx: CallerCtx, given: Given, seen: Seen, { lesson, settings: { attendance } }: Known) => {
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
  const byLogin: Doubt | undefined = seen.isReceiptOdd ? 'logged_in' : undefined
  return { where, doubts: [seen.phoneDoubt, doubt, byWay, byCode, byLogin].filter((one) => one !== undefined) }
}

const eventOf = (ctx: CallerCtx, { lesson, settings }: Known, given: Given, seen: Seen, isDoubtful: boolean): NewEvent => {
  const event = { lesson_id: lesson.id, person_id: ctx.caller.personId, section_id: seen.sectionId, at: seen.seenAt }
  const isLate = seen.seenAt > timesOf(lesson, settings.attendance).lateFrom
  return given.purpose === 'in'
    ? { ...event, kind: 'sign', state: isLate ? 'late' : 'present', is_doubtful: isDoubtful }
    : { ...event, kind: 'sign_out' }
}

/** All that a sign writes, if nothing was known of the person in this lesson. */
const writtenBy = (ctx: CallerCtx, known: Known, given: Given, seen: Seen) => {
  const { schoolId, personId } = ctx.caller
  const { where, doubts } = doubtsAbout(ctx, given, seen, known)
  const signed = { doubts, seen_at: seen.seenAt }
  const stamp = { purpose: given.purpose, key_hash: seen.keyHash, nonce: given.nonce, way: seen.way }
  const row = { school_id: schoolId, lesson_id: known.lesson.id, person_id: personId, ...stamp, ...where, ...signed, created_at: ctx.now() }
  const event = eventOf(ctx, known, given, seen, doubts.length > 0)
  const first = fold([
    { ...event, state: event.state ?? null, is_doubtful: doubts.length > 0, leave_request_id: null, leave_kind: null, at: seen.seenAt },
  ])
  return { row, event, first, signed, change: firstChange(personId, given.purpose, first, signed) }
}

type Written = ReturnType<typeof writtenBy>

/** By itself, whatever is known of the person already. */
const keepAlone = (ctx: CallerCtx, known: Known, given: Given, seen: Seen, { row, event, first, signed, ...written }: Written) =>
  inTransaction(ctx, async (ctx) => {
    const { lesson } = known
    const kept = await keepSign(ctx.sql, row, event, { ...first, section_id: seen.sectionId })
    if (given.purpose === 'in' && kept?.closed_at && seen.seenAt > kept.closed_at) throw refuse('roll_call_not_open')
    if (!kept?.is_signed) return answerRepeated(ctx, known, given, seen.keyHash)
    if (!kept.is_first) await addEvents(ctx, row.school_id, [event])
    if (kept.closed_at) await judgeLesson(ctx, lesson)
    const change = kept.is_first ? written.change : await readChange(ctx, lesson.id)
    await pushRoll(ctx, lesson, [change])
    return present(ctx, known, given.purpose, change, signed)
  })

export const keep = async (ctx: CallerCtx, known: Known, given: Given, seen: Seen): Promise<Signed> => {
  const written = writtenBy(ctx, known, given, seen)
  const { row, event, first, change, signed } = written
  const sign = { ...row, section_id: seen.sectionId, state: first.state, is_doubtful: first.is_doubtful }
  const kept = await keepWithOthers(ctx.sql, { ctx, lesson: known.lesson, sign, event, change })
  return kept ? present(ctx, known, given.purpose, kept, signed) : keepAlone(ctx, known, given, seen, written)
}
