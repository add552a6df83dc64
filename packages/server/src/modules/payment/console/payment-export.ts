import { SchoolPaymentFilter, schoolPayments } from '@campus/contract/payment/console.ts'
import { providerNames } from '@campus/contract/payment/pay-ways.ts'
import { paymentPurposeNames, paymentStateNames } from '@campus/contract/payment/payments.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, narrowList, tellOne } from '../../logs/lists/list-filter.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { countSchoolPayments, listSchoolPaymentsAfter } from './console-payment.repository.ts'
import { presentOfSchool, type SchoolPaymentRow } from './console-payment.service.ts'

type Row = ReturnType<typeof presentOfSchool> & { readonly personId: string }

const present = (ctx: CallerCtx, row: SchoolPaymentRow): Row => ({ ...presentOfSchool(ctx, row), personId: row.person_id })

export const paymentExport = exportSource<typeof SchoolPaymentFilter, Row>({
  who: schoolPayments.who,
  filter: SchoolPaymentFilter,
  filterNames: {
    ...listFilterNames,
    state: [['状态', 'Status', '狀態'], tellOne(paymentStateNames)],
    purpose: [['用途', 'For', '用途'], tellOne(paymentPurposeNames)],
    provider: [['付款平台', 'Provider', '付款平台'], tellOne(providerNames)],
  },
  columns: [
    { key: 'number', title: ['付款单号', 'Payment number', '付款單號'], cell: ({ number }) => number },
    { key: 'personNumber', title: ['学工号', 'Number', '學工號'], cell: ({ personNumber }) => personNumber },
    { key: 'personName', title: ['付款人', 'Paid by', '付款人'], cell: ({ personName }) => personName },
    { key: 'purpose', title: ['用途', 'For', '用途'], cell: ({ purpose }, { say }) => say(paymentPurposeNames[purpose]) },
    { key: 'provider', title: ['付款平台', 'Provider', '付款平台'], cell: ({ provider }, { say }) => say(providerNames[provider]) },
    { key: 'providerRef', title: ['平台流水号', 'Provider number', '平台流水號'], cell: ({ providerRef }) => providerRef },
    { key: 'amount', title: ['金额（元）', 'Amount (CNY)', '金額（元）'], cell: ({ amount }, { money }) => money(amount) },
    { key: 'refunded', title: ['已退（元）', 'Refunded (CNY)', '已退（元）'], cell: ({ refunded }, { money }) => money(refunded) },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(paymentStateNames[state]) },
    { key: 'createdAt', title: ['创建时间', 'Created', '建立時間'], cell: ({ createdAt }, { time }) => time(createdAt) },
    { key: 'paidAt', title: ['到账时间', 'Paid at', '到帳時間'], cell: ({ paidAt }, { time }) => time(paidAt) },
  ],
  scopeOf: readingScopeOf,
  count: async (ctx, filter, max) => countSchoolPayments(ctx.sql, { ...filter, ...(await narrowList(ctx, filter)) }, max),
  list: async (ctx, filter, from) =>
    (await listSchoolPaymentsAfter(ctx.sql, { ...filter, ...(await narrowList(ctx, filter)) }, from)).map((row) => present(ctx, row)),
  peopleOf: ({ personId }) => [personId],
})
