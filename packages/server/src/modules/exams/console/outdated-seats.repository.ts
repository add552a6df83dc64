import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import { candidates } from '../exams/candidates.repository.ts'
import { isBarred } from '../seats/barred.repository.ts'

/**
 * Removes seats of those who take part no more: barred since they were seated, or no longer on a roster. Who was added by hand keeps theirs
 * unless barred.
 */
export const deleteOutdatedSeats = async (sql: Sql, examIds: readonly string[], today: string) => {
  await fragment`delete from seat where exam_id = any(${examIds}::uuid[])
    and (${isBarred(fragment.ref('seat.exam_id'), fragment.ref('seat.person_id'))} or not is_added and not exists (
      select from (${candidates(today)}) as taking where taking.exam_id = seat.exam_id and taking.person_id = seat.person_id))`.execute(sql)
}
