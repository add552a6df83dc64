import { areaNames } from '@campus/contract/area-names.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { RetentionFilter, retention, retentionStateNames } from '@campus/contract/operations/retention.ts'
import { partOf } from '../../../platform/db/cursor.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { tellOne } from '../../logs/lists/list-filter.service.ts'
import { readRetention } from './retention.service.ts'

type Row = OutputOf<typeof retention>['kinds'][number] & { readonly id: string }

export const retentionExport = exportSource<typeof RetentionFilter, Row>({
  who: retention.who,
  filter: RetentionFilter,
  filterNames: {
    area: [['模块', 'Area', '模組'], tellOne(areaNames)],
    state: [['状态', 'Status', '狀態'], tellOne(retentionStateNames)],
  },
  columns: [
    { key: 'area', title: ['模块', 'Area', '模組'], cell: ({ area }, { say }) => say(areaNames[area]) },
    { key: 'name', title: ['数据', 'Data', '資料'], cell: ({ name }) => name },
    {
      key: 'kept',
      title: ['保存期限（小时）', 'Kept for (hours)', '保存期限（小時）'],
      cell: ({ keptSeconds }) => (keptSeconds === null ? '' : String(keptSeconds / 3600)),
    },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(retentionStateNames[state]) },
    { key: 'lastRunAt', title: ['上次清理', 'Last run', '上次清理'], cell: ({ lastRunAt }, { time }) => time(lastRunAt) },
    { key: 'lastRows', title: ['清理条数', 'Rows', '清理筆數'], cell: ({ lastRows }) => (lastRows === null ? '' : String(lastRows)) },
    { key: 'deletedAt', title: ['最近一次删除', 'Last deletion', '最近一次刪除'], cell: ({ deletedAt }, { time }) => time(deletedAt) },
    { key: 'deletedRows', title: ['删除条数', 'Rows deleted', '刪除筆數'], cell: ({ deletedRows }) => String(deletedRows) },
  ],
  scopeOf: () => Promise.resolve('school'),
  isShort: true,
  count: async (ctx, filter) => (await readRetention(ctx, filter)).kinds.length,
  list: async (ctx, filter, from) =>
    partOf(
      (await readRetention(ctx, filter)).kinds.map((row) => ({ ...row, id: row.kind })),
      from,
    ),
  peopleOf: () => [],
})
