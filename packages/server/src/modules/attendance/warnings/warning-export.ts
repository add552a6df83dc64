import { consoleWarnings, WarningFilter } from '@campus/contract/attendance/console.ts'
import { handlingNames, warningKindNames, warningStateNames } from '@campus/contract/attendance/warnings.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { readWhole } from '../../logs/lists/short-list-export.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { listForConsole } from './warning.service.ts'

type Row = OutputOf<typeof consoleWarnings>['rows'][number]

export const warningExport = exportSource<typeof WarningFilter, Row>({
  who: consoleWarnings.who,
  filter: WarningFilter,
  filterNames: {
    words: listFilterNames.words,
    from: listFilterNames.from,
    until: listFilterNames.until,
    kind: [['类型', 'Kind', '類型'], tellOne(warningKindNames)],
    state: [['状态', 'Status', '狀態'], tellOne(warningStateNames)],
  },
  columns: [
    { key: 'number', title: ['学号', 'Student number', '學號'], cell: ({ person }) => person.number },
    { key: 'name', title: ['姓名', 'Name', '姓名'], cell: ({ person }) => person.name },
    { key: 'unit', title: ['单位', 'Unit', '單位'], cell: ({ person }) => person.unitName },
    { key: 'kind', title: ['类型', 'Kind', '類型'], cell: ({ kind }, { say }) => say(warningKindNames[kind]) },
    { key: 'course', title: ['课程', 'Course', '課程'], cell: ({ course }) => course },
    { key: 'measured', title: ['实际', 'Measured', '實際'], cell: ({ measured }) => String(measured) },
    { key: 'threshold', title: ['界限', 'Limit', '界限'], cell: ({ threshold }) => String(threshold) },
    { key: 'raisedAt', title: ['预警时间', 'Raised', '預警時間'], cell: ({ raisedAt }, { time }) => time(raisedAt) },
    {
      key: 'handling',
      title: ['处理', 'Handling', '處理'],
      cell: ({ handling }, { say }) => (handling ? say(handlingNames[handling]) : ''),
    },
    { key: 'handledBy', title: ['处理人', 'Handled by', '處理人'], cell: ({ handledBy }) => handledBy },
    { key: 'notes', title: ['说明', 'Notes', '說明'], cell: ({ notes }) => notes },
  ],
  scopeOf: readingScopeOf,
  ...readWhole<typeof WarningFilter, Row, Row>(listForConsole, (row) => row),
  peopleOf: ({ person }) => [person.id],
})
