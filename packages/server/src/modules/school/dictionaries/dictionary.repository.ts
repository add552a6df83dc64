import type { Sql } from '../../../platform/db/sql.ts'

export const listChoices = (sql: Sql, schoolId: string, type: string) =>
  sql
    .selectFrom('dictionary_entry')
    .where('school_id', '=', schoolId)
    .where('type', '=', type)
    .where('is_open', '=', true)
    .select(['value', 'label', 'label_en', 'label_tw'])
    .orderBy('position')
    .orderBy('value')
    .execute()

export const findOpenChoice = (sql: Sql, schoolId: string, type: string, value: string) =>
  sql
    .selectFrom('dictionary_entry')
    .where('school_id', '=', schoolId)
    .where('type', '=', type)
    .where('value', '=', value)
    .where('is_open', '=', true)
    .select('id')
    .executeTakeFirst()

/** The entries of several lists, closed ones too. */
export const listEntries = (sql: Sql, schoolId: string, types: readonly string[]) =>
  sql
    .selectFrom('dictionary_entry')
    .where('school_id', '=', schoolId)
    .where('type', 'in', types)
    .select(['type', 'value', 'label', 'label_en', 'label_tw', 'is_open'])
    .orderBy('position')
    .orderBy('value')
    .execute()

export const listLabels = (sql: Sql, schoolId: string, type: string) =>
  sql
    .selectFrom('dictionary_entry')
    .where('school_id', '=', schoolId)
    .where('type', '=', type)
    .select(['value', 'label', 'label_en', 'label_tw'])
    .orderBy('position')
    .orderBy('value')
    .execute()
