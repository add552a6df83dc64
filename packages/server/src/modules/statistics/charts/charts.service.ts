import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type {
  approvalChart,
  assignRegisterChart,
  downloadRecordChart,
  downloadRecordData,
  emailRecordChart,
  faceChart,
  printRecordCount,
  printRecordUserCount,
  registerChart,
  userDayStat,
  userMonthStat,
} from '@campus/contract/statistics/charts.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { readChart, readRanked } from '../reading/chart.service.ts'

const readUsers = async (
  ctx: CallerCtx,
  span: InputOf<typeof userDayStat>,
  step: 'day' | 'month',
): Promise<OutputOf<typeof userDayStat>> => ({
  people: await readChart(ctx, { ...span, source: 'logins', reading: 'people', step }),
  logins: await readChart(ctx, { ...span, source: 'logins', by: 'outcome', step }),
})

export const readUserDays = (ctx: CallerCtx, span: InputOf<typeof userDayStat>) => readUsers(ctx, span, 'day')
export const readUserMonths = (ctx: CallerCtx, span: InputOf<typeof userMonthStat>) => readUsers(ctx, span, 'month')

export const readApplications = (ctx: CallerCtx, span: InputOf<typeof downloadRecordChart>) =>
  readChart(ctx, { ...span, source: 'applications', by: 'outcome' })

export const readApplicationData = async (
  ctx: CallerCtx,
  span: InputOf<typeof downloadRecordData>,
): Promise<OutputOf<typeof downloadRecordData>> => ({
  templates: await readRanked(ctx, { ...span, source: 'applications', by: 'subject' }),
  units: await readRanked(ctx, { ...span, source: 'applications', by: 'unit' }),
})

export const readPrints = async (ctx: CallerCtx, span: InputOf<typeof printRecordCount>): Promise<OutputOf<typeof printRecordCount>> => ({
  prints: await readChart(ctx, { ...span, source: 'prints', by: 'outcome' }),
  pages: await readChart(ctx, { ...span, source: 'prints', reading: 'amount' }),
  terminals: await readRanked(ctx, { ...span, source: 'prints', by: 'subject' }),
})

export const readPrintingPeople = (ctx: CallerCtx, span: InputOf<typeof printRecordUserCount>) =>
  readChart(ctx, { ...span, source: 'prints', reading: 'people' })

export const readRegistrations = (ctx: CallerCtx, span: InputOf<typeof registerChart>) =>
  readChart(ctx, { ...span, source: 'registrations', by: 'outcome' })

export const readReviews = async (
  ctx: CallerCtx,
  span: InputOf<typeof assignRegisterChart>,
): Promise<OutputOf<typeof assignRegisterChart>> => ({
  methods: await readChart(ctx, { ...span, source: 'registrations', by: 'subject' }),
  reviewers: await readRanked(ctx, { ...span, source: 'registration_reviews', by: 'subject' }),
})

export const readMails = async (ctx: CallerCtx, span: InputOf<typeof emailRecordChart>): Promise<OutputOf<typeof emailRecordChart>> => ({
  states: await readChart(ctx, { ...span, source: 'mails', by: 'outcome' }),
  causes: await readRanked(ctx, { ...span, source: 'mails', by: 'subject' }),
})

const decided = ['passed', 'refused'] as const

export const readApprovals = async (ctx: CallerCtx, span: InputOf<typeof approvalChart>): Promise<OutputOf<typeof approvalChart>> => ({
  events: await readChart(ctx, { ...span, source: 'approvals', by: 'outcome' }),
  timeToDecide: await readChart(ctx, { ...span, source: 'approvals', by: 'outcome', reading: 'mean', outcomes: decided }),
  processes: await readRanked(ctx, { ...span, source: 'approvals', by: 'subject', outcome: 'started' }),
})

export const readFaces = async (ctx: CallerCtx, span: InputOf<typeof faceChart>): Promise<OutputOf<typeof faceChart>> => ({
  outcomes: await readChart(ctx, { ...span, source: 'faces', by: 'outcome' }),
  purposes: await readRanked(ctx, { ...span, source: 'faces', by: 'subject' }),
})
