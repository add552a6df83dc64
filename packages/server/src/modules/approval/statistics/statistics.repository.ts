import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

interface Asked {
  readonly schoolId: string
  readonly processId: string | undefined
  readonly from: string
  readonly until: string
}

/** The sums of these days: of whole applications, and of the steps of the process that was asked for. */
export const listDays = (sql: Sql, { schoolId, processId, from, until }: Asked) => {
  const query = sql
    .selectFrom('approval_day')
    .innerJoin('approval_process as process', 'process.id', 'approval_day.process_id')
    .where('approval_day.school_id', '=', schoolId)
    .where(fragment<boolean>`approval_day.day between ${from}::date and ${until}::date`)
  return (processId ? query.where('approval_day.process_id', '=', processId) : query.where('approval_day.node_id', '=', ''))
    .select([
      'approval_day.process_id',
      'approval_day.node_id',
      'approval_day.node_name',
      'approval_day.started',
      'approval_day.passed',
      'approval_day.refused',
      'approval_day.cancelled',
      'approval_day.returned',
      'approval_day.timed_out',
      'approval_day.durations',
      'process.name',
      'process.name_en',
      'process.name_tw',
    ])
    .select(fragment<string>`to_char(approval_day.day, 'YYYY-MM-DD')`.as('day'))
    .orderBy('approval_day.day')
    .execute()
}
