import { personNameIn } from '@campus/contract/people/person-name.ts'
import { jobStateNames, PrintJobFilter, printJobs, printKindNames } from '@campus/contract/printing/console.ts'
import { attributeNames } from '@campus/contract/printing/print-attributes.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, narrowList, tellOne } from '../../logs/lists/list-filter.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { reasonOf } from '../jobs/progress.service.ts'
import { countSchoolJobs, listSchoolJobs, type SchoolJobRow } from './console-job.repository.ts'

export const printJobExport = exportSource<typeof PrintJobFilter, SchoolJobRow>({
  who: printJobs.who,
  filter: PrintJobFilter,
  filterNames: {
    ...listFilterNames,
    id: ['打印编号', 'Print', '列印編號'],
    state: [['状态', 'Status', '狀態'], tellOne(jobStateNames)],
    kind: [['内容', 'Type', '內容'], tellOne(printKindNames)],
    terminalId: ['终端编号', 'Terminal', '終端編號'],
  },
  columns: [
    { key: 'at', title: ['时间', 'Time', '時間'], cell: ({ created_at }, { time }) => time(created_at) },
    { key: 'terminal', title: ['终端', 'Terminal', '終端'], cell: ({ number }) => number },
    {
      key: 'terminalName',
      title: ['终端名称', 'Terminal name', '終端名稱'],
      cell: (row, { say }) => say([row.name, row.name_en, row.name_tw]),
    },
    { key: 'personNumber', title: ['学工号', 'Number', '學工號'], cell: ({ person_number }) => person_number },
    {
      key: 'personName',
      title: ['打印人', 'Printed by', '列印人'],
      cell: ({ person_name, person_pinyin }, { language }) => personNameIn({ name: person_name, namePinyin: person_pinyin }, language),
    },
    { key: 'kind', title: ['内容', 'Type', '內容'], cell: ({ kind }, { say }) => say(printKindNames[kind]) },
    {
      key: 'attribute',
      title: ['打印方式', 'Print settings', '列印方式'],
      cell: ({ attribute }, { say }) => say(attributeNames[attribute]),
    },
    { key: 'pagesDue', title: ['应打印页数', 'Pages due', '應列印頁數'], cell: ({ pages_due }) => String(pages_due) },
    { key: 'pagesOut', title: ['已出纸页数', 'Pages out', '已出紙頁數'], cell: ({ pages_out }) => String(pages_out) },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(jobStateNames[state]) },
    { key: 'reason', title: ['说明', 'Reason', '說明'], cell: ({ state, reasons }, { language }) => reasonOf(state, reasons, language) },
    { key: 'endedAt', title: ['结束时间', 'Ended', '結束時間'], cell: ({ ended_at }, { time }) => time(ended_at) },
  ],
  scopeOf: readingScopeOf,
  count: async (ctx, filter, max) => countSchoolJobs(ctx.sql, { ...filter, ...(await narrowList(ctx, filter)) }, max),
  list: async (ctx, filter, from) => listSchoolJobs(ctx.sql, { ...filter, ...(await narrowList(ctx, filter)) }, from),
  peopleOf: ({ person_id }) => [person_id],
})
