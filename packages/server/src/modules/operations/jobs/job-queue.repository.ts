import { runText, type Sql } from '../../../platform/db/sql.ts'

interface ScheduleRow {
  readonly name: string
  readonly cron: string
  readonly completed_on: Date | null
  readonly state: 'completed' | 'failed' | null
  readonly ms: number | null
}

export const listSchedules = async (sql: Sql) => {
  const { rows } = await runText(
    sql,
    `select schedule.name, schedule.cron, last.completed_on, last.state::text as state,
       round(extract(epoch from last.completed_on - last.started_on) * 1000)::int as ms
     from pgboss.schedule as schedule
     left join lateral (
       select completed_on, started_on, state from pgboss.job as job
       where job.name = schedule.name and job.state in ('completed', 'failed') order by completed_on desc nulls last limit 1
     ) as last on true
     order by schedule.name`,
  )
  return rows as unknown as ScheduleRow[]
}
