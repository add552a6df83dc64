import { ReconciliationFilter, reconciliations } from '@campus/contract/payment/console.ts'
import { providerNames } from '@campus/contract/payment/pay-ways.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { partOf } from '../../../platform/db/cursor.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { listAllReconciliations, sumReconciliations } from '../reconciliation/reconciliation.repository.ts'
import { presentReconciliation } from './console-reconciliation.service.ts'

type Row = ReturnType<typeof presentReconciliation>

const of = <Filter>({ caller }: CallerCtx, filter: Filter) => ({ ...filter, schoolId: caller.schoolId })

export const reconciliationExport = exportSource<typeof ReconciliationFilter, Row>({
  who: reconciliations.who,
  filter: ReconciliationFilter,
  filterNames: {
    from: listFilterNames.from,
    until: listFilterNames.until,
    provider: [['付款平台', 'Provider', '付款平台'], tellOne(providerNames)],
  },
  columns: [
    { key: 'day', title: ['日期', 'Day', '日期'], cell: ({ day }) => day },
    { key: 'provider', title: ['付款平台', 'Provider', '付款平台'], cell: ({ provider }, { say }) => say(providerNames[provider]) },
    { key: 'ourCount', title: ['我方笔数', 'Our entries', '我方筆數'], cell: ({ ours }) => String(ours.count) },
    {
      key: 'ourAmount',
      title: ['我方金额（元）', 'Our amount (CNY)', '我方金額（元）'],
      cell: ({ ours }, { money }) => money(ours.amount),
    },
    { key: 'theirCount', title: ['平台笔数', "Provider's entries", '平台筆數'], cell: ({ theirs }) => String(theirs.count) },
    {
      key: 'theirAmount',
      title: ['平台金额（元）', "Provider's amount (CNY)", '平台金額（元）'],
      cell: ({ theirs }, { money }) => money(theirs.amount),
    },
    { key: 'differences', title: ['待处理差异', 'Open differences', '待處理差異'], cell: ({ differences }) => String(differences) },
    { key: 'reason', title: ['未完成原因', 'Why it was not compared', '未完成原因'], cell: ({ reason }) => reason },
    { key: 'madeAt', title: ['核对时间', 'Compared', '核對時間'], cell: ({ madeAt }, { time }) => time(madeAt) },
  ],
  scopeOf: readingScopeOf,
  count: async (ctx, filter) => (await sumReconciliations(ctx.sql, of(ctx, filter))).total,
  list: async (ctx, filter, from) =>
    partOf(await listAllReconciliations(ctx.sql, of(ctx, filter)), from).map((row) => presentReconciliation(ctx, row)),
  peopleOf: () => [],
})
