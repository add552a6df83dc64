import { path } from './path.ts'

/** What a chart counts; `table` names the charts that are shown as tables. */
interface Counted {
  from?: string
  until?: string
  step?: string
  unitId?: string
  against?: string
  table?: string
}

export const statisticsPaths = {
  overview: path<Counted>('/pages/console/statistics/overview'),
  /** `kind` is how the numbers are drawn. */
  explorer: path<Counted & { source?: string; measure?: string; by?: string; subject?: string; outcome?: string; kind?: string }>(
    '/pages/console/statistics/explorer',
  ),
  reports: path<{ id?: string; pageNum?: string; pageSize?: string }>('/pages/console/statistics/reports'),
  visits: path<Counted>('/pages/sys/log/line_chart_user'),
  applications: path<Counted>('/pages/sys/log/template_apply_log_chart'),
  registrations: path<Counted>('/pages/sys/log/user_register_statistic'),
  mails: path<Counted>('/pages/sys/log/email_sending_statistic'),
}

/** What one mark of a chart counted; charts lead there, the menu does not. */
export const countedRowsPath = path<{
  source: string
  from: string
  until: string
  unitId?: string
  subject?: string
  outcome?: string
  pageNum?: string
  pageSize?: string
}>('/pages/console/statistics/rows')
