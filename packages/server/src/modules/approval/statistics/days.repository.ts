import { sql as fragment } from 'kysely'
import type { NewRow, Sql } from '../../../platform/db/sql.ts'

/** A span of one school: from its beginning, up to but without its end. */
export interface Span {
  readonly schoolId: string
  readonly from: Date
  readonly to: Date
}

/** Two processes that add up the same school take turns; the second finds it done. */
export const lockUntil = async (sql: Sql, schoolId: string) => {
  await sql
    .insertInto('approval_days_until')
    .values({ school_id: schoolId, day: fragment<string>`'-infinity'::date` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { rows } = await fragment<{ until: string | null }>`
    select case when isfinite(day) then to_char(day, 'YYYY-MM-DD') end as until
    from approval_days_until where school_id = ${schoolId} for update`.execute(sql)
  return rows[0]?.until ?? null
}

export const setUntil = (sql: Sql, schoolId: string, day: string) =>
  sql.updateTable('approval_days_until').set({ day }).where('school_id', '=', schoolId).execute()

export const findFirstStart = async (sql: Sql, schoolId: string) =>
  (
    await sql
      .selectFrom('approval_instance')
      .where('school_id', '=', schoolId)
      .where('started_at', 'is not', null)
      .select((row) => row.fn.min('started_at').as('at'))
      .executeTakeFirst()
  )?.at

export const listStarted = (sql: Sql, { schoolId, from, to }: Span) =>
  sql
    .selectFrom('approval_instance')
    .where('school_id', '=', schoolId)
    .where('started_at', '>=', from)
    .where('started_at', '<', to)
    .groupBy('process_id')
    .select(['process_id', (row) => row.fn.countAll<number>().as('count')])
    .execute()

export const listEnded = (sql: Sql, { schoolId, from, to }: Span) =>
  sql
    .selectFrom('approval_instance')
    .where('school_id', '=', schoolId)
    .where('ended_at', '>=', from)
    .where('ended_at', '<', to)
    .select(['process_id', 'state', 'ended_how', 'started_at', 'ended_at'])
    .execute()

/** Steps that people decide; the others take no time of anybody. */
export const listClosedRuns = (sql: Sql, { schoolId, from, to }: Span) =>
  sql
    .selectFrom('approval_run as run')
    .innerJoin('approval_instance as instance', 'instance.id', 'run.instance_id')
    .where('run.school_id', '=', schoolId)
    .where('run.closed_at', '>=', from)
    .where('run.closed_at', '<', to)
    .where((row) =>
      row.exists(
        row
          .selectFrom('approval_task')
          .whereRef('approval_task.run_id', '=', 'run.id')
          .where('approval_task.kind', '=', 'vote')
          .select('id'),
      ),
    )
    .select(['instance.process_id', 'instance.version_id', 'instance.earlier_version_ids'])
    .select(['run.node_id', 'run.state', 'run.opened_at', 'run.closed_at'])
    .select(fragment<string | null>`run.data ->> 'how'`.as('how'))
    .execute()

export const replaceDay = async (sql: Sql, schoolId: string, day: string, rows: readonly NewRow<'approval_day'>[]) => {
  await sql.deleteFrom('approval_day').where('school_id', '=', schoolId).where(fragment<boolean>`day = ${day}::date`).execute()
  if (rows.length > 0) await sql.insertInto('approval_day').values(rows).execute()
}
