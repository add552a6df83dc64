import type { Sql } from '../../../platform/db/sql.ts'

const runs = (sql: Sql) =>
  sql
    .selectFrom('print_job as job')
    .innerJoin('print_item as item', 'item.id', 'job.item_id')
    .leftJoin('print_job as next', 'next.follows_id', 'job.id')
    .select(['job.id', 'job.item_id', 'job.person_id', 'job.state', 'job.is_stopped', 'job.pages_out', 'job.pages_due'])
    .select(['job.reasons', 'job.copies', 'job.copies_after', 'job.attribute', 'job.ended_at', 'item.pages_per_copy'])
    .select(['next.state as next_state', 'next.is_stopped as next_is_stopped', 'next.reasons as next_reasons'])
    .select(['next.pages_out as next_pages_out', 'next.pages_due as next_pages_due', 'next.copies as next_copies'])

export type RunRow = NonNullable<Awaited<ReturnType<typeof findRun>>>

/** A job with the one that follows it. */
export const findRun = (sql: Sql, jobId: string) => runs(sql).where('job.id', '=', jobId).executeTakeFirst()

/** The last print that was started with a code, and where. */
export const findLastOfCode = (sql: Sql, codeId: string) =>
  runs(sql)
    .innerJoin('terminal', 'terminal.id', 'job.terminal_id')
    .select(['terminal.name', 'terminal.name_en', 'terminal.name_tw', 'terminal.location', 'terminal.location_en', 'terminal.location_tw'])
    .where('job.code_id', '=', codeId)
    .where('job.follows_id', 'is', null)
    .orderBy('job.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findLastOfVisit = (sql: Sql, visitId: string) =>
  runs(sql).where('job.visit_id', '=', visitId).where('job.follows_id', 'is', null).orderBy('job.id', 'desc').limit(1).executeTakeFirst()
