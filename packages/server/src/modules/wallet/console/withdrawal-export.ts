import type { OutputOf } from '@campus/contract/call.ts'
import { SchoolWithdrawalFilter, schoolWithdrawals } from '@campus/contract/wallet/console.ts'
import { withdrawalStateNames } from '@campus/contract/wallet/withdrawals.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, narrowList, tellOne } from '../../logs/lists/list-filter.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { countOfSchool, listOfSchoolAfter } from '../withdrawals/withdrawal.repository.ts'
import { presentOwned } from './school-withdrawal.service.ts'

type Row = OutputOf<typeof schoolWithdrawals>['rows'][number]

export const withdrawalExport = exportSource<typeof SchoolWithdrawalFilter, Row>({
  who: schoolWithdrawals.who,
  filter: SchoolWithdrawalFilter,
  filterNames: { ...listFilterNames, state: [['状态', 'Status', '狀態'], tellOne(withdrawalStateNames)] },
  columns: [
    { key: 'number', title: ['提现单号', 'Withdrawal number', '提領單號'], cell: ({ number }) => number },
    { key: 'personNumber', title: ['学工号', 'Number', '學工號'], cell: ({ personNumber }) => personNumber },
    { key: 'personName', title: ['姓名', 'Name', '姓名'], cell: ({ personName }) => personName },
    { key: 'amount', title: ['金额（元）', 'Amount (CNY)', '金額（元）'], cell: ({ amount }, { money }) => money(amount) },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(withdrawalStateNames[state]) },
    { key: 'reason', title: ['原因', 'Reason', '原因'], cell: ({ reason }) => reason },
    { key: 'createdAt', title: ['申请时间', 'Requested', '申請時間'], cell: ({ createdAt }, { time }) => time(createdAt) },
    { key: 'dueAt', title: ['应打款时间', 'Due', '應付款時間'], cell: ({ dueAt }, { time }) => time(dueAt) },
    { key: 'endedAt', title: ['结束时间', 'Ended', '結束時間'], cell: ({ endedAt }, { time }) => time(endedAt) },
  ],
  scopeOf: readingScopeOf,
  count: async (ctx, filter, max) => countOfSchool(ctx.sql, { ...filter, ...(await narrowList(ctx, filter)) }, max),
  list: async (ctx, filter, from) =>
    (await listOfSchoolAfter(ctx.sql, { ...filter, ...(await narrowList(ctx, filter)) }, from)).map(presentOwned(ctx.language)),
  peopleOf: ({ personId }) => [personId],
})
