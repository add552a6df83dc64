import type { ReportView } from '@campus/contract/statistics/reports.ts'
import { ago } from '../ago.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'

const counted = { measure: 'count', step: 'day', kind: 'columns', days: 30 } as const

interface DemoReport {
  readonly name: string
  readonly owner: string
  readonly view: ReportView
  readonly schedule: 'none' | 'weekly' | 'monthly'
  /** Who gets it by mail. */
  readonly recipients: readonly string[]
}

const reports: readonly DemoReport[] = [
  {
    name: '证明申请 Certificates',
    owner: 'T0003',
    view: { ...counted, source: 'applications', by: 'subject', against: 'before' },
    schedule: 'weekly',
    recipients: ['T0002', 'T0003'],
  },
  {
    name: '打印量 Prints',
    owner: 'T0002',
    view: { ...counted, source: 'prints', by: 'unit', kind: 'ranked' },
    schedule: 'none',
    recipients: [],
  },
  {
    name: '登录 Logins',
    owner: 'T0004',
    view: { ...counted, source: 'logins', by: 'outcome', against: 'month' },
    schedule: 'monthly',
    recipients: ['T0004'],
  },
]

export const reportNames: readonly string[] = reports.map(({ name }) => name)

/** What managing staff look at again and again; two of them come by mail. */
export const savedReportRows = (today: Date) => {
  const school_id = demoUniversity.id
  const at = ago(today, 40 * 24)
  const idFor = ({ name }: DemoReport) => idOf('statistic_report', name)
  return {
    reports: reports.map((report) => ({
      id: idFor(report),
      school_id,
      owner_id: personId(report.owner),
      name: report.name,
      view: JSON.stringify(report.view),
      is_shared: true,
      schedule: report.schedule,
      mails_from: today,
      language: 'zh_CN' as const,
      created_at: at,
      changed_at: at,
    })),
    recipients: reports.flatMap((report) =>
      report.recipients.map((number) => ({ report_id: idFor(report), person_id: personId(number), school_id })),
    ),
  }
}
