import type { OutputOf } from '@campus/contract/call.ts'
import { GrantFilter, grants } from '@campus/contract/wallet/console.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, narrowList } from '../../logs/lists/list-filter.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { countGrants, listGrantsAfter } from './grant.repository.ts'
import { presentGrant } from './grant.service.ts'

type Row = OutputOf<typeof grants>['rows'][number]

export const grantExport = exportSource<typeof GrantFilter, Row>({
  who: grants.who,
  filter: GrantFilter,
  filterNames: listFilterNames,
  columns: [
    { key: 'personNumber', title: ['学工号', 'Number', '學工號'], cell: ({ personNumber }) => personNumber },
    { key: 'personName', title: ['姓名', 'Name', '姓名'], cell: ({ personName }) => personName },
    { key: 'amount', title: ['金额（元）', 'Amount (CNY)', '金額（元）'], cell: ({ amount }, { money }) => money(amount) },
    { key: 'reason', title: ['原因', 'Reason', '原因'], cell: ({ reason }) => reason },
    { key: 'grantedBy', title: ['赠送人', 'Granted by', '贈送人'], cell: ({ grantedBy }) => grantedBy },
    { key: 'at', title: ['时间', 'Time', '時間'], cell: ({ at }, { time }) => time(at) },
  ],
  scopeOf: readingScopeOf,
  count: async (ctx, filter, max) => countGrants(ctx.sql, { ...filter, ...(await narrowList(ctx, filter)) }, max),
  list: async (ctx, filter, from) =>
    (await listGrantsAfter(ctx.sql, { ...filter, ...(await narrowList(ctx, filter)) }, from)).map((row) => presentGrant(ctx, row)),
  peopleOf: ({ personId }) => [personId],
})
