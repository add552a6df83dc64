import { countRows } from '../../../platform/db/paging.ts'
import type { Sql } from '../../../platform/db/sql.ts'

/** Drafts are their owners' alone. */
const startedBy = (sql: Sql, personId: string) =>
  sql.selectFrom('approval_instance as instance').where('instance.starter_id', '=', personId).where('instance.state', '<>', 'draft')

export const listStartedBy = (sql: Sql, personId: string, limit: number) =>
  startedBy(sql, personId)
    .innerJoin('approval_process as process', 'process.id', 'instance.process_id')
    .select(['instance.id', 'instance.number', 'instance.started_at', 'process.name', 'process.name_en', 'process.name_tw'])
    .where('instance.started_at', 'is not', null)
    .$narrowType<{ started_at: Date }>()
    .orderBy('instance.id', 'desc')
    .limit(limit)
    .execute()

export const countStartedBy = (sql: Sql, personId: string) => countRows(startedBy(sql, personId))
