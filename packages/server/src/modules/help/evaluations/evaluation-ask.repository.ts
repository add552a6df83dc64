import type { NewRow, Sql } from '../../../platform/db/sql.ts'

/** Nothing when this was asked before. */
export const insertAsk = (sql: Sql, row: NewRow<'evaluation_ask'>) =>
  sql
    .insertInto('evaluation_ask')
    .values(row)
    .onConflict((conflict) => conflict.columns(['person_id', 'type', 'subject_id']).doNothing())
    .returning('id')
    .executeTakeFirst()

export const findOwnAsk = (sql: Sql, personId: string, id: string) =>
  sql
    .selectFrom('evaluation_ask')
    .leftJoin('evaluation', 'evaluation.ask_id', 'evaluation_ask.id')
    .where('evaluation_ask.person_id', '=', personId)
    .where('evaluation_ask.id', '=', id)
    .select([
      'evaluation_ask.id',
      'evaluation_ask.type',
      'evaluation_ask.about',
      'evaluation_ask.about_en',
      'evaluation_ask.about_tw',
      'evaluation_ask.dismissed_at',
      'evaluation.id as evaluation_id',
    ])
    .executeTakeFirst()

export const dismissAsk = (sql: Sql, personId: string, id: string, now: Date) =>
  sql
    .updateTable('evaluation_ask')
    .set((row) => ({ dismissed_at: row.fn.coalesce('dismissed_at', row.val(now)) }))
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

/** The newest question since then that was neither answered nor dismissed, about a kind of service that can still be judged. */
export const findOpenAsk = (sql: Sql, personId: string, since: Date) =>
  sql
    .selectFrom('evaluation_ask')
    .innerJoin('dictionary_entry', (join) =>
      join
        .onRef('dictionary_entry.school_id', '=', 'evaluation_ask.school_id')
        .onRef('dictionary_entry.value', '=', 'evaluation_ask.type')
        .on('dictionary_entry.type', '=', 'evaluation_type')
        .on('dictionary_entry.is_open', '=', true),
    )
    .where('evaluation_ask.person_id', '=', personId)
    .where('evaluation_ask.dismissed_at', 'is', null)
    .where('evaluation_ask.created_at', '>=', since)
    .where((row) =>
      row.not(row.exists(row.selectFrom('evaluation').whereRef('evaluation.ask_id', '=', 'evaluation_ask.id').select('evaluation.id'))),
    )
    .select(['evaluation_ask.id', 'evaluation_ask.type', 'evaluation_ask.about', 'evaluation_ask.about_en', 'evaluation_ask.about_tw'])
    .orderBy('evaluation_ask.id', 'desc')
    .limit(1)
    .executeTakeFirst()
