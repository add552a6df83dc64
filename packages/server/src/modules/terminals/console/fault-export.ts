import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { FaultFilter, schoolFaults } from '@campus/contract/terminals/console.ts'
import { faultKindNames, faultStateNames } from '@campus/contract/terminals/fault-kinds.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, narrowList, tellOne } from '../../logs/lists/list-filter.service.ts'
import { countCases, listCasesAfter } from '../faults/fault-case.repository.ts'
import { presentCase } from './fault-case.service.ts'

type Row = OutputOf<typeof schoolFaults>['rows'][number]

/** Newest first, without who reported it: that is shown only to those who look after these people. */
export const faultExport = exportSource<typeof FaultFilter, Row>({
  who: schoolFaults.who,
  filter: FaultFilter,
  filterNames: {
    from: listFilterNames.from,
    until: listFilterNames.until,
    words: listFilterNames.words,
    terminalId: ['终端编号', 'Terminal', '終端編號'],
    kind: [['故障', 'Fault', '故障'], tellOne(faultKindNames)],
    state: [['状态', 'Status', '狀態'], tellOne(faultStateNames)],
  },
  columns: [
    { key: 'foundAt', title: ['发现时间', 'Found', '發現時間'], cell: ({ foundAt }, { time }) => time(foundAt) },
    { key: 'terminal', title: ['终端', 'Terminal', '終端'], cell: ({ terminal }) => terminal.number },
    {
      key: 'terminalName',
      title: ['终端名称', 'Terminal name', '終端名稱'],
      cell: ({ terminal }, { language }) => nameIn(terminal, language),
    },
    { key: 'kind', title: ['故障', 'Fault', '故障'], cell: ({ kind }, { say }) => say(faultKindNames[kind]) },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(faultStateNames[state]) },
    { key: 'reports', title: ['报告人数', 'Reports', '報告人數'], cell: ({ reports }) => String(reports) },
    { key: 'description', title: ['情况', 'What happened', '情況'], cell: ({ description }) => description },
    { key: 'handler', title: ['处理人', 'Fixed by', '處理人'], cell: ({ handler }) => handler },
    { key: 'notes', title: ['处理说明', 'Fix note', '處理說明'], cell: ({ notes }) => notes },
    { key: 'handledAt', title: ['处理时间', 'Fixed', '處理時間'], cell: ({ handledAt }, { time }) => time(handledAt) },
  ],
  scopeOf: () => Promise.resolve('school'),
  count: async (ctx, filter, max) => countCases(ctx.sql, { ...filter, ...(await narrowList(ctx, filter)) }, max),
  list: async (ctx, filter, from) =>
    (await listCasesAfter(ctx.sql, { ...filter, ...(await narrowList(ctx, filter)) }, from)).map((row) => presentCase(ctx, row)),
  peopleOf: () => [],
})
