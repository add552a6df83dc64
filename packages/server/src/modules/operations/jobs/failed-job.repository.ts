import type { SchoolJobKind } from '@campus/contract/operations/failed-jobs.ts'
import type { WaitingRows } from '../../../platform/db/paging.ts'
import { runText, type Sql } from '../../../platform/db/sql.ts'

/** Which row a job is about, and so whose school: the table, and the name of its id among the data of the job. */
const subjects: Readonly<Record<SchoolJobKind, { readonly table: string; readonly field: string; readonly school?: 'id' }>> = {
  'people.import.read': { table: 'person_import', field: 'id' },
  'people.import.run': { table: 'person_import', field: 'id' },
  'people.import.notify': { table: 'person_import', field: 'id' },
  'people.export': { table: 'data_request', field: 'requestId' },
  'announcement.publish': { table: 'announcement', field: 'id' },
  'certificates.issue': { table: 'order_line', field: 'lineId' },
  'documents.make': { table: 'issued_document', field: 'id' },
  'mail.deliver': { table: 'mail_delivery', field: 'id' },
  'appeals.gather': { table: 'pay_grievance', field: 'id' },
  'payment.ask': { table: 'payment', field: 'id' },
  'payment.refund': { table: 'payment_refund', field: 'id' },
  'orders.deliver': { table: 'purchase_order', field: 'id' },
  'orders.reprice': { table: 'purchase_order', field: 'id' },
  'orders.close': { table: 'purchase_order', field: 'id' },
  'cloudprint.read': { table: 'print_file', field: 'id' },
  'logs.export': { table: 'log_export', field: 'id' },
  'statistics.mail-report': { table: 'statistic_report_mail', field: 'id' },
  'approval.trigger': { table: 'approval_instance', field: 'instanceId' },
  'appraisal.make-keys': { table: 'appraisal', field: 'id' },
  'attendance.judge': { table: 'section', field: 'sectionId' },
  'identity.judge': { table: 'photo', field: 'id' },
  'identity.import.read': { table: 'photo_import', field: 'id' },
  'identity.import.run': { table: 'photo_import', field: 'id' },
  'schedule.calendar.notify': { table: 'school', field: 'schoolId', school: 'id' },
  'schedule.import.read': { table: 'schedule_import', field: 'id' },
  'schedule.import.run': { table: 'schedule_import', field: 'id' },
  'exchange.import.read': { table: 'data_import', field: 'id' },
  'exchange.import.run': { table: 'data_import', field: 'id' },
}

interface FailedJobRow {
  readonly id: string
  readonly kind: SchoolJobKind
  readonly state: 'failed' | 'retry' | 'created' | 'active'
  readonly cause: string
  readonly tries: number
  readonly subject_id: string
  readonly at: Date
  readonly next_try_at: Date | null
}

/** One that has not failed yet has no cause. Repeats of a job are told by its state alone. */
const ofKind = ([kind, { table, field, school }]: [string, (typeof subjects)[SchoolJobKind]]) => `
  select job.id, job.name as kind, job.state::text as state, left(coalesce(job.output->>'message', ''), 400) as cause, case when job.state in ('created', 'active') then job.retry_count else job.retry_count + 1 end as tries,
    subject.id as subject_id, coalesce(job.completed_on, job.started_on, job.created_on) as at,
    case when job.state in ('retry', 'created') then job.start_after end as next_try_at
  from pgboss.job as job join ${table} as subject on subject.id = (job.data->>'${field}')::uuid
  where job.name = '${kind}' and job.state in ('failed', 'retry', 'created', 'active') and subject.${school ?? 'school_id'} = $1
    and ($2::text is null or job.state::text = $2)`

const ofSchool = Object.entries(subjects).map(ofKind).join(' union all ')

interface Filter {
  readonly schoolId: string
  readonly state?: string | undefined
  readonly kind?: string | undefined
}

export const listFailed = async (sql: Sql, { schoolId, state, kind }: Filter, { limit, offset }: { limit: number; offset: number }) => {
  const text = `select * from (${ofSchool}) as failed where ($5::text is null or kind = $5) order by at desc, id limit $3 offset $4`
  return (await runText(sql, text, [schoolId, state ?? null, limit, offset, kind ?? null])).rows as unknown as FailedJobRow[]
}

export const countFailed = async (sql: Sql, { schoolId, state, kind }: Filter): Promise<number> => {
  const { rows } = await runText(sql, `select count(*) as count from (${ofSchool}) as failed where ($3::text is null or kind = $3)`, [
    schoolId,
    state ?? null,
    kind ?? null,
  ])
  return Number(rows[0]?.['count'])
}

/** What was given up and can be tried again. */
export const measureFailed = async (sql: Sql, schoolId: string): Promise<WaitingRows> => {
  const { rows } = await runText(sql, `select count(*) as count, min(at) as since from (${ofSchool}) as failed`, [schoolId, 'failed'])
  const [found] = rows as unknown as [{ readonly count: string; readonly since: Date | null }]
  return { count: Number(found.count), since: found.since, dueAt: null }
}

export const findFailed = async (sql: Sql, schoolId: string, id: string) => {
  const { rows } = await runText(sql, `select * from (${ofSchool}) as failed where id = $3`, [schoolId, null, id])
  return rows[0] as unknown as FailedJobRow | undefined
}
