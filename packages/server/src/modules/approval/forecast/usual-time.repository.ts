import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** When the last runs of the steps of a process began and ended, a number of each step. */
export const listLastRuns = async (sql: Sql, processId: string, nodeIds: readonly string[], since: Date, each: number) => {
  const { rows } = await fragment<{ node_id: string; opened_at: Date; closed_at: Date }>`
    select node_id, opened_at, closed_at from (
      select run.node_id, run.opened_at, run.closed_at,
        row_number() over (partition by run.node_id order by run.closed_at desc) as place
      from approval_run as run join approval_instance as instance on instance.id = run.instance_id
      where instance.process_id = ${processId} and run.node_id = any(${[...nodeIds]}) and run.state = 'passed' and run.closed_at > ${since}
    ) as last where place <= ${each}`.execute(sql)
  return rows
}
