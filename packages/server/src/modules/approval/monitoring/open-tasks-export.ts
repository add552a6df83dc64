import { OpenTaskFilter, openTasksByPerson } from '@campus/contract/approval/console/instances.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { readWhole } from '../../logs/lists/short-list-export.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { listOpenTasks } from './open-tasks.service.ts'
import { processFilterName } from './process-filter.ts'

type Shown = OutputOf<typeof openTasksByPerson>['rows'][number]
type Row = Shown & { readonly id: string }

export const openTasksExport = exportSource<typeof OpenTaskFilter, Row>({
  who: openTasksByPerson.who,
  filter: OpenTaskFilter,
  filterNames: { processId: processFilterName },
  columns: [
    { key: 'person', title: ['处理人', 'Person', '處理人'], cell: ({ person }) => person.name },
    { key: 'unit', title: ['单位', 'Unit', '單位'], cell: ({ person }) => person.unitName },
    { key: 'open', title: ['待处理', 'Open', '待處理'], cell: ({ open }) => String(open) },
    { key: 'overdue', title: ['已超时', 'Overdue', '已超時'], cell: ({ overdue }) => String(overdue) },
    { key: 'oldestAt', title: ['最早等待', 'Waiting since', '最早等待'], cell: ({ oldestAt }, { time }) => time(oldestAt) },
  ],
  scopeOf: readingScopeOf,
  ...readWhole<typeof OpenTaskFilter, Shown, Row>(listOpenTasks, (row) => ({ ...row, id: row.person.id })),
  peopleOf: ({ id }) => [id],
})
