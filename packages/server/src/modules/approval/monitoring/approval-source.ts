import { sql as fragment } from 'kysely'
import { countedRows, type Source } from '../../statistics/sources.extension.ts'
import { subjectsOf } from '../../statistics/subject-names.service.ts'

/**
 * What happened to approvals, by process: started when they began, decided when they ended (with the seconds that took), overdue when a
 * vote passed its time unanswered.
 */
export const approvalSource: Source = {
  name: ['审批', 'Approvals', '審批'],
  events: fragment`
    select instance.school_id, instance.started_at as at, instance.unit_id, instance.starter_id as person_id,
           instance.process_id::text as subject, 'started' as outcome, 1 as count, 0::bigint as amount, '' as network
      from approval_instance as instance where instance.started_at is not null
    union all
    select instance.school_id, instance.ended_at, instance.unit_id, null::uuid, instance.process_id::text, instance.state, 1,
           extract(epoch from instance.ended_at - instance.started_at)::bigint, ''
      from approval_instance as instance where instance.ended_at is not null and instance.started_at is not null
    union all
    select task.school_id, task.due_at, instance.unit_id, null::uuid, instance.process_id::text, 'overdue', 1, 0::bigint, ''
      from approval_task as task join approval_instance as instance on instance.id = task.instance_id
     where task.due_at is not null and task.kind = 'vote' and task.due_at <= now()
       and ((task.closed_at is null and task.state = 'open') or task.closed_at > task.due_at)`,
  outcomes: {
    started: ['发起', 'Started', '發起'],
    passed: ['通过', 'Passed', '通過'],
    refused: ['未通过', 'Rejected', '未通過'],
    cancelled: ['撤销', 'Cancelled', '撤銷'],
    overdue: ['逾期', 'Overdue', '逾期'],
  },
  subjects: subjectsOf('approval_process'),
  amount: 'seconds',
  isAboutPeople: true,
  rows: countedRows('approvals', ['admin', 'auditor']),
  keptDays: ({ retention }) => retention.approvals,
}
