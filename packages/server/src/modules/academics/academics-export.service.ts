import { say } from '@campus/contract/language.ts'
import { educationLevelNames } from '@campus/contract/records/student-fields.ts'
import type { Ctx } from '../../context/context.ts'
import { recordsOf, type StudentRecord } from './records/record.service.ts'
import { sayMark } from './scores/mark.rules.ts'
import { readScores } from './scores/score.service.ts'

const exportScores = async (ctx: Ctx, recordId: string) =>
  (await readScores(ctx, { recordId })).map((row) => ({
    academicYear: row.academicYear,
    semester: row.semester,
    courseCode: row.courseCode,
    course: say([row.name, row.nameEn, row.nameTw], ctx.language),
    attempt: row.attempt,
    mark: sayMark(row, ctx.language),
    points: row.points,
    credit: row.credit,
    isPassed: row.isPassed,
  }))

const exportRecord = async (ctx: Ctx, record: StudentRecord) => {
  const inWords = ({ name, nameEn, nameTw }: StudentRecord['major']) => say([name, nameEn, nameTw], ctx.language)
  const { id, schoolId: _school, personId: _person, majorId: _major, source, college, major, class: ownClass, ...plain } = record
  return {
    source: inWords(source),
    college: inWords(college),
    major: inWords(major),
    class: inWords(ownClass),
    ...plain,
    educationLevel: say(educationLevelNames[record.educationLevel], ctx.language),
    scores: await exportScores(ctx, id),
  }
}

/** What the school holds of a person's studies, for their own copy; a score that is not published yet is nobody's to see. */
export const exportAcademics = async (ctx: Ctx, personId: string) => {
  const exported = []
  for (const record of await recordsOf(ctx, personId)) exported.push(await exportRecord(ctx, record))
  return exported
}
