import type { differenceKinds } from '@campus/contract/payment/console.ts'
import type { BillLine } from '../../../ports/pay/pay.ts'

/** Money of ours: what came, or what went back. */
export interface OurReceipt {
  readonly id: string
  readonly number: string
  readonly ref: string
  readonly amount: number
  /** Of the day that is compared, and not shown on the bill of another. */
  readonly isExpected: boolean
}

export interface OurRefund {
  readonly id: string
  readonly number: string
  readonly amount: number
  readonly isDone: boolean
  readonly isExpected: boolean
}

export interface Difference {
  readonly kind: (typeof differenceKinds)[number]
  readonly number: string
  /** The receipt, ours or theirs; empty for a refund that only we know. */
  readonly ref: string
  readonly ourAmount: number | null
  readonly theirAmount: number | null
  /** The line of the bill, where there is one. */
  readonly line?: BillLine
}

interface Compared {
  readonly differences: readonly Difference[]
  /** What the bill shows of ours. */
  readonly billed: readonly string[]
}

const comparePayments = (ours: readonly OurReceipt[], lines: readonly BillLine[]): Compared => {
  const known = new Map(ours.map((receipt) => [`${receipt.number} ${receipt.ref}`, receipt]))
  const matches = lines.map((line) => ({ line, receipt: known.get(`${line.number} ${line.ref}`) }))
  const billed = new Set(matches.flatMap(({ receipt }) => receipt?.id ?? []))
  return {
    billed: [...billed],
    differences: [
      ...matches.flatMap(({ line, receipt }): Difference[] => {
        const both = { number: line.number, ref: line.ref, theirAmount: line.amount, line }
        if (!receipt) return [{ kind: 'missing_here', ourAmount: null, ...both }]
        return receipt.amount === line.amount ? [] : [{ kind: 'amount', ourAmount: receipt.amount, ...both }]
      }),
      ...ours
        .filter(({ id, isExpected }) => isExpected && !billed.has(id))
        .map(({ number, ref, amount }): Difference => ({ kind: 'missing_there', number, ref, ourAmount: amount, theirAmount: null })),
    ],
  }
}

const compareRefunds = (ours: readonly OurRefund[], lines: readonly BillLine[]): Compared => {
  const known = new Map(ours.map((refund) => [refund.number, refund]))
  const matches = lines.map((line) => ({ line, refund: known.get(line.refundNumber ?? '') }))
  const billed = new Set(matches.flatMap(({ refund }) => refund?.id ?? []))
  return {
    billed: [...billed],
    differences: [
      ...matches
        .filter(({ line, refund }) => !refund?.isDone || refund.amount !== line.amount)
        .map(
          ({ line, refund }): Difference => ({
            kind: 'refund',
            number: line.refundNumber ?? line.number,
            ref: line.ref,
            ourAmount: refund?.isDone ? refund.amount : null,
            theirAmount: line.amount,
            line,
          }),
        ),
      ...ours
        .filter(({ id, isDone, isExpected }) => isDone && isExpected && !billed.has(id))
        .map(({ number, amount }): Difference => ({ kind: 'refund', number, ref: '', ourAmount: amount, theirAmount: null })),
    ],
  }
}

/** Holds our books of a day against the provider's bill of it. */
export const compareBooks = (
  ours: { readonly receipts: readonly OurReceipt[]; readonly refunds: readonly OurRefund[] },
  bill: readonly BillLine[],
) => {
  const payments = comparePayments(
    ours.receipts,
    bill.filter(({ kind }) => kind === 'payment'),
  )
  const refunds = compareRefunds(
    ours.refunds,
    bill.filter(({ kind }) => kind === 'refund'),
  )
  return {
    differences: [...payments.differences, ...refunds.differences],
    billedReceipts: payments.billed,
    billedRefunds: refunds.billed,
  }
}

type Known = Omit<Difference, 'line'>

const isSame = (one: Known, other: Known) =>
  one.kind === other.kind && one.number === other.number && one.ourAmount === other.ourAmount && one.theirAmount === other.theirAmount

/** What was not resolved in an earlier comparison of the day: each resolved difference stands for one. The receipt of old ones is unknown. */
export const withoutResolved = <Found extends Known>(found: readonly Found[], resolved: readonly Known[]): readonly Found[] => {
  const left = [...resolved]
  return found.filter((difference) => {
    const at = left.findIndex((known) => isSame(known, difference) && (known.ref === difference.ref || known.ref === ''))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

export const totalOf = (entries: readonly { readonly amount: number }[]) => ({
  count: entries.length,
  amount: entries.reduce((sum, { amount }) => sum + amount, 0),
})
