import type { academicYears, coursesToChoose, ownScores, Score } from '@campus/contract/academics/scores.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { Language } from '@campus/contract/language.ts'
import type { z } from 'zod'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { requireOwnRecord } from '../records/record.service.ts'
import { type Attempt, bestAttempts } from './attempt.rules.ts'
import { pointsFor, sayMark } from './mark.rules.ts'
import { listScores, listYears, type WantedScores } from './score.repository.ts'
import { summarise } from './summary.rules.ts'

type Shown = z.infer<typeof Score>

/** A published score before a language is chosen for its words. */
export type ScoreRow = Omit<Shown, 'score'> & Attempt & { readonly hours: number }

/** An empty list asks for nothing special. */
export type AskedScores = Omit<WantedScores, 'now'>

const unlessEmpty = <Item>(list: readonly Item[] | undefined) => (list && list.length > 0 ? list : undefined)

/** Where the school gave no points, they follow from the mark. */
export const readScores = async (ctx: Ctx, asked: AskedScores): Promise<ScoreRow[]> => {
  const wanted = { ...asked, academicYears: unlessEmpty(asked.academicYears), scoreIds: unlessEmpty(asked.scoreIds), now: ctx.now() }
  return (await listScores(ctx.sql, wanted)).map((row) => ({
    id: row.id,
    courseId: row.course_id,
    academicYear: row.academic_year,
    semester: row.semester,
    courseCode: row.code,
    name: row.name,
    nameEn: row.name_en,
    nameTw: row.name_tw,
    kind: row.kind,
    attempt: row.attempt,
    mark: row.mark,
    word: row.mark_word,
    points: row.points ?? (row.mark === null ? null : pointsFor(row.mark, row.is_passed)),
    credit: row.credit,
    hours: row.hours,
    isPassed: row.is_passed,
  }))
}

/** The scores chosen by their ids; without ids the attempt of each course that counts, the newest term first. */
export const readCounted = async (ctx: Ctx, asked: AskedScores): Promise<ScoreRow[]> => {
  const rows = await readScores(ctx, asked)
  return unlessEmpty(asked.scoreIds) ? rows : bestAttempts(rows)
}

export const show = (row: ScoreRow, language: Language): Shown => ({
  id: row.id,
  academicYear: row.academicYear,
  semester: row.semester,
  courseCode: row.courseCode,
  name: row.name,
  nameEn: row.nameEn,
  nameTw: row.nameTw,
  kind: row.kind,
  attempt: row.attempt,
  score: sayMark(row, language),
  mark: row.mark,
  points: row.points,
  credit: row.credit,
  isPassed: row.isPassed,
})

export const listOwnYears = async (
  ctx: CallerCtx,
  { recordId }: InputOf<typeof academicYears>,
): Promise<OutputOf<typeof academicYears>> => {
  const { id } = await requireOwnRecord(ctx, recordId)
  const years = await listYears(ctx.sql, id, ctx.now())
  return years.map(({ academic_year, semesters }) => ({ academicYear: academic_year, semesters }))
}

export const listOwnScores = async (
  ctx: CallerCtx,
  { recordId, academicYear, semester }: InputOf<typeof ownScores>,
): Promise<OutputOf<typeof ownScores>> => {
  const { id } = await requireOwnRecord(ctx, recordId)
  const rows = await readScores(ctx, { recordId: id, academicYears: academicYear ? [academicYear] : [], semester })
  return { recordId: id, rows: rows.map((row) => show(row, ctx.language)), summary: summarise(bestAttempts(rows)) }
}

/** The courses of a record that a proof may name, the attempt of each that counts. */
export const coursesOf = async (ctx: Ctx, recordId: string, academicYears?: readonly string[]): Promise<Shown[]> =>
  (await readCounted(ctx, { recordId, academicYears })).map((row) => show(row, ctx.language))

export const listOwnCourses = async (
  ctx: CallerCtx,
  { recordId, academicYears }: InputOf<typeof coursesToChoose>,
): Promise<OutputOf<typeof coursesToChoose>> => {
  const { id } = await requireOwnRecord(ctx, recordId)
  return { recordId: id, rows: await coursesOf(ctx, id, academicYears?.split(',')) }
}
