import { AppealFilter, freeCopiesToReview, payGrievancesToReview } from '@campus/contract/appeals/console.ts'
import { reviewStateNames } from '@campus/contract/appeals/review.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import type { Language, Phrase } from '@campus/contract/language.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { readWhole } from '../../logs/lists/short-list-export.service.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { listToReview as listRequests } from './free-copies-review.service.ts'
import { listToReview as listGrievances } from './pay-grievance-review.service.ts'

type Grievance = OutputOf<typeof payGrievancesToReview>['rows'][number]
type Request = OutputOf<typeof freeCopiesToReview>['rows'][number]

interface Texts {
  readonly language: Language
  readonly say: (phrase: Phrase) => string
  readonly time: (at: string | null) => string
}

type Cell = (row: Grievance | Request, texts: Texts) => string

const filterNames = {
  words: listFilterNames.words,
  from: listFilterNames.from,
  until: listFilterNames.until,
  state: [['状态', 'Status', '狀態'], tellOne(reviewStateNames)],
} as const

const column = (key: string, title: Phrase, cell: Cell) => ({ key, title, cell })

const about = [
  column('number', ['学工号', 'Number', '學工號'], ({ personNumber }) => personNumber),
  column('name', ['姓名', 'Name', '姓名'], ({ personName }) => personName),
  column('unit', ['单位', 'Unit', '單位'], ({ unitName }) => unitName),
  column('what', ['内容', 'Item', '內容'], (row, { language }) => nameIn(row, language)),
  column('copies', ['份数', 'Copies', '份數'], ({ copies }) => String(copies)),
]

const review = [
  column('reason', ['原因', 'Reason', '原因'], ({ reason }) => reason),
  column('state', ['状态', 'Status', '狀態'], (row, { say }) => say(reviewStateNames[row.review.state])),
  column('auditor', ['审核人', 'Reviewed by', '審核人'], (row) => row.review.auditor),
  column('auditedAt', ['审核时间', 'Reviewed', '審核時間'], (row, { time }) => time(row.review.auditedAt)),
  column('notes', ['审核意见', 'Review note', '審核意見'], (row) => row.review.notes),
  column('createdAt', ['提交时间', 'Submitted', '提交時間'], ({ createdAt }, { time }) => time(createdAt)),
]

export const paymentAppealExport = exportSource<typeof AppealFilter, Grievance>({
  who: payGrievancesToReview.who,
  filter: AppealFilter,
  filterNames,
  columns: [
    ...about,
    { key: 'amount', title: ['金额（元）', 'Amount (CNY)', '金額（元）'], cell: ({ amount }, { money }) => money(amount) },
    { key: 'paidAt', title: ['付款时间', 'Paid', '付款時間'], cell: ({ paidAt }, { time }) => time(paidAt) },
    ...review,
  ],
  scopeOf,
  ...readWhole<typeof AppealFilter, Grievance, Grievance>(listGrievances, (row) => row),
  peopleOf: ({ personId }) => [personId],
})

export const freeCopiesExport = exportSource<typeof AppealFilter, Request>({
  who: freeCopiesToReview.who,
  filter: AppealFilter,
  filterNames,
  columns: [...about, { key: 'granted', title: ['批准份数', 'Granted', '核准份數'], cell: ({ granted }) => String(granted) }, ...review],
  scopeOf,
  ...readWhole<typeof AppealFilter, Request, Request>(listRequests, (row) => row),
  peopleOf: ({ personId }) => [personId],
})
