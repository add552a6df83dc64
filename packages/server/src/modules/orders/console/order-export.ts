import type { OutputOf } from '@campus/contract/call.ts'
import { wayNames } from '@campus/contract/documents/template-choices.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { SchoolOrderFilter, schoolOrderStateNames, schoolOrders } from '@campus/contract/orders/console.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, narrowList, tellOne } from '../../logs/lists/list-filter.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { countOrders, listOrdersAfter } from '../listing/order-list.repository.ts'
import { presentBought } from './console-order.service.ts'

type Row = OutputOf<typeof schoolOrders>['rows'][number]

export const orderExport = exportSource<typeof SchoolOrderFilter, Row>({
  who: schoolOrders.who,
  filter: SchoolOrderFilter,
  filterNames: {
    ...listFilterNames,
    state: [['状态', 'Status', '狀態'], tellOne(schoolOrderStateNames)],
    way: [['领取方式', 'Delivery', '領取方式'], tellOne(wayNames)],
  },
  columns: [
    { key: 'number', title: ['订单号', 'Order number', '訂單號'], cell: ({ number }) => number },
    { key: 'personNumber', title: ['学工号', 'Number', '學工號'], cell: ({ personNumber }) => personNumber },
    { key: 'personName', title: ['姓名', 'Name', '姓名'], cell: ({ personName }) => personName },
    {
      key: 'items',
      title: ['内容', 'Items', '內容'],
      cell: ({ lines }, { language }) => lines.map((line) => `${nameIn(line, language)} × ${line.quantity}`).join('; '),
    },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(schoolOrderStateNames[state]) },
    { key: 'total', title: ['金额（元）', 'Total (CNY)', '金額（元）'], cell: ({ total }, { money }) => money(total) },
    { key: 'paid', title: ['已付（元）', 'Paid (CNY)', '已付（元）'], cell: ({ paid }, { money }) => money(paid) },
    { key: 'refunded', title: ['已退（元）', 'Refunded (CNY)', '已退（元）'], cell: ({ refunded }, { money }) => money(refunded) },
    { key: 'createdAt', title: ['下单时间', 'Ordered', '下單時間'], cell: ({ createdAt }, { time }) => time(createdAt) },
  ],
  scopeOf: readingScopeOf,
  count: async (ctx, filter, max) => countOrders(ctx.sql, { ...filter, ...(await narrowList(ctx, filter)) }, max),
  list: async (ctx, filter, from) =>
    presentBought(ctx, await listOrdersAfter(ctx.sql, { ...filter, ...(await narrowList(ctx, filter)) }, from)),
  peopleOf: ({ personId }) => [personId],
})
