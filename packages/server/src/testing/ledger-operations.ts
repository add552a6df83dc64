import { randomUUID } from 'node:crypto'
import type { Move, Transfer } from '../modules/wallet/ledger/ledger.service.ts'
import type { Balances, Random } from './ledger-model.ts'

type Action = (balances: Balances, random: Random) => Transfer | undefined

const free = { own: 'free' } as const
const print = { own: 'print' } as const
const held = { own: 'held' } as const
const payout = { own: 'payout' } as const
const revenue = { house: 'revenue' } as const
const granted = { house: 'granted' } as const
const wechat = { house: 'wechat' } as const

const about = ({ personId, schoolId }: Balances, kind: Transfer['kind'], moves: readonly Move[], orderId?: string): Transfer => ({
  kind,
  cause: `${kind}:${randomUUID()}`,
  personId,
  schoolId,
  orderId,
  moves,
})

const take = <Thing>(things: Thing[], random: Random): Thing | undefined => things.splice(random(things.length || 1), 1)[0]

/** Some of what is there, free beans first. */
const someBeans = ({ has }: Balances, random: Random) => {
  const all = has.free + has.print
  const amount = all === 0 ? 0 : 1 + random(Math.min(all, 3000))
  const fromFree = Math.min(has.free, amount)
  return { fromFree, fromPrint: amount - fromFree, amount }
}

const grant: Action = (balances, random) => about(balances, 'grant', [{ from: granted, to: free, amount: 1 + random(2000) }])

const moneyComes: Action = (balances, random) => {
  const amount = 1 + random(5000)
  balances.came.push(amount)
  return about(balances, 'money_in', [{ from: wechat, to: held, amount }])
}

const recharge: Action = (balances, random) => {
  const amount = take(balances.came, random)
  return amount === undefined ? undefined : about(balances, 'recharge', [{ from: held, to: print, amount }])
}

const hold: Action = (balances, random) => {
  const { fromFree, fromPrint, amount } = someBeans(balances, random)
  if (amount === 0) return undefined
  const orderId = randomUUID()
  balances.holds.push({ orderId, free: fromFree, print: fromPrint, money: 0 })
  const moves = [
    { from: free, to: held, amount: fromFree },
    { from: print, to: held, amount: fromPrint },
  ]
  return about(balances, 'hold', moves, orderId)
}

const release: Action = (balances, random) => {
  const order = take(balances.holds, random)
  if (!order) return undefined
  const moves = [
    { from: held, to: free, amount: order.free },
    { from: held, to: print, amount: order.print },
  ]
  return about(balances, 'release', moves, order.orderId)
}

const payMixed: Action = (balances, random) => {
  if (balances.came.length === 0) return undefined
  const order = take(balances.holds, random)
  const money = order && take(balances.came, random)
  if (!order || money === undefined) return undefined
  balances.paid.push({ ...order, money })
  return about(balances, 'purchase', [{ from: held, to: revenue, amount: order.free + order.print + money }], order.orderId)
}

const payBeans: Action = (balances, random) => {
  const { fromFree, fromPrint, amount } = someBeans(balances, random)
  if (amount === 0) return undefined
  const orderId = randomUUID()
  balances.paid.push({ orderId, free: fromFree, print: fromPrint, money: 0 })
  const moves = [
    { from: free, to: revenue, amount: fromFree },
    { from: print, to: revenue, amount: fromPrint },
  ]
  return about(balances, 'purchase', moves, orderId)
}

const refund: Action = (balances, random) => {
  const order = take(balances.paid, random)
  if (!order) return undefined
  if (order.money > 0) balances.goingBack.push(order.money)
  const moves = [
    { from: revenue, to: held, amount: order.money },
    { from: revenue, to: print, amount: order.print },
    { from: revenue, to: free, amount: order.free },
  ]
  return about(balances, 'refund', moves, order.orderId)
}

const moneyGoesBack: Action = (balances, random) => {
  const amount = take(balances.goingBack, random)
  return amount === undefined ? undefined : about(balances, 'money_back', [{ from: held, to: wechat, amount }])
}

const withdraw: Action = (balances, random) => {
  if (balances.has.print === 0) return undefined
  const amount = 1 + random(balances.has.print)
  balances.leaving.push({ id: randomUUID(), amount })
  return about(balances, 'withdrawal', [{ from: print, to: payout, amount }])
}

const cancel: Action = (balances, random) => {
  const left = take(balances.leaving, random)
  return left && about(balances, 'withdrawal_back', [{ from: payout, to: print, amount: left.amount }])
}

const payOut: Action = (balances, random) => {
  const left = take(balances.leaving, random)
  return left && about(balances, 'payout', [{ from: payout, to: wechat, amount: left.amount }])
}

/** Money comes more often than it leaves, so that there is something to spend. */
export const actions: readonly Action[] = [
  grant,
  moneyComes,
  moneyComes,
  recharge,
  hold,
  release,
  payMixed,
  payMixed,
  payBeans,
  refund,
  moneyGoesBack,
  withdraw,
  cancel,
  payOut,
]

/** Wants more than is there, from each account in turn. */
export const overspend = (balances: Balances, random: Random): Transfer => {
  const [from, to, kind] = (
    [
      [free, revenue, 'purchase'],
      [print, payout, 'withdrawal'],
      [held, revenue, 'purchase'],
      [payout, wechat, 'payout'],
    ] as const
  )[random(4)] ?? [free, revenue, 'purchase']
  return about(balances, kind, [{ from, to, amount: balances.has[from.own] + 1 + random(100) }])
}
