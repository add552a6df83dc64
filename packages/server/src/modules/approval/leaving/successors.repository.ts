import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/**
 * Tasks that wait for somebody who cannot have them any more: the account is closed or disabled, or the post or unit through which they
 * came has somebody else. Appointments begin and end on days; the day of each school is close enough to look, and exact when it is decided.
 */
export const listWithoutHolder = async (sql: Sql, now: Date, limit: number, after: { topId: string; taskId: string } | undefined) => {
  const { rows } = await fragment<{
    id: string
    top_id: string
    instance_id: string
    school_id: string
    unit_id: string | null
    owner_id: string
    assignee_id: string
    via_post_id: string | null
    via_unit_id: string | null
    why_unit_id: string | null
    is_gone: boolean
  }>`
    select task.id, instance.top_id, task.instance_id, task.school_id, instance.unit_id, task.owner_id, task.assignee_id, task.via_post_id, task.via_unit_id,
      task.data -> 'why' ->> 'unit' as why_unit_id, assignee.state <> 'active' as is_gone
    from approval_task as task
    join approval_instance as instance on instance.id = task.instance_id
    join person as assignee on assignee.id = task.assignee_id
    where task.state in ('waiting', 'open') and task.kind <> 'resubmit' and (
      assignee.state <> 'active'
      or (task.via_post_id is not null and not exists (
        select from appointment where appointment.post_id = task.via_post_id and appointment.person_id = task.owner_id
          and appointment.unit_id is not distinct from (task.data -> 'why' ->> 'unit')::uuid
          and daterange(starts_on, ends_on, '[]') && daterange((${now}::timestamptz - interval '1 day')::date, (${now}::timestamptz + interval '1 day')::date, '[]')))
      or (task.via_unit_id is not null and task.via_post_id is null and not exists (
        select from appointment where appointment.post_id is null and appointment.unit_id = task.via_unit_id and appointment.person_id = task.owner_id
          and daterange(starts_on, ends_on, '[]') && daterange((${now}::timestamptz - interval '1 day')::date, (${now}::timestamptz + interval '1 day')::date, '[]'))))
    and (${after?.topId ?? null}::uuid is null or (instance.top_id, task.id) > (${after?.topId ?? null}::uuid, ${after?.taskId ?? null}::uuid))
    order by instance.top_id, task.id
    limit ${limit}`.execute(sql)
  return rows
}
