import { personNameIn } from '@campus/contract/people/person-name.ts'
import { caseEventNames } from '@campus/contract/registration/case-events.ts'
import { RegistrationLogFilter, registrationLog } from '@campus/contract/registration/console/cases.ts'
import { registrationStateNames } from '@campus/contract/registration/states.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { countLog, listLog } from './log.repository.ts'
import { logFilterOf } from './log.service.ts'

type Line = Awaited<ReturnType<typeof listLog>>[number]

export const registrationLogExport = exportSource<typeof RegistrationLogFilter, Line>({
  who: registrationLog.who,
  filter: RegistrationLogFilter,
  filterNames: {
    words: listFilterNames.words,
    event: [['事件', 'Event', '事件'], tellOne(caseEventNames)],
    from: listFilterNames.from,
    until: listFilterNames.until,
  },
  columns: [
    { key: 'at', title: ['时间', 'Time', '時間'], cell: ({ at }, { time }) => time(at) },
    { key: 'number', title: ['学工号', 'Number', '學工號'], cell: ({ number }) => number },
    { key: 'name', title: ['姓名', 'Name', '姓名'], cell: ({ name }) => name },
    { key: 'event', title: ['事件', 'Event', '事件'], cell: ({ kind }, { say }) => say(caseEventNames[kind]) },
    {
      key: 'actor',
      title: ['操作人', 'By', '操作人'],
      cell: ({ actor, actor_pinyin }, { language }) => personNameIn({ name: actor ?? '', namePinyin: actor_pinyin }, language),
    },
    { key: 'notes', title: ['说明', 'Notes', '說明'], cell: ({ notes }) => notes },
    { key: 'state', title: ['当前状态', 'Status now', '目前狀態'], cell: ({ state }, { say }) => say(registrationStateNames[state]) },
  ],
  scopeOf: readingScopeOf,
  count: async (ctx, filter) => countLog(ctx.sql, await logFilterOf(ctx, filter)),
  list: async (ctx, filter, from) => listLog(ctx.sql, await logFilterOf(ctx, filter), from),
  peopleOf: ({ person_id }) => [person_id],
})
