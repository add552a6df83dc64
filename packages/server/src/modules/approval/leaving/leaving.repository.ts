import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** Running instances that somebody started or has to decide, by family, so that they are locked in one order. */
export const listConcerned = (sql: Sql, personId: string) =>
  sql
    .selectFrom('approval_instance as instance')
    .where('instance.state', '=', 'running')
    .where((row) =>
      row.or([
        row('instance.starter_id', '=', personId),
        row.exists(
          row
            .selectFrom('approval_task as task')
            .whereRef('task.instance_id', '=', 'instance.id')
            .where('task.state', 'in', ['open', 'waiting'])
            .where((task) => task.or([task('task.assignee_id', '=', personId), task('task.owner_id', '=', personId)]))
            .select('task.id'),
        ),
      ]),
    )
    .select(['instance.id', 'instance.starter_id', 'instance.parent_id', 'instance.top_id'])
    .orderBy('instance.top_id')
    .orderBy('instance.id')
    .execute()

export const deleteDrafts = (sql: Sql, personId: string) =>
  sql.deleteFrom('approval_instance').where('starter_id', '=', personId).where('state', '=', 'draft').execute()

/** What waits for somebody, or for their deputy, because of a post or a unit. */
export const listHeldTasks = (sql: Sql, personId: string, instanceId: string) =>
  sql
    .selectFrom('approval_task as task')
    .innerJoin('approval_instance as instance', 'instance.id', 'task.instance_id')
    .where('task.instance_id', '=', instanceId)
    .where('task.owner_id', '=', personId)
    .where('task.state', 'in', ['open', 'waiting'])
    .where((row) => row.or([row('task.via_post_id', 'is not', null), row('task.via_unit_id', 'is not', null)]))
    .select(['task.school_id', 'task.owner_id', 'task.assignee_id', 'task.via_post_id', 'task.via_unit_id', 'instance.unit_id'])
    .select(fragment<string | null>`task.data -> 'why' ->> 'unit'`.as('why_unit_id'))
    .orderBy('task.id')
    .execute()

/** The absences in which somebody stands in for others. */
export const deleteDeputyships = (sql: Sql, personId: string) =>
  sql.deleteFrom('approval_absence').where('deputy_id', '=', personId).execute()

export const deleteAbsences = (sql: Sql, personId: string) => sql.deleteFrom('approval_absence').where('person_id', '=', personId).execute()

export const deleteAdministrator = (sql: Sql, personId: string) =>
  sql.deleteFrom('approval_process_admin').where('person_id', '=', personId).execute()

export const listStarted = (sql: Sql, personId: string) =>
  sql
    .selectFrom('approval_instance')
    .innerJoin('approval_process', 'approval_process.id', 'approval_instance.process_id')
    .where('approval_instance.starter_id', '=', personId)
    .select(['approval_instance.number', 'approval_process.name as process', 'approval_instance.state', 'approval_instance.form_values'])
    .select(['approval_instance.school_id', 'approval_instance.version_id', 'approval_instance.earlier_version_ids'])
    .select(['approval_instance.created_at', 'approval_instance.started_at', 'approval_instance.ended_at'])
    .orderBy('approval_instance.id')
    .execute()

export const listDecided = (sql: Sql, personId: string) =>
  sql
    .selectFrom('approval_task')
    .innerJoin('approval_instance', 'approval_instance.id', 'approval_task.instance_id')
    .innerJoin('approval_process', 'approval_process.id', 'approval_instance.process_id')
    .where((row) => row.or([row('approval_task.assignee_id', '=', personId), row('approval_task.decided_by', '=', personId)]))
    .select(['approval_instance.number', 'approval_process.name as process', 'approval_task.state', 'approval_task.result'])
    .select(['approval_task.opened_at', 'approval_task.closed_at'])
    .orderBy('approval_task.id')
    .execute()

export const listComments = (sql: Sql, personId: string) =>
  sql
    .selectFrom('approval_comment')
    .innerJoin('approval_instance', 'approval_instance.id', 'approval_comment.instance_id')
    .where('approval_comment.author_id', '=', personId)
    .select(['approval_instance.number', 'approval_comment.text', 'approval_comment.created_at'])
    .orderBy('approval_comment.id')
    .execute()

export const listAbsences = (sql: Sql, personId: string) =>
  sql
    .selectFrom('approval_absence')
    .where('person_id', '=', personId)
    .select(['starts_at', 'ends_at', 'reason', 'created_at'])
    .orderBy('starts_at')
    .execute()
