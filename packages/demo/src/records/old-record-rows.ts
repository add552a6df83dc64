import type { NewRow } from '@campus/server/platform/db/sql.ts'
import type { Learner } from '../academics/learner.ts'
import { recordRows, sourceId } from '../academics/record-rows.ts'
import { newestYear } from '../school/school-year.ts'
import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'
import { nameColumns } from '../titles.ts'

/** The system before today's, which knew those who came while it was in use. */
export const oldSourceRow = (): NewRow<'academic_source'> => ({
  id: sourceId('old'),
  school_id: demoUniversity.id,
  code: 'old',
  ...nameColumns(['旧教务系统', 'Former academic system', '舊教務系統']),
  position: 9,
  is_old: true,
})

/** What was mistyped there, or put right here since. */
const mistakeIn = (row: NewRow<'student_record'>, index: number): Partial<NewRow<'student_record'>> => ({
  ...(index % 5 === 0 && { exam_no: (row.exam_no ?? '').replace(/(\d)(\d)$/, '$2$1') }),
  ...(index % 7 === 0 && { enrolled_on: `${row.grade}-09-05` }),
  ...(index % 11 === 0 && { school_length: 3 }),
  ...(index % 13 === 0 && { exam_card_no: '' }),
})

export const oldRecordRows = (learners: readonly Learner[], today: Date): NewRow<'student_record'>[] => {
  const known = learners.filter(
    ({ source, entry, person }) => source === 'undergraduate' && !person.isGraduateStudent && entry <= newestYear(today) - 2,
  )
  return recordRows(known).map((row, index) => ({
    ...row,
    id: idOf('old student record', String(row.id)),
    source_id: sourceId('old'),
    ...mistakeIn(row, index),
  }))
}
