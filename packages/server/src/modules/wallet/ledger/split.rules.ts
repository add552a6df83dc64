/** Free beans are spent first, then print beans; the rest is paid with money. */
export const splitBeans = ({ free, print }: { readonly free: number; readonly print: number }, amount: number) => {
  const fromFree = Math.min(free, amount)
  const fromPrint = Math.min(print, amount - fromFree)
  return { fromFree, fromPrint, rest: amount - fromFree - fromPrint }
}

export interface Spent {
  readonly fromFree: number
  readonly fromPrint: number
  readonly fromMoney: number
  /** What of it was given back before. */
  readonly refunded: number
}

/** What was spent last goes back first, to where it came from: money, then print beans, then free beans. */
export const splitRefund = ({ fromFree, fromPrint, fromMoney, refunded }: Spent, amount: number) => {
  const money = Math.min(fromMoney, refunded)
  const print = Math.min(fromPrint, refunded - money)
  const free = refunded - money - print
  const toMoney = Math.min(fromMoney - money, amount)
  const toPrint = Math.min(fromPrint - print, amount - toMoney)
  const toFree = amount - toMoney - toPrint
  if (toFree > fromFree - free) throw new RangeError('more is given back than was paid')
  return { toMoney, toPrint, toFree }
}
