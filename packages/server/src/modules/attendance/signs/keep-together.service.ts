import { type Ctx, inTransaction } from '../../../context/context.ts'
import { gatheredWork } from '../../../platform/db/gathered-work.ts'
import { refusesRows } from '../../../platform/db/sql.ts'
import type { LessonRow } from '../lessons/lesson.repository.ts'
import { listRoll } from '../rolls/roll-call.repository.ts'
import { maxPushed, pushRoll, type RollChange } from '../rolls/roll-view.ts'
import { addEvents, type NewEvent } from '../states/add-events.service.ts'
import { type GatheredSign, keepSignsIn, keepSignsOut } from './gathered-signs.repository.ts'

interface Waiting {
  readonly ctx: Ctx
  readonly lesson: LessonRow
  readonly sign: GatheredSign
  readonly event: NewEvent
  /** What the roll shows of somebody of whom nothing was known before. */
  readonly change: RollChange
}

type Changes = Map<string, RollChange>

const rowsOf = (signs: readonly Waiting[]) => signs.map(({ sign }) => sign)

/** What was known already is judged together with the sign. */
const addToKnown = async (ctx: Ctx, signs: readonly Waiting[]): Promise<Changes> => {
  for (const [schoolId, own] of Map.groupBy(signs, ({ sign }) => sign.school_id))
    await addEvents(
      ctx,
      schoolId,
      own.map(({ event }) => event),
    )
  const changes: Changes = new Map()
  for (const [lessonId, own] of Map.groupBy(signs, ({ lesson }) => lesson.id)) {
    const ids = own.map(({ sign }) => sign.person_id)
    for (const row of await listRoll(ctx.sql, lessonId, ids)) changes.set(row.person_id, row)
  }
  return changes
}

const signIn = async (ctx: Ctx, signs: readonly Waiting[]): Promise<Changes> => {
  if (signs.length === 0) return new Map()
  const kept = new Map((await keepSignsIn(ctx.sql, rowsOf(signs))).map(({ person_id, is_first }) => [person_id, is_first]))
  const known = await addToKnown(
    ctx,
    signs.filter(({ sign }) => kept.get(sign.person_id) === false),
  )
  const first = signs.filter(({ sign }) => kept.get(sign.person_id)).map(({ change }) => [change.person_id, change] as const)
  return new Map([...first, ...known])
}

const signOut = async (ctx: Ctx, signs: readonly Waiting[]): Promise<Changes> => {
  if (signs.length === 0) return new Map()
  const at = new Map(signs.map(({ change }) => [change.person_id, change.signed_out_at]))
  const left = await keepSignsOut(ctx.sql, rowsOf(signs))
  return new Map(left.map((row) => [row.person_id, { ...row, signed_out_at: at.get(row.person_id) ?? null }]))
}

const keepAll = async (ctx: Ctx, signs: readonly Waiting[]) => {
  const { in: ins = [], out: outs = [] } = Object.groupBy(signs, ({ sign }) => sign.purpose)
  const changes: Changes = new Map([...(await signIn(ctx, ins)), ...(await signOut(ctx, outs))])
  const kept = signs.flatMap(({ lesson, sign }) => {
    const change = changes.get(sign.person_id)
    return change ? [{ lesson, change }] : []
  })
  for (const own of Map.groupBy(kept, ({ lesson }) => lesson.id).values())
    for (let from = 0; from < own.length; from += maxPushed) {
      const portion = own.slice(from, from + maxPushed)
      const [{ lesson } = { lesson: undefined }] = portion
      if (lesson)
        await pushRoll(
          ctx,
          lesson,
          portion.map(({ change }) => change),
        )
    }
  return signs.map(({ sign }) => changes.get(sign.person_id))
}

/** So many signs are kept at once. */
const maxSigns = 50

/** A whole lecture signs at once: what the roll shows of somebody whose sign was kept together with those of the same moment. */
export const keepWithOthers = gatheredWork<Waiting, RollChange | undefined>(
  async (_sql, signs) => {
    const [{ ctx } = { ctx: undefined }] = signs
    if (!ctx) return []
    try {
      return await inTransaction(ctx, (ctx) => keepAll(ctx, signs))
    } catch (error) {
      // One that is refused, or that somebody else met, undoes all of them: each goes by itself then and answers for itself.
      if (!refusesRows(error)) throw error
      return signs.map(() => undefined)
    }
  },
  { most: maxSigns, idOf: ({ sign }) => sign.person_id },
)
