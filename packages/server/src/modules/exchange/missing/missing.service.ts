import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { missingScores, ownMissingScores } from '@campus/contract/exchange/missing.ts'
import { say } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { dayAt } from '../../school/organisation/leader.service.ts'
import { titlesOf } from '../../school/titles.ts'
import * as repository from './missing.repository.ts'

const momentOf = async (ctx: CallerCtx) => ({ now: ctx.now(), today: await dayAt(ctx, ctx.caller.schoolId, ctx.now()) })

export const listOwn = async (ctx: CallerCtx): Promise<OutputOf<typeof ownMissingScores>> =>
  (await repository.listMissingOf(ctx.sql, ctx.caller.schoolId, ctx.caller.personId, await momentOf(ctx))).map((row) => ({
    ...titlesOf(row),
    courseCode: row.code,
    academicYear: row.academic_year,
    semester: row.semester,
  }))

/** Without a year the newest one that has a term which is over: what is older was settled or never will be. */
export const listMissing = async (
  ctx: CallerCtx,
  { unitId, academicYear, words, ...page }: InputOf<typeof missingScores>,
): Promise<OutputOf<typeof missingScores>> => {
  const { schoolId } = ctx.caller
  const at = await momentOf(ctx)
  const years = (await repository.listYears(ctx.sql, schoolId, at.today)).map((row) => row.academic_year)
  const year = academicYear ?? years[0]
  const filter = { academicYear: year, unitId, words }
  const rows = await repository.listStudents(ctx.sql, schoolId, at, filter, page)
  return {
    rows: rows.map((row) => ({
      personId: row.id,
      number: row.number,
      name: row.student,
      className: row.name === null ? '' : say([row.name, row.name_en ?? '', row.name_tw ?? ''], ctx.language),
      courses: row.courses,
    })),
    total: await repository.countStudents(ctx.sql, schoolId, at, filter),
    classes: (await repository.listClasses(ctx.sql, schoolId, at, { academicYear: year })).map(({ id, students, scores, ...row }) => ({
      id,
      ...titlesOf(row),
      students,
      scores,
    })),
    years,
  }
}
