import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { missingScores, ownMissingScores } from '@campus/contract/exchange/missing.ts'
import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { FromCursor } from '../../../platform/db/cursor.ts'
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

type Student = OutputOf<typeof missingScores>['rows'][number]

const presentStudent = (ctx: CallerCtx, row: Awaited<ReturnType<typeof repository.listStudents>>[number]): Student => ({
  personId: row.id,
  number: row.number,
  name: personNameIn({ name: row.student, namePinyin: row.student_pinyin }, ctx.language),
  className: row.name === null ? '' : say([row.name, row.name_en ?? '', row.name_tw ?? ''], ctx.language),
  courses: row.courses,
})

/** Without a year the newest one that has a term which is over: what is older was settled or never will be. */
const wantedBy = async (ctx: CallerCtx, asked: repository.MissingOf) => {
  const { schoolId } = ctx.caller
  const at = await momentOf(ctx)
  const years = (await repository.listYears(ctx.sql, schoolId, at.today)).map((row) => row.academic_year)
  return { schoolId, at, years, filter: { ...asked, academicYear: asked.academicYear ?? years[0] } }
}

export const countFitting = async (ctx: CallerCtx, asked: repository.MissingOf): Promise<number> => {
  const { schoolId, at, filter } = await wantedBy(ctx, asked)
  return repository.countStudents(ctx.sql, schoolId, at, filter)
}

export const listFitting = async (ctx: CallerCtx, asked: repository.MissingOf, from: FromCursor) => {
  const { schoolId, at, filter } = await wantedBy(ctx, asked)
  const rows = await repository.listStudentsAfter(ctx.sql, schoolId, at, filter, from)
  return rows.map((row) => ({ id: row.id, ...presentStudent(ctx, row) }))
}

export const listMissing = async (
  ctx: CallerCtx,
  { unitId, academicYear, words, ...page }: InputOf<typeof missingScores>,
): Promise<OutputOf<typeof missingScores>> => {
  const { schoolId, at, years, filter } = await wantedBy(ctx, { unitId, academicYear, words })
  const rows = await repository.listStudents(ctx.sql, schoolId, at, filter, page)
  return {
    rows: rows.map((row) => presentStudent(ctx, row)),
    total: await repository.countStudents(ctx.sql, schoolId, at, filter),
    classes: (await repository.listClasses(ctx.sql, schoolId, at, { academicYear: filter.academicYear })).map(
      ({ id, students, scores, ...row }) => ({
        id,
        ...titlesOf(row),
        students,
        scores,
      }),
    ),
    years,
  }
}
