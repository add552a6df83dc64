import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { studentScores } from '@campus/contract/records/students.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { scoresByTerm } from '../../academics/scores/score-terms.service.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { findOwner, listRecords } from './record.repository.ts'
import { presentPlaces } from './record-view.ts'
import { requireStudent } from './student.service.ts'

export const listStudentScores = async (
  ctx: CallerCtx,
  { recordId, academicYear, semester }: InputOf<typeof studentScores>,
): Promise<OutputOf<typeof studentScores>> => {
  const owner = await findOwner(ctx.sql, ctx.caller.schoolId, recordId)
  if (!owner) throw refuse('not_found')
  const student = await requireStudent(ctx, owner.person_id)
  const record = (await listRecords(ctx.sql, student.id)).find(({ id }) => id === recordId)
  if (!record) throw refuse('not_found')
  await noteViews(ctx, [student.id], 'scores')
  return {
    personId: student.id,
    recordId,
    studentId: student.number,
    name: personNameIn({ name: student.name, namePinyin: student.name_pinyin }, ctx.language),
    major: presentPlaces(record).major,
    grade: record.grade,
    ...(await scoresByTerm(ctx, { recordId, academicYears: academicYear ? [academicYear] : [], semester })),
  }
}
