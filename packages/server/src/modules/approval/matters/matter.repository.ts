import type { MatterKind } from '@campus/contract/paths/matter-screens.ts'
import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

export const findOfMatter = (sql: Sql, kind: MatterKind, matterId: string) =>
  sql
    .selectFrom('approval_instance')
    .where('matter', '=', kind)
    .where('matter_id', '=', matterId)
    .select(['id', 'school_id', 'state', 'starter_id', 'version_id', 'earlier_version_ids', 'ended_how'])
    .executeTakeFirst()

/** The decisions of people, in their order. */
export const listDecisions = (sql: Sql, instanceId: string) =>
  sql
    .selectFrom('approval_event as event')
    .innerJoin('approval_task as task', (join) => join.on(fragment<boolean>`task.id = (event.data ->> 'taskId')::uuid`))
    .leftJoin('person as actor', 'actor.id', 'event.actor_id')
    .where('event.instance_id', '=', instanceId)
    .where('event.kind', '=', 'task_decided')
    .where('task.kind', '=', 'vote')
    .select(['task.id', 'task.node_id', 'task.result', 'actor.name', 'actor.name_pinyin', 'event.at', 'event.data'])
    .orderBy('event.seq')
    .execute()

/** Who is asked now, step by step. */
export const listOpenVotes = (sql: Sql, instanceId: string) =>
  sql
    .selectFrom('approval_task as task')
    .innerJoin('person', 'person.id', 'task.assignee_id')
    .where('task.instance_id', '=', instanceId)
    .where('task.state', '=', 'open')
    .where('task.kind', '=', 'vote')
    .select(['task.node_id', 'person.name', 'person.name_pinyin'])
    .orderBy('task.id')
    .execute()
