import type { OutputOf } from '@campus/contract/call.ts'
import { PaperFilter, papersToReview } from '@campus/contract/identity/console/papers.ts'
import { paperKindNames, paperStateNames } from '@campus/contract/identity/papers.ts'
import { requireManagerFaceCheck } from '../../faces/own-checks/manager-check.service.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { readWhole } from '../../logs/lists/short-list-export.service.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { readToReview } from './paper-review.service.ts'

type Paper = OutputOf<typeof papersToReview>['rows'][number]

/** Whose paper was decided and how; nothing of what stands on it. */
export const paperExport = exportSource<typeof PaperFilter, Paper>({
  who: papersToReview.who,
  filter: PaperFilter,
  filterNames: {
    from: listFilterNames.from,
    until: listFilterNames.until,
    words: listFilterNames.words,
    state: [['状态', 'Status', '狀態'], tellOne(paperStateNames)],
  },
  columns: [
    { key: 'number', title: ['学工号', 'Number', '學工號'], cell: ({ person }) => person.number },
    { key: 'name', title: ['姓名', 'Name', '姓名'], cell: ({ person }) => person.name },
    { key: 'unit', title: ['单位', 'Unit', '單位'], cell: ({ person }) => person.unit },
    { key: 'kind', title: ['证件', 'Document', '證件'], cell: ({ kind }, { say }) => say(paperKindNames[kind]) },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(paperStateNames[state]) },
    { key: 'createdAt', title: ['提交时间', 'Submitted', '提交時間'], cell: ({ createdAt }, { time }) => time(createdAt) },
    { key: 'decidedAt', title: ['审核时间', 'Reviewed', '審核時間'], cell: ({ decidedAt }, { time }) => time(decidedAt) },
    { key: 'reason', title: ['审核意见', 'Review note', '審核意見'], cell: ({ reason }) => reason },
  ],
  requireToAsk: requireManagerFaceCheck,
  scopeOf,
  ...readWhole<typeof PaperFilter, Paper, Paper>(readToReview, (row) => row),
  peopleOf: ({ person }) => [person.id],
})
