import { sql as fragment } from 'kysely'
import type { Source } from '../../statistics/sources.extension.ts'
import { subjectsOf } from '../../statistics/subject-names.service.ts'

/** Prints by terminal, with the pages that came out. */
export const printSource: Source = {
  name: ['打印', 'Prints', '列印'],
  events: fragment`
    select print_job.school_id, print_job.created_at as at, person.org_unit_id as unit_id, print_job.person_id,
           print_job.terminal_id::text as subject, print_job.state as outcome, 1 as count, print_job.pages_out as amount, '' as network
      from print_job join person on person.id = print_job.person_id`,
  outcomes: {
    done: ['已打印', 'Printed', '已列印'],
    printing: ['打印中', 'Printing', '列印中'],
    queued: ['排队中', 'Waiting', '排隊中'],
    taken: ['已领取', 'Sent to printer', '已領取'],
    failed: ['打印失败', 'Failed', '列印失敗'],
    unsure: ['结果待确认', 'Outcome unknown', '結果待確認'],
    cancelled: ['已取消', 'Cancelled', '已取消'],
  },
  subjects: subjectsOf('terminal'),
  amount: 'pages',
  isAboutPeople: true,
  rows: {
    path: '/pages/console/printing/jobs',
    unit: 'unitId',
    who: ['manager', 'admin', 'auditor'],
    outcome: 'state',
    subject: 'terminalId',
  },
  keptDays: () => null,
}
