import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'
import { chinaDay } from '../../ports/pay/china-time.ts'
import { type BillLine, BillNotReady, type PayPort } from '../../ports/pay/pay.ts'
import { accountOf, type CashierAccount, CashierPage, knownAccount, refundStatusOf, statusOf, sumOf } from './account.ts'
import { openJournal } from './journal.ts'
import { readCashierNotice, sendPaymentNotice } from './notice.ts'
import { cashierPayOut } from './pay-out.ts'

export interface CashierSettings {
  /** Where it keeps its books. */
  readonly folder: string
  readonly secret: string
  /** Where the browser finds this server. */
  readonly baseUrl: string
  readonly now?: () => Date
}

/** What a payer can do at the cashier. */
export interface CashierDesk {
  readonly account: (number: string) => Promise<CashierAccount | undefined>
  readonly pay: (number: string, how?: { readonly twice?: boolean; readonly isNoticeLost?: boolean }) => Promise<void>
  /** The money comes only when the payment is closed; at once when it is already. */
  readonly payLate: (number: string) => Promise<void>
}

/** Stands in for the providers in the demo: it takes no money but keeps every promise of theirs, and can be asked to be as awkward as they are. */
export const cashier = ({ folder, secret, baseUrl, now = () => new Date() }: CashierSettings): PayPort & { readonly desk: CashierDesk } => {
  const books = openJournal<CashierPage>(join(folder, 'payments'), CashierPage)
  const account = async (number: string) => accountOf(await books.read(number), now())

  const take = async (number: string, isExpected: (account: CashierAccount) => boolean, isNoticeLost = false) => {
    const ref = `cash-${randomUUID()}`
    const at = now()
    const pages = await books.write(number, (pages) => {
      const account = knownAccount(pages, at)
      return isExpected(account) ? { kind: 'paid', ref, amount: account.order.amount, at: at.toISOString() } : undefined
    })
    const { order, takings } = knownAccount(pages, at)
    if (!takings.some((taken) => taken.ref === ref)) throw new OutsideFailure('cashier', 'refused', 'this cannot be paid now')
    if (!isNoticeLost)
      await sendPaymentNotice(secret, order.noticeUrl, { number, amount: order.amount, ref, paidAt: at.toISOString() }, now())
  }

  const takeLate = (number: string) => take(number, ({ takings }) => takings.length === 0)

  const desk: CashierDesk = {
    account,
    async pay(number, { twice = false, isNoticeLost = false } = {}) {
      await take(number, ({ takings, isClosed }) => takings.length === 0 && !isClosed, isNoticeLost)
      if (twice) await take(number, ({ takings }) => takings.length === 1, isNoticeLost)
    },
    async payLate(number) {
      const pages = await books.write(number, (pages) => {
        const { isClosed, paysLate } = knownAccount(pages, now())
        return isClosed || paysLate ? undefined : { kind: 'late', at: now().toISOString() }
      })
      if (knownAccount(pages, now()).isClosed) await takeLate(number)
    },
  }

  return {
    provider: 'cashier',
    desk,
    sceneFor: () => 'page',
    async open({ number, amount, description, returnUrl, noticeUrl, expiresAt }) {
      const pages = await books.write(number, ([opened]) =>
        opened
          ? undefined
          : { kind: 'opened', amount, description, returnUrl, noticeUrl, expiresAt: expiresAt.toISOString(), at: now().toISOString() },
      )
      if (knownAccount(pages, now()).order.amount !== amount)
        throw new OutsideFailure('cashier', 'refused', 'that number has another amount')
      return { kind: 'redirect', url: `${baseUrl}/demo/cashier/${number}` }
    },
    ask: async (number) => statusOf(await account(number)),
    async close(number) {
      const at = now()
      const pages = await books.write(number, (pages) => {
        const state = statusOf(accountOf(pages, at)).state
        return state === 'open' ? { kind: 'closed', at: at.toISOString() } : undefined
      })
      const account = accountOf(pages, at)
      // The payer chose to be late: the money comes just after everybody believed that it would not.
      if (account?.paysLate && account.takings.length === 0) setImmediate(() => void takeLate(number).catch(() => undefined))
      return statusOf(account)
    },
    async refund({ number, refundNumber, amount }) {
      const at = now()
      const pages = await books.write(number, (pages) => {
        const { refunds, takings } = knownAccount(pages, at)
        if (refunds.some((refund) => refund.refundNumber === refundNumber)) return undefined
        if (sumOf(refunds) + amount > sumOf(takings)) throw new OutsideFailure('cashier', 'refused', 'more than was paid')
        return { kind: 'refunded', ref: `back-${randomUUID()}`, refundNumber, amount, at: at.toISOString() }
      })
      return refundStatusOf(accountOf(pages, at), refundNumber)
    },
    askRefund: async ({ number, refundNumber }) => refundStatusOf(await account(number), refundNumber),
    readNotice: async (given) => readCashierNotice(secret, given, now()),
    acknowledge: (isTaken) => ({ status: isTaken ? 200 : 503, contentType: 'text/plain', body: isTaken ? 'taken' : 'not taken' }),
    async bill(day) {
      if (day > chinaDay(now())) throw new BillNotReady()
      const isOfDay = ({ at }: { readonly at: string }) => chinaDay(new Date(at)) === day
      const lines: BillLine[] = []
      for (const number of await books.names()) {
        const { takings = [], refunds = [] } = (await account(number)) ?? {}
        for (const { ref, amount } of takings.filter(isOfDay)) lines.push({ kind: 'payment', number, ref, amount })
        for (const { ref, refundNumber, amount } of refunds.filter(isOfDay))
          lines.push({ kind: 'refund', number, refundNumber, ref, amount })
      }
      return lines
    },
    payOut: cashierPayOut(folder, now),
  }
}
