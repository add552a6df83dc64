import assert from 'node:assert/strict'
import type { Provider } from '@campus/contract/payment/pay-ways.ts'
import { paymentStep } from '@campus/contract/payment/payments.ts'
import { recharge } from '@campus/contract/payment/recharge.ts'
import { systemContext } from '../context/context.ts'
import type { CashierDesk } from '../demo/cashier/cashier.ts'
import { balancesOf } from '../modules/wallet/ledger/balance.service.ts'
import { type AskOptions, asker } from './ask.ts'
import type { TestCampus } from './test-campus.ts'

type Payer = AskOptions & { readonly person: { readonly id: string } }

/** What a payer can do at the cashier of the campus. */
export const deskOf = ({ base }: TestCampus): CashierDesk => {
  const port = base.services.pay.cashier
  assert.ok(port && 'desk' in port, 'this campus has no cashier')
  return port.desk as CashierDesk
}

/** A recharge of somebody whose device was sent off to the provider. */
export const beginRecharge = async (
  campus: TestCampus,
  payer: Payer,
  { beans = 10, provider = 'cashier' }: { beans?: number; provider?: Provider } = {},
) => {
  const ask = asker(campus.url)
  const prepared = await ask(recharge, { beans, provider }, { token: payer.token })
  assert.equal(prepared.code, 200, prepared.msg)
  const opened = await ask(paymentStep, { paymentId: prepared.data.id }, payer)
  assert.equal(opened.code, 200, opened.msg)
  return opened.data
}

/** What somebody has, in fen. */
export const walletOf = ({ base }: TestCampus, { person }: Pick<Payer, 'person'>) => balancesOf(systemContext(base), person.id)

/** What happened to a payment, in turn. */
export const eventsOf = async ({ base }: TestCampus, paymentId: string): Promise<string[]> =>
  (await base.sql.selectFrom('payment_event').where('payment_id', '=', paymentId).select('kind').orderBy('id').execute()).map(
    ({ kind }) => kind,
  )

/** The refunds of a payment, in turn. */
export const refundsOf = ({ base }: TestCampus, paymentId: string) =>
  base.sql.selectFrom('payment_refund').where('payment_id', '=', paymentId).selectAll().orderBy('id').execute()
