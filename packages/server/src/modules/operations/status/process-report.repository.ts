import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import type { OutsideCalls } from '../../../platform/http-client/outside-calls.ts'
import type { ChildPoolState } from '../../../platform/process/child-pool.ts'

export interface ProcessFacts {
  readonly id: string
  readonly host: string
  readonly pid: number
  readonly version: string
  readonly startedAt: Date
  readonly memoryBytes: number
  readonly delayMs: number
  readonly connectionsUsed: number
  readonly connectionsWaiting: number
  readonly children: readonly ChildPoolState[]
}

/** By the clock of the database, which all processes share. */
export const saveProcess = (sql: Sql, facts: ProcessFacts) => {
  const measured = {
    seen_at: fragment<Date>`clock_timestamp()`,
    memory_bytes: facts.memoryBytes,
    delay_ms: facts.delayMs,
    connections_used: facts.connectionsUsed,
    connections_waiting: facts.connectionsWaiting,
    children: JSON.stringify(facts.children),
  }
  const { id, host, pid, version, startedAt } = facts
  return sql
    .insertInto('server_process')
    .values({ id, host, pid, version, started_at: startedAt, ...measured })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(measured))
    .execute()
}

export const deleteProcess = (sql: Sql, id: string) => sql.deleteFrom('server_process').where('id', '=', id).execute()

export const deleteSilentProcesses = (sql: Sql) =>
  sql.deleteFrom('server_process').where('seen_at', '<', fragment<Date>`now() - interval '1 day'`).execute()

export const listProcesses = (sql: Sql) =>
  sql
    .selectFrom('server_process')
    .selectAll()
    .select(fragment<boolean>`seen_at < clock_timestamp() - interval '1 minute'`.as('is_silent'))
    .orderBy('started_at')
    .execute()

/** Several processes add to the same row: a success of one ends the failures of all. */
export const addOutsideCalls = (sql: Sql, provider: string, calls: OutsideCalls) => {
  const isAnswered = calls.lastSuccessAt !== undefined
  return sql
    .insertInto('provider_report')
    .values({
      provider,
      last_success_at: calls.lastSuccessAt ?? null,
      last_failure_at: calls.lastFailureAt ?? null,
      failure: calls.failure,
      failures: calls.failuresInARow,
      failing_since: calls.failingSince ?? null,
    })
    .onConflict((conflict) =>
      conflict.column('provider').doUpdateSet({
        last_success_at: fragment`greatest(provider_report.last_success_at, excluded.last_success_at)`,
        last_failure_at: fragment`greatest(provider_report.last_failure_at, excluded.last_failure_at)`,
        failure: fragment`case when excluded.failures > 0 or ${isAnswered} then excluded.failure else provider_report.failure end`,
        failures: fragment`case when ${isAnswered} then 0 else provider_report.failures end + excluded.failures`,
        failing_since: fragment`case when ${isAnswered} then excluded.failing_since
          else coalesce(provider_report.failing_since, excluded.failing_since) end`,
      }),
    )
    .execute()
}

export const listProviderReports = (sql: Sql) => sql.selectFrom('provider_report').selectAll().execute()
export type ProviderReport = Awaited<ReturnType<typeof listProviderReports>>[number]
