import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { schoolTerminals, TerminalFilter } from '@campus/contract/terminals/console.ts'
import { locationIn } from '@campus/contract/terminals/location-text.ts'
import { terminalStateNames } from '@campus/contract/terminals/terminal-states.ts'
import { partOf } from '../../../platform/db/cursor.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { listFitting } from './live.service.ts'

type Row = OutputOf<typeof schoolTerminals>['rows'][number]

const figure = (count: number | null) => (count === null ? '' : String(count))

/** Terminals belong to no unit: everybody who may read the list reads all of it. */
export const terminalExport = exportSource<typeof TerminalFilter, Row>({
  who: schoolTerminals.who,
  filter: TerminalFilter,
  filterNames: { words: listFilterNames.words, state: [['状态', 'Status', '狀態'], tellOne(terminalStateNames)] },
  columns: [
    { key: 'number', title: ['编号', 'Number', '編號'], cell: ({ number }) => number },
    { key: 'name', title: ['名称', 'Name', '名稱'], cell: (row, { language }) => nameIn(row, language) },
    { key: 'location', title: ['位置', 'Location', '位置'], cell: (row, { language }) => locationIn(row, language) },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(terminalStateNames[state]) },
    { key: 'sheetsLeft', title: ['剩余 A4 纸', 'A4 sheets left', '剩餘 A4 紙'], cell: ({ sheetsLeft }) => figure(sheetsLeft) },
    { key: 'tonerPercent', title: ['碳粉（%）', 'Toner (%)', '碳粉（%）'], cell: ({ tonerPercent }) => figure(tonerPercent) },
    { key: 'printedToday', title: ['今日页数', 'Pages today', '今日頁數'], cell: ({ printedToday }) => String(printedToday) },
    { key: 'openFaults', title: ['未处理故障', 'Open faults', '未處理故障'], cell: ({ openFaults }) => String(openFaults) },
    { key: 'printerName', title: ['打印机', 'Printer', '印表機'], cell: ({ printerName }) => printerName },
    { key: 'version', title: ['程序版本', 'Version', '程式版本'], cell: ({ version }) => version },
    {
      key: 'screenSeenAt',
      title: ['屏幕最近在线', 'Screen last seen', '螢幕最近在線'],
      cell: ({ screenSeenAt }, { time }) => time(screenSeenAt),
    },
    {
      key: 'printerSeenAt',
      title: ['打印程序最近在线', 'Printer last seen', '列印程式最近在線'],
      cell: ({ printerSeenAt }, { time }) => time(printerSeenAt),
    },
  ],
  scopeOf: () => Promise.resolve('school'),
  count: async (ctx, filter) => (await listFitting(ctx, filter)).length,
  list: async (ctx, filter, from) => partOf(await listFitting(ctx, filter), from),
  peopleOf: () => [],
})
