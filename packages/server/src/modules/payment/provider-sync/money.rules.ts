import type { Column } from '../../../platform/db/sql.ts'
/** What becomes of money that came: it is what was asked for, or why it is not. */
export type MoneyJudged = 'fitting' | 'double' | 'wrong_amount'

export const judgeMoney = (payment: { readonly state: Column<'payment', 'state'>; readonly amount: number }, came: number): MoneyJudged => {
  if (payment.state === 'paid') return 'double'
  return came === payment.amount ? 'fitting' : 'wrong_amount'
}
