import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { collegeDetails, departmentList, gradeList } from '@campus/contract/registration/lists.ts'
import type { Ctx } from '../../../context/context.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { listUnitsOf } from '../../school/organisation/organisation.service.ts'
import { schoolAskedFor } from '../../school/school/school.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { listGrades } from './own-record.repository.ts'

const usualYears = 8

/** The grades of the students there are, and those of the last years: a new school has none yet. */
export const listGradesOf = async (ctx: Ctx, { schoolId }: InputOf<typeof gradeList>): Promise<OutputOf<typeof gradeList>> => {
  const school = await schoolAskedFor(ctx, schoolId)
  const { timeZone } = await readSettings(ctx.sql, school.id)
  const year = Number(dayIn(timeZone, ctx.now()).slice(0, 4))
  const recent = Array.from({ length: usualYears }, (_none, back) => String(year - back))
  const grades = new Set([...recent, ...(await listGrades(ctx.sql, school.id))])
  return [...grades]
    .toSorted()
    .toReversed()
    .map((value) => ({ value, label: say([`${value} 级`, `Class of ${value}`, `${value} 級`], ctx.language) }))
}

export const listCollegeDetails = async (
  ctx: Ctx,
  { schoolId }: InputOf<typeof collegeDetails>,
): Promise<OutputOf<typeof collegeDetails>> => {
  const [colleges, majors, classes] = [
    await listUnitsOf(ctx, schoolId, 'college'),
    await listUnitsOf(ctx, schoolId, 'major'),
    await listUnitsOf(ctx, schoolId, 'class'),
  ]
  const majorsIn = Map.groupBy(majors, ({ parentId }) => parentId)
  const classesIn = Map.groupBy(classes, ({ parentId }) => parentId)
  return colleges.map((college) => ({
    ...college,
    majors: (majorsIn.get(college.id) ?? []).map((major) => ({ ...major, classes: classesIn.get(major.id) ?? [] })),
  }))
}

export const listDepartments = async (
  ctx: Ctx,
  { schoolId, words = '' }: InputOf<typeof departmentList>,
): Promise<OutputOf<typeof departmentList>> => {
  const wanted = words.toLowerCase()
  return (await listUnitsOf(ctx, schoolId, 'department')).filter(({ code, name, nameEn, nameTw }) =>
    [code, name, nameEn, nameTw].some((text) => text.toLowerCase().includes(wanted)),
  )
}
