import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import type { Sql } from '../../../platform/db/sql.ts'

/** Columns that are shown together with another one. */
const unshown = ['class_name_en', 'class_name_tw', 'source_id']

const history = (sql: Sql, personId: string) =>
  sql.selectFrom('record_history').where('record_history.person_id', '=', personId).where('record_history.field', 'not in', unshown)

export const listHistory = (sql: Sql, personId: string, page: Page) =>
  onPage(
    history(sql, personId)
      .leftJoin('record_change', 'record_change.id', 'record_history.change_id')
      .leftJoin('person as asker', 'asker.id', 'record_change.asked_by')
      .leftJoin('person as decider', 'decider.id', 'record_change.decided_by')
      .select([
        'record_history.id',
        'record_history.field',
        'record_history.before',
        'record_history.after',
        'record_history.created_at',
        'record_change.reason',
        'asker.name as asker_name',
        'asker.name_pinyin as asker_pinyin',
        'decider.name as decider_name',
        'decider.name_pinyin as decider_pinyin',
      ])
      .orderBy('record_history.id', 'desc'),
    page,
  ).execute()

export const countHistory = (sql: Sql, personId: string) => countRows(history(sql, personId))
