import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { StudentFilter, studentList } from '@campus/contract/records/students.ts'
import type { z } from 'zod'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import type { RecordRow } from './record.repository.ts'
import { isAtSchool, presentPlaces, presentSource } from './record-view.ts'
import { countByStanding, countWithoutRecord, findStudent, listStudents, type StudentRow } from './student.repository.ts'

type Asked = z.output<typeof StudentFilter>

/** The students asked for, in the caller's scope. */
export const filterFor = async (ctx: CallerCtx, { words = '', ...asked }: Asked) => ({
  schoolId: ctx.caller.schoolId,
  scope: await scopeOf(ctx),
  words: words.toLowerCase().split(/\s+/).filter(Boolean),
  ...asked,
})

export const pageStudents = async (
  ctx: CallerCtx,
  { pageNum, pageSize, sort, status, ...asked }: InputOf<typeof studentList>,
): Promise<OutputOf<typeof studentList>> => {
  const filter = await filterFor(ctx, asked)
  const rows = await listStudents(ctx.sql, { ...filter, status }, { pageNum, pageSize }, sort)
  const counts = { studying: 0, graduated: 0, left: 0 }
  for (const { standing, count } of await countByStanding(ctx.sql, filter)) counts[standing] = count
  const isWhole = pageNum === 1 && Object.values(asked).every((value) => value === undefined || value === '')
  return {
    rows: rows.map((row) => ({
      id: row.id,
      personId: row.person_id,
      studentId: row.number,
      name: personNameIn({ name: row.name, namePinyin: row.name_pinyin }, ctx.language),
      gender: row.gender,
      grade: row.grade,
      ...presentPlaces(row),
      educationLevel: row.education_level,
      atschoolStatus: row.standing,
      isAtSchool: isAtSchool(row),
      databaseSource: presentSource(row),
      differences: row.differences,
    })),
    total: status ? counts[status] : counts.studying + counts.graduated + counts.left,
    counts,
    withoutRecord: isWhole ? await countWithoutRecord(ctx.sql, filter.schoolId, filter.scope) : null,
  }
}

/** Somebody outside the caller's scope is treated as missing. */
export const requireStudent = async (ctx: CallerCtx, personId: string): Promise<StudentRow> => {
  const student = await findStudent(ctx.sql, { schoolId: ctx.caller.schoolId, scope: await scopeOf(ctx) }, personId)
  if (!student) throw refuse('not_found')
  return student
}

export const isOfLevel = (one: RecordRow, other: RecordRow) => one.education_level === other.education_level

/** Without what the old system knew of a course of study that a system of today knows as well. */
export const currentOf = (rows: readonly RecordRow[]) =>
  rows.filter((row) => !row.is_old || !rows.some((other) => !other.is_old && isOfLevel(row, other)))
