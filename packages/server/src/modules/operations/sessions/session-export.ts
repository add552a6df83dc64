import { openSessions, SessionFilter } from '@campus/contract/operations/sessions.ts'
import { roleNames } from '@campus/contract/roles.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { countFitting, listFitting } from './session.service.ts'

type Row = Awaited<ReturnType<typeof listFitting>>[number]

export const sessionExport = exportSource<typeof SessionFilter, Row>({
  who: openSessions.who,
  filter: SessionFilter,
  filterNames: {
    words: listFilterNames.words,
    network: listFilterNames.network,
    role: [['角色', 'Role', '角色'], tellOne(roleNames)],
  },
  columns: [
    { key: 'number', title: ['学工号', 'Number', '學工號'], cell: ({ person }) => person.number },
    { key: 'name', title: ['姓名', 'Name', '姓名'], cell: ({ person }) => person.name },
    {
      key: 'roles',
      title: ['角色', 'Roles', '角色'],
      cell: ({ roles }, { say }) => roles.map((role) => say(roleNames[role])).join('; '),
    },
    { key: 'device', title: ['设备', 'Device', '裝置'], cell: ({ device }) => device },
    { key: 'network', title: listFilterNames.network, cell: ({ network }) => network },
    { key: 'startedAt', title: ['登录时间', 'Logged in', '登入時間'], cell: ({ startedAt }, { time }) => time(startedAt) },
    { key: 'lastSeenAt', title: ['最近使用', 'Last used', '最近使用'], cell: ({ lastSeenAt }, { time }) => time(lastSeenAt) },
  ],
  scopeOf: () => Promise.resolve('school'),
  count: countFitting,
  list: listFitting,
  peopleOf: ({ person }) => [person.id],
})
