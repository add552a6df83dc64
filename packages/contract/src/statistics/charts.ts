import { z } from 'zod'
import { call } from '../call.ts'
import { Chart, ChartQuery, Ranked, SpanQuery, spanRefusals, statisticReaders } from './chart.ts'

const Users = z.object({
  /** Different people who logged in; a person counts once a step. */
  people: Chart,
  /** Logins, refused logins and logouts. */
  logins: Chart,
})

export const userDayStat = call({
  method: 'GET',
  path: '/monitor/logininfor/getUserDayStat',
  who: statisticReaders,
  summary: 'Logins and different people by day, of the units I may see.',
  query: SpanQuery,
  output: Users,
  refusals: spanRefusals,
})

export const userMonthStat = call({
  method: 'GET',
  path: '/monitor/logininfor/getUserMonthStat',
  who: statisticReaders,
  summary: 'Logins and different people by month, of the units I may see.',
  query: SpanQuery,
  output: Users,
  refusals: spanRefusals,
})

export const downloadRecordChart = call({
  method: 'POST',
  path: '/tcyApi/getDownloadRecordChat',
  who: statisticReaders,
  summary: 'Applications for documents over time, by what became of them.',
  body: ChartQuery,
  output: Chart,
  refusals: spanRefusals,
})

export const downloadRecordData = call({
  method: 'POST',
  path: '/tcyApi/getDownloadRecordData',
  who: statisticReaders,
  summary: 'Applications of a span by template and by unit.',
  body: SpanQuery,
  output: z.object({ templates: Ranked, units: Ranked }),
  refusals: spanRefusals,
})

export const printRecordCount = call({
  method: 'POST',
  path: '/tcyApi/selectPrintRecordCount',
  who: statisticReaders,
  summary: 'Prints over time by outcome, the printed pages, and the terminals they came from.',
  body: ChartQuery,
  output: z.object({ prints: Chart, pages: Chart, terminals: Ranked }),
  refusals: spanRefusals,
})

export const printRecordUserCount = call({
  method: 'POST',
  path: '/tcyApi/selectPrintRecordUserCount',
  who: statisticReaders,
  summary: 'Different people who printed, over time; a person counts once a step.',
  body: ChartQuery,
  output: Chart,
  refusals: spanRefusals,
})

export const registerChart = call({
  method: 'POST',
  path: '/tcyApi/getRegisterChat',
  who: statisticReaders,
  summary: 'Registrations over time by their state today.',
  body: ChartQuery,
  output: Chart,
  refusals: spanRefusals,
})

export const assignRegisterChart = call({
  method: 'POST',
  path: '/tcyApi/getAssignRegisterChat',
  who: statisticReaders,
  summary: 'Decided registrations: by police, system and people over time, and by reviewer.',
  body: ChartQuery,
  output: z.object({ methods: Chart, reviewers: Ranked }),
  refusals: spanRefusals,
})

export const emailRecordChart = call({
  method: 'POST',
  path: '/tcyApi/getEmailRecordChat',
  who: statisticReaders,
  summary: 'Mails with documents over time: waiting, sent, failed, bounced; and why they failed.',
  body: ChartQuery,
  output: z.object({ states: Chart, causes: Ranked }),
  refusals: spanRefusals,
})

export const approvalChart = call({
  method: 'POST',
  path: '/tcyApi/getApprovalChat',
  who: statisticReaders,
  summary: 'Approvals started, decided and overdue over time, the mean time to a decision, and the processes.',
  body: ChartQuery,
  output: z.object({
    events: Chart,
    /** The mean time from the start to the decision, at the step of the decision; 0 where nothing was decided. */
    timeToDecide: Chart,
    processes: Ranked,
  }),
  refusals: spanRefusals,
})

export const faceChart = call({
  method: 'POST',
  path: '/tcyApi/getFaceChat',
  who: statisticReaders,
  summary: 'Face checks over time by outcome, and what they were for.',
  body: ChartQuery,
  output: z.object({ outcomes: Chart, purposes: Ranked }),
  refusals: spanRefusals,
})
