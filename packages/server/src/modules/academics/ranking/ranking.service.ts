import type { ownRanking } from '@campus/contract/academics/scores.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { requireOwnRecord, type StudentRecord } from '../records/record.service.ts'
import { readCounted } from '../scores/score.service.ts'
import { summarise } from '../scores/summary.rules.ts'
import { rankInGroup } from './ranking.repository.ts'
import { bandWidth, spreadOf } from './spread.rules.ts'

type Ranked = Pick<StudentRecord, 'id' | 'schoolId' | 'majorId' | 'grade' | 'educationLevel'>

/** The place of a record in its major and year; nobody has one who has no average. */
export const readRanks = async (ctx: Ctx, { id, schoolId, majorId, grade, educationLevel }: Ranked) => {
  const group = { recordId: id, schoolId, grade, educationLevel, now: ctx.now(), bandWidth }
  const rows = majorId === null ? [] : await rankInGroup(ctx.sql, { ...group, majorId })
  const placed = rows.map((row) => ({ ...row, place: { rank: row.rank, of: row.people, average: row.average } }))
  const overall = placed.find(({ academic_year }) => academic_year === null)
  return {
    overall: overall?.place,
    years: placed.flatMap(({ academic_year, place }) => (academic_year === null ? [] : [{ academicYear: academic_year, ...place }])),
    bands: new Map(Object.entries(overall?.bands ?? {}).map(([from, people]) => [Number(from), people])),
  }
}

export const readOwnRanking = async (ctx: CallerCtx, { recordId }: InputOf<typeof ownRanking>): Promise<OutputOf<typeof ownRanking>> => {
  const record = await requireOwnRecord(ctx, recordId)
  const { overall, years, bands } = await readRanks(ctx, record)
  const { gpa } = summarise(await readCounted(ctx, { recordId: record.id }))
  return {
    recordId: record.id,
    major: record.major,
    grade: record.grade,
    overall: overall && gpa !== null ? { ...overall, gpa } : null,
    years,
    spread: overall ? spreadOf(bands, overall.average) : [],
  }
}
