import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { PageQuery, pageOf } from '../page.ts'

/** `waiting` can be taken back; `sending` is with the provider; `confirming`: the payee has to agree inside the messaging app. */
export const withdrawalStates = ['waiting', 'sending', 'confirming', 'done', 'failed', 'cancelled'] as const
export const WithdrawalState = z.enum(withdrawalStates)
export type WithdrawalState = z.infer<typeof WithdrawalState>

export const withdrawalStateNames: Record<WithdrawalState, Phrase> = {
  waiting: ['等待打款', 'Waiting for payout', '等待撥款'],
  sending: ['打款中', 'Being paid out', '撥款中'],
  confirming: ['待确认收款', 'Waiting for your confirmation', '待確認收款'],
  done: ['已到账', 'Paid out', '已入帳'],
  failed: ['打款失败，已退回', 'Failed and returned', '撥款失敗，已退回'],
  cancelled: ['已取消', 'Cancelled', '已取消'],
}

export const Withdrawal = z.object({
  id: Id,
  number: z.string(),
  amount: z.number().int(),
  state: WithdrawalState,
  /** Why it failed, in the reader's language. */
  reason: z.string(),
  createdAt: Instant,
  /** When it will have arrived at the latest: within one working day. */
  dueAt: Instant,
  endedAt: Instant.nullable(),
})

export const openId = call({
  method: 'GET',
  path: '/cloudPrint/cpPrintBeanTxLog/getOpenid',
  who: 'user',
  summary: 'Whether my wallet can be paid out: the bound account of the messaging app, and whether I am inside that app now.',
  output: z.object({ isBound: z.boolean(), openId: z.string(), isInMessagingApp: z.boolean() }),
})

export const minWithdrawal = 100

export const withdraw = call({
  method: 'POST',
  path: '/cloudPrint/cpPrintBeanTxLog/withdrawal',
  who: 'user',
  summary:
    'Pay out print beans to my account of the messaging app: at least one yuan, at most the balance, without a fee, within one working day.',
  proof: 'fresh',
  body: z.object({ amount: z.number('amount').int('amount').min(minWithdrawal, 'least_withdrawal').max(10_000_000, 'amount') }),
  output: Withdrawal,
  refusals: ['not_enough_beans', 'only_in_messaging_app', 'open_id_unbound', 'withdrawal_closed', 'withdrawal_failed'],
  idempotency: 'required',
})

export const withdrawals = call({
  method: 'GET',
  path: '/cloudPrint/cpPrintBeanTxLog/beansTxList',
  who: 'user',
  summary: 'My withdrawals, newest first.',
  query: PageQuery.extend({ state: WithdrawalState.optional() }),
  output: pageOf(Withdrawal),
})

export const confirmWithdrawal = call({
  method: 'POST',
  path: '/my/withdrawals/confirm',
  who: 'user',
  summary:
    'The data that the page passes to the messaging app, which asks me to accept the money of a withdrawal; after a day without it the beans are returned.',
  body: z.object({ id: Id }),
  output: z.object({ mchId: z.string(), appId: z.string(), package: z.string() }),
  refusals: ['already_decided', 'only_in_messaging_app'],
  idempotency: 'accepted',
})

export const cancelWithdrawal = call({
  method: 'POST',
  path: '/my/withdrawals/cancel',
  who: 'user',
  summary: 'Cancel a withdrawal of mine before it is paid out; the beans are returned at once.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['already_decided'],
  idempotency: 'accepted',
})
