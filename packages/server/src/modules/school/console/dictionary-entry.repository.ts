import type { Sql } from '../../../platform/db/sql.ts'

export const listEntries = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('dictionary_entry')
    .where('school_id', '=', schoolId)
    .select(['id', 'type', 'value', 'label', 'label_en', 'label_tw', 'position', 'is_open'])
    .orderBy('type')
    .orderBy('position')
    .orderBy('value')
    .execute()

export const findEntry = (sql: Sql, schoolId: string, id: string) =>
  sql.selectFrom('dictionary_entry').where('school_id', '=', schoolId).where('id', '=', id).select(['type', 'value']).executeTakeFirst()

interface EntryTexts {
  readonly label: string
  readonly label_en: string
  readonly label_tw: string
  readonly position: number
  readonly is_open: boolean
}

/** Nothing when the list has the word already. */
export const insertEntry = (sql: Sql, row: { school_id: string; type: string; value: string } & EntryTexts) =>
  sql
    .insertInto('dictionary_entry')
    .values(row)
    .onConflict((conflict) => conflict.columns(['school_id', 'type', 'value']).doNothing())
    .returning('id')
    .executeTakeFirst()

export const updateEntry = (sql: Sql, schoolId: string, id: string, texts: EntryTexts) =>
  sql.updateTable('dictionary_entry').set(texts).where('school_id', '=', schoolId).where('id', '=', id).execute()
