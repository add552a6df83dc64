import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { CursorQuery, logOf } from '../page.ts'

const fen = z.number().int()

export const beanBalance = call({
  method: 'POST',
  path: '/cloudPrint/cpBeansBalance/getPrintAndFreeBeans',
  who: 'user',
  summary: 'My wallet in fen (one bean is 100): free beans, print beans, amounts held by open orders and amounts being paid out.',
  output: z.object({ freeBeans: fen, printBeans: fen, held: fen, inPayout: fen }),
})

/** Why beans move. */
export const movementKinds = [
  'recharge',
  'purchase',
  'refund',
  'hold',
  'release',
  'grant',
  'withdrawal',
  'withdrawal_back',
  'lapse',
] as const
export const MovementKind = z.enum(movementKinds)
export type MovementKind = z.infer<typeof MovementKind>

export const movementNames: Record<MovementKind, Phrase> = {
  recharge: ['充值', 'Top-up', '儲值'],
  purchase: ['购买', 'Purchase', '購買'],
  refund: ['退款', 'Refund', '退款'],
  hold: ['待付款冻结', 'Held for an order', '待付款凍結'],
  release: ['冻结退回', 'Released', '凍結退回'],
  grant: ['学校赠送', 'Granted by the school', '學校贈送'],
  withdrawal: ['提现', 'Withdrawal', '提領'],
  withdrawal_back: ['提现退回', 'Withdrawal returned', '提領退回'],
  lapse: ['账号注销失效', 'Forfeited with the account', '帳號註銷失效'],
}

const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'wrong')

const Movement = z.object({
  id: Id,
  kind: MovementKind,
  /** What came (positive) or went, by kind of bean. */
  free: fen,
  print: fen,
  /** Money that I paid (below zero) or get back through a provider with the same action. */
  money: fen,
  about: z.string(),
  /** The order it belongs to, to look it up. */
  orderId: Id.nullable(),
  at: Instant,
})

export const movements = call({
  method: 'GET',
  path: '/my/wallet/movements',
  who: 'user',
  summary:
    'My bills: wallet movements and payments, newest first, optionally of one month and kind. A bill never changes: beans are booked with the hold of an order, so its purchase shows only the money.',
  query: CursorQuery.extend({ month: Month.optional(), kind: MovementKind.optional() }),
  output: logOf(Movement),
})

const Beans = z.object({ free: fen, print: fen })

export const statement = call({
  method: 'GET',
  path: '/my/wallet/statement',
  who: 'user',
  summary: 'The statement of a month in the time zone of the school: opening and closing balance, and the sum of each kind.',
  query: z.object({ month: Month }),
  output: z.object({
    month: z.string(),
    opening: Beans,
    closing: Beans,
    sums: z.array(Beans.extend({ kind: MovementKind, money: fen, count: z.number().int() })),
    /** Months in which something moved, the newest first. */
    months: z.array(z.string()),
  }),
})
