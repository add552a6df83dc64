import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Email, Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { PageQuery, pageOf } from '../page.ts'
import { Against, SpanQuery, StatisticSource, StatisticStep, spanRefusals, statisticReaders } from './chart.ts'
import { DrawnKind } from './drawn-kinds.ts'

export const reportSchedules = ['none', 'weekly', 'monthly'] as const
const Schedule = z.enum(reportSchedules)
export type ReportSchedule = z.infer<typeof Schedule>

export const reportScheduleNames: Record<ReportSchedule, Phrase> = {
  none: ['不发送邮件', 'No emails', '不寄送郵件'],
  weekly: ['每周一', 'Every Monday', '每週一'],
  monthly: ['每月 1 日', 'On the 1st of each month', '每月 1 日'],
}

export const maxReportRecipients = 20

/** What is counted and how it is drawn, as on the explorer: of so many days up to today, or of fixed days. */
const ReportView = z
  .object({
    source: StatisticSource,
    measure: z.enum(['count', 'amount', 'people']).default('count'),
    by: z.enum(['none', 'outcome', 'subject', 'unit']).default('outcome'),
    subject: z.string().max(200).optional(),
    outcome: z.string().max(60).optional(),
    unitId: Id.optional(),
    against: Against.optional(),
    step: StatisticStep.default('day'),
    kind: DrawnKind.default('columns'),
    days: z.number().int().min(1).max(365).optional(),
    from: SpanQuery.shape.from.optional(),
    until: SpanQuery.shape.until.optional(),
  })
  .refine(({ days, from, until }) => (days === undefined) === (from !== undefined && until !== undefined), {
    path: ['days'],
    message: 'required',
  })
export type ReportView = z.infer<typeof ReportView>

export const ReportGiven = z.object({
  name: z.string().trim().min(1, 'required').max(60),
  /** Everybody who may read these statistics finds it, with the numbers of their own units. */
  isShared: z.boolean().default(false),
  schedule: Schedule.default('none'),
  /** Addresses of people of the school. */
  recipients: z.array(Email).max(maxReportRecipients).default([]),
})

const Report = z.object({
  id: Id,
  version: z.number().int(),
  name: z.string(),
  view: ReportView,
  sourceName: z.string(),
  /** Empty for all that the reader may see. */
  unitName: z.string(),
  isShared: z.boolean(),
  schedule: Schedule,
  /** The day of the next mail; none where there is no schedule or the report has stopped. */
  nextOn: z.iso.date().nullable(),
  owner: z.object({ id: Id, name: z.string() }),
  isMine: z.boolean(),
  mayDelete: z.boolean(),
  /** Only for the owner. */
  recipients: z.array(z.object({ personId: Id, name: z.string(), email: z.string() })),
  /** Why it is not mailed any more; empty while it is. */
  problem: z.string(),
  /** The newest periods that were mailed. */
  mails: z.array(
    z.object({
      from: z.iso.date(),
      until: z.iso.date(),
      sent: z.number().int(),
      waiting: z.number().int(),
      failed: z.number().int(),
    }),
  ),
  changedAt: Instant,
})
export type Report = z.infer<typeof Report>

const refusals = ['report_address_outside', 'report_without_recipients', 'measure_missing', ...spanRefusals] as const

export const reports = call({
  method: 'GET',
  path: '/console/statistics/reports',
  who: statisticReaders,
  summary: 'Saved views of the statistics: my own, and those shared with people who may see the same.',
  query: PageQuery,
  output: pageOf(Report),
})

export const addReport = call({
  method: 'POST',
  path: '/console/statistics/reports',
  who: statisticReaders,
  summary: 'Save a view of the statistics, and have it mailed weekly or monthly as PDF and CSV to people of the school.',
  body: ReportGiven.extend({ view: ReportView }),
  output: z.object({ id: Id }),
  refusals: [...refusals, 'report_limit'],
  idempotency: 'required',
})

export const changeReport = call({
  method: 'POST',
  path: '/console/statistics/reports/{id}',
  who: statisticReaders,
  summary: 'Change a report of my own; one that had stopped begins again.',
  params: z.object({ id: Id }),
  body: ReportGiven.extend({ version: z.number().int().min(1) }),
  output: Done,
  refusals: [...refusals, 'report_outdated'],
})

export const deleteReport = call({
  method: 'POST',
  path: '/console/statistics/reports/{id}/delete',
  who: statisticReaders,
  summary: 'Delete a report of my own; administrators may also delete one that someone shared.',
  params: z.object({ id: Id }),
  output: Done,
})

export const sendReport = call({
  method: 'POST',
  path: '/console/statistics/reports/{id}/send',
  who: statisticReaders,
  summary: 'Mail the last whole week or month of a report of my own now, to those who do not have it yet.',
  params: z.object({ id: Id }),
  output: z.object({ count: z.number().int() }),
  refusals: ['report_without_schedule', 'report_already_mailed'],
})
