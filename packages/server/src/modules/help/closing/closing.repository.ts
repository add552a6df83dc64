import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

export const lockFeedbackOf = (sql: Sql, personId: string) =>
  sql.selectFrom('feedback').where('person_id', '=', personId).select(['id', 'state']).orderBy('id').forUpdate().execute()

/** With what was said about it; gives its pictures. */
export const deleteFeedback = async (sql: Sql, ids: readonly string[]): Promise<string[]> => {
  const ofThese = fragment<boolean>`feedback_id = any(${ids}::uuid[])`
  await sql.deleteFrom('feedback_entry').where(ofThese).execute()
  const images = await sql.deleteFrom('feedback_image').where(ofThese).returning('file_id').execute()
  await sql.deleteFrom('feedback').where(fragment<boolean>`id = any(${ids}::uuid[])`).execute()
  return images.map(({ file_id }) => file_id)
}

/** In this order: a judgement names the question that it answers. */
export const deleteOthersOf = async (sql: Sql, personId: string): Promise<void> => {
  for (const table of ['evaluation', 'evaluation_ask', 'problem_answer', 'problem_remark'] as const)
    await sql.deleteFrom(table).where('person_id', '=', personId).execute()
}
