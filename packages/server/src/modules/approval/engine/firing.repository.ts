import type { Sql } from '../../../platform/db/sql.ts'

export const listDue = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('approval_timer')
    .innerJoin('approval_instance', 'approval_instance.id', 'approval_timer.instance_id')
    .where('approval_timer.due_at', '<=', now)
    .select(['approval_timer.id', 'approval_timer.instance_id', 'approval_instance.top_id'])
    .orderBy('approval_timer.due_at')
    .limit(limit)
    .execute()

/** Locks a family unless another transaction has it; the timer is then tried again a minute later. */
export const takeFamily = (sql: Sql, topId: string) =>
  sql.selectFrom('approval_instance').where('id', '=', topId).select('id').forUpdate().skipLocked().executeTakeFirst()
