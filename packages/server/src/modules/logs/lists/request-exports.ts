import type { OutputOf } from '@campus/contract/call.ts'
import { CorrectionFilter, correctedFieldNames, correctionsToDecide, requestStateNames } from '@campus/contract/people/corrections.ts'
import { DeletionFilter, deletionsToDecide } from '@campus/contract/people/privacy.ts'
import { readToDecide as readCorrections } from '../../people/corrections/correction-decision.service.ts'
import { readToDecide as readDeletions } from '../../people/privacy/deletion.service.ts'
import { exportSource } from '../exports/export-source.extension.ts'
import { listFilterNames, tellOne } from './list-filter.service.ts'
import { readWhole } from './short-list-export.service.ts'

type Correction = OutputOf<typeof correctionsToDecide>['rows'][number]
type Deletion = OutputOf<typeof deletionsToDecide>['rows'][number]

const filterNames = {
  from: listFilterNames.from,
  until: listFilterNames.until,
  words: listFilterNames.words,
  state: [['状态', 'Status', '狀態'], tellOne(requestStateNames)],
} as const

/** Given here, as exports stand above the people. ID numbers stay masked. */
export const correctionExport = exportSource<typeof CorrectionFilter, Correction>({
  who: correctionsToDecide.who,
  filter: CorrectionFilter,
  filterNames,
  columns: [
    { key: 'number', title: ['学工号', 'Number', '學工號'], cell: ({ person }) => person.number },
    { key: 'name', title: ['姓名', 'Name', '姓名'], cell: ({ person }) => person.name },
    { key: 'field', title: ['更正内容', 'Field', '更正內容'], cell: ({ field }, { say }) => say(correctedFieldNames[field]) },
    { key: 'present', title: ['现在', 'Current', '現在'], cell: ({ present }) => present },
    { key: 'value', title: ['更正为', 'Correct value', '更正為'], cell: ({ value }) => value },
    { key: 'reason', title: ['理由', 'Reason', '理由'], cell: ({ reason }) => reason },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(requestStateNames[state]) },
    { key: 'createdAt', title: ['申请时间', 'Requested', '申請時間'], cell: ({ createdAt }, { time }) => time(createdAt) },
    { key: 'decidedAt', title: ['处理时间', 'Decided', '處理時間'], cell: ({ decidedAt }, { time }) => time(decidedAt) },
    { key: 'notes', title: ['处理说明', 'Notes', '處理說明'], cell: ({ notes }) => notes },
  ],
  scopeOf: () => Promise.resolve('school'),
  ...readWhole<typeof CorrectionFilter, Correction, Correction>(readCorrections, (row) => row),
  peopleOf: ({ person }) => [person.id],
})

export const deletionExport = exportSource<typeof DeletionFilter, Deletion>({
  who: deletionsToDecide.who,
  filter: DeletionFilter,
  filterNames,
  columns: [
    { key: 'number', title: ['学工号', 'Number', '學工號'], cell: ({ person }) => person.number },
    { key: 'name', title: ['姓名', 'Name', '姓名'], cell: ({ person }) => person.name },
    { key: 'reason', title: ['理由', 'Reason', '理由'], cell: ({ reason }) => reason },
    { key: 'createdAt', title: ['申请时间', 'Requested', '申請時間'], cell: ({ createdAt }, { time }) => time(createdAt) },
    { key: 'notes', title: ['处理说明', 'Notes', '處理說明'], cell: ({ notes }) => notes },
  ],
  scopeOf: () => Promise.resolve('school'),
  ...readWhole<typeof DeletionFilter, Deletion, Deletion>(readDeletions, (row) => row),
  peopleOf: ({ person }) => [person.id],
})
