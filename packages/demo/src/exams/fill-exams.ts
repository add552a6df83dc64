import type { Sql } from '@campus/server/platform/db/sql.ts'
import { insertRows } from '../demo.repository.ts'
import type { DemoPerson } from '../people/invented-person.ts'
import { examRows } from './exam-rows.ts'

/** Two midterms with their seats, and finals that are still to be planned. */
export const fillExams = async (sql: Sql, people: readonly DemoPerson[], today: Date) => {
  const { exams, sections, sittings, seats, duties } = examRows(people, today)
  await insertRows(sql, 'exam', exams)
  await insertRows(sql, 'exam_section', sections)
  await insertRows(sql, 'sitting', sittings)
  await insertRows(sql, 'seat', seats)
  await insertRows(sql, 'duty', duties)
}
