import { TerminalEventFilter, terminalEventNames, terminalEvents } from '@campus/contract/terminals/console.ts'
import { sayEventNote } from '@campus/contract/terminals/event-note.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, narrowList, tellOne } from '../../logs/lists/list-filter.service.ts'
import { countEvents, type EventOfTerminal, listEvents } from '../terminal/event.repository.ts'

/** Speaks of machines; like the list, it is the same for everybody who may read it. */
export const terminalEventExport = exportSource<typeof TerminalEventFilter, EventOfTerminal>({
  who: terminalEvents.who,
  filter: TerminalEventFilter,
  filterNames: {
    from: listFilterNames.from,
    until: listFilterNames.until,
    words: listFilterNames.words,
    terminalId: ['终端编号', 'Terminal', '終端編號'],
    kind: [['事件', 'Event', '事件'], tellOne(terminalEventNames)],
  },
  columns: [
    { key: 'at', title: ['时间', 'Time', '時間'], cell: ({ at }, { time }) => time(at) },
    { key: 'terminal', title: ['终端', 'Terminal', '終端'], cell: ({ number }) => number },
    {
      key: 'terminalName',
      title: ['终端名称', 'Terminal name', '終端名稱'],
      cell: (row, { say }) => say([row.name, row.name_en, row.name_tw]),
    },
    { key: 'kind', title: ['事件', 'Event', '事件'], cell: ({ kind }, { say }) => say(terminalEventNames[kind]) },
    { key: 'note', title: ['说明', 'Details', '說明'], cell: ({ note }, { language }) => sayEventNote(note, language) },
  ],
  scopeOf: () => Promise.resolve('school'),
  count: async (ctx, filter, max) => countEvents(ctx.sql, { ...filter, ...(await narrowList(ctx, filter)) }, max),
  list: async (ctx, filter, from) => listEvents(ctx.sql, { ...filter, ...(await narrowList(ctx, filter)) }, from),
  peopleOf: () => [],
})
