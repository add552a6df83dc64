import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import type { Sql } from '../../../platform/db/sql.ts'

interface Of {
  readonly schoolId: string
  readonly sourceId: string
}

type Decision = 'open' | 'left' | 'kept'

const among = (sql: Sql, { schoolId, sourceId }: Of, decision: Decision) => {
  const rows = sql.selectFrom('data_source_gone as gone').where('gone.school_id', '=', schoolId).where('gone.source_id', '=', sourceId)
  return decision === 'open' ? rows.where('gone.decision', 'is', null) : rows.where('gone.decision', '=', decision)
}

/** Of all connections that a school has now. */
export const measureOpen = (sql: Sql, schoolId: string) =>
  waitingRows(
    sql
      .selectFrom('data_source_gone as gone')
      .innerJoin('data_source as source', 'source.id', 'gone.source_id')
      .where('gone.school_id', '=', schoolId)
      .where('gone.decision', 'is', null)
      .where('source.closed_at', 'is', null),
    'gone.found_at',
  )

export const listGone = (sql: Sql, of: Of, decision: Decision, page: Page) =>
  onPage(
    among(sql, of, decision)
      .innerJoin('student_record as record', 'record.id', 'gone.record_id')
      .innerJoin('person', 'person.id', 'record.person_id')
      .leftJoin('org_unit as class', 'class.id', 'record.class_id')
      .leftJoin('person as decider', 'decider.id', 'gone.decided_by')
      .select(['gone.record_id', 'record.person_id', 'gone.found_at', 'gone.decision', 'person.number', 'person.name', 'record.grade'])
      .select(['class.name', 'class.name_en', 'class.name_tw', 'record.class_name', 'decider.name as decided_by'])
      .select(['person.name as student', 'person.name_pinyin as student_pinyin', 'decider.name_pinyin as decided_by_pinyin'])
      .orderBy('person.number')
      .orderBy('gone.record_id'),
    page,
  ).execute()

export const countGone = (sql: Sql, of: Of, decision: Decision) => countRows(among(sql, of, decision))

/** Those of the records that are open, held until the transaction ends. */
export const lockOpen = (sql: Sql, of: Of, recordIds: readonly string[]) =>
  among(sql, of, 'open')
    .where('gone.record_id', 'in', fragment<string>`(select unnest(${recordIds}::uuid[]))`)
    .select('gone.record_id')
    .orderBy('gone.record_id')
    .forNoKeyUpdate()
    .execute()

export const setDecision = (
  sql: Sql,
  { sourceId }: Of,
  recordIds: readonly string[],
  row: { readonly decision: 'left' | 'kept'; readonly decided_by: string; readonly decided_at: Date },
) =>
  sql
    .updateTable('data_source_gone')
    .set(row)
    .where('source_id', '=', sourceId)
    .where('record_id', 'in', fragment<string>`(select unnest(${recordIds}::uuid[]))`)
    .execute()

/** Of those some may have graduated meanwhile. */
export const listStudying = (sql: Sql, recordIds: readonly string[]) =>
  sql
    .selectFrom('student_record')
    .where('id', 'in', fragment<string>`(select unnest(${recordIds}::uuid[]))`)
    .where('standing', '=', 'studying')
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
