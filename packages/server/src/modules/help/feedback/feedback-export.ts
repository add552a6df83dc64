import type { OutputOf } from '@campus/contract/call.ts'
import { FeedbackFilter, feedbackCases, feedbackCategoryNames } from '@campus/contract/help/feedback.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { readWhole } from '../../logs/lists/short-list-export.service.ts'
import { listCases } from './feedback-case.service.ts'

type Row = OutputOf<typeof feedbackCases>['rows'][number]

const stateNames: Record<Row['state'], Phrase> = {
  open: ['待回复', 'Waiting for a reply', '待回覆'],
  answered: ['已回复', 'Replied', '已回覆'],
  closed: ['已关闭', 'Closed', '已關閉'],
}

export const feedbackExport = exportSource<typeof FeedbackFilter, Row>({
  who: feedbackCases.who,
  filter: FeedbackFilter,
  filterNames: {
    words: listFilterNames.words,
    from: listFilterNames.from,
    until: listFilterNames.until,
    state: [['状态', 'Status', '狀態'], tellOne(stateNames)],
    category: [['类型', 'Type', '類型'], tellOne(feedbackCategoryNames)],
  },
  columns: [
    { key: 'title', title: ['标题', 'Title', '標題'], cell: ({ title }) => title },
    { key: 'category', title: ['类型', 'Type', '類型'], cell: ({ category }, { say }) => say(feedbackCategoryNames[category]) },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(stateNames[state]) },
    { key: 'number', title: ['学工号', 'Number', '學工號'], cell: ({ author }) => author.number },
    { key: 'name', title: ['姓名', 'Name', '姓名'], cell: ({ author }) => author.name },
    { key: 'unit', title: ['单位', 'Unit', '單位'], cell: ({ author }) => author.unitName },
    { key: 'excerpt', title: ['内容', 'Text', '內容'], cell: ({ excerpt }) => excerpt },
    { key: 'createdAt', title: ['提交时间', 'Sent', '提交時間'], cell: ({ createdAt }, { time }) => time(createdAt) },
    { key: 'answeredAt', title: ['回复时间', 'Replied', '回覆時間'], cell: ({ answeredAt }, { time }) => time(answeredAt) },
  ],
  scopeOf: () => Promise.resolve('school'),
  ...readWhole<typeof FeedbackFilter, Row, Row>(listCases, (row) => row),
  peopleOf: ({ author }) => [author.id],
})
