import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

interface LastFired {
  readonly due_at: Date
  readonly id: string
}

/** What is due, after the last one of those before. */
export const listDue = (sql: Sql, now: Date, limit: number, after: LastFired | undefined) =>
  sql
    .selectFrom('approval_timer')
    .innerJoin('approval_instance', 'approval_instance.id', 'approval_timer.instance_id')
    .where('approval_timer.due_at', '<=', now)
    .$if(after !== undefined, (due) =>
      due.where(fragment<boolean>`(approval_timer.due_at, approval_timer.id) > (${after?.due_at}, ${after?.id}::uuid)`),
    )
    .select(['approval_timer.id', 'approval_timer.due_at', 'approval_timer.instance_id', 'approval_instance.top_id'])
    .orderBy('approval_timer.due_at')
    .orderBy('approval_timer.id')
    .limit(limit)
    .execute()

/** Locks a family unless another transaction has it; the timer is then tried again a minute later. */
export const takeFamily = (sql: Sql, topId: string) =>
  sql.selectFrom('approval_instance').where('id', '=', topId).select('id').forUpdate().skipLocked().executeTakeFirst()
