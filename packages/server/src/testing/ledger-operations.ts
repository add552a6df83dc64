import { randomUUID } from 'node:crypto'
import type { Move, Transfer } from '../modules/wallet/ledger.service.ts'
import type { Purse, Random } from './ledger-model.ts'

type Action = (purse: Purse, random: Random) => Transfer | undefined

const free = { own: 'free' } as const
const print = { own: 'print' } as const
const held = { own: 'held' } as const
const payout = { own: 'payout' } as const
const revenue = { house: 'revenue' } as const
const granted = { house: 'granted' } as const
const wechat = { house: 'wechat' } as const

const about = ({ personId, schoolId }: Purse, kind: Transfer['kind'], moves: readonly Move[], orderId?: string): Transfer => ({
  kind,
  cause: `${kind}:${randomUUID()}`,
  personId,
  schoolId,
  orderId,
  moves,
})

const take = <Thing>(things: Thing[], random: Random): Thing | undefined => things.splice(random(things.length || 1), 1)[0]

/** Some of what is there, free beans first. */
const someBeans = ({ has }: Purse, random: Random) => {
  const all = has.free + has.print
  const amount = all === 0 ? 0 : 1 + random(Math.min(all, 3000))
  const fromFree = Math.min(has.free, amount)
  return { fromFree, fromPrint: amount - fromFree, amount }
}

const grant: Action = (purse, random) => about(purse, 'grant', [{ from: granted, to: free, amount: 1 + random(2000) }])

const moneyComes: Action = (purse, random) => {
  const amount = 1 + random(5000)
  purse.came.push(amount)
  return about(purse, 'money_in', [{ from: wechat, to: held, amount }])
}

const recharge: Action = (purse, random) => {
  const amount = take(purse.came, random)
  return amount === undefined ? undefined : about(purse, 'recharge', [{ from: held, to: print, amount }])
}

const hold: Action = (purse, random) => {
  const { fromFree, fromPrint, amount } = someBeans(purse, random)
  if (amount === 0) return undefined
  const orderId = randomUUID()
  purse.holds.push({ orderId, free: fromFree, print: fromPrint, money: 0 })
  const moves = [
    { from: free, to: held, amount: fromFree },
    { from: print, to: held, amount: fromPrint },
  ]
  return about(purse, 'hold', moves, orderId)
}

const release: Action = (purse, random) => {
  const order = take(purse.holds, random)
  if (!order) return undefined
  const moves = [
    { from: held, to: free, amount: order.free },
    { from: held, to: print, amount: order.print },
  ]
  return about(purse, 'release', moves, order.orderId)
}

const payMixed: Action = (purse, random) => {
  if (purse.came.length === 0) return undefined
  const order = take(purse.holds, random)
  const money = order && take(purse.came, random)
  if (!order || money === undefined) return undefined
  purse.paid.push({ ...order, money })
  return about(purse, 'purchase', [{ from: held, to: revenue, amount: order.free + order.print + money }], order.orderId)
}

const payBeans: Action = (purse, random) => {
  const { fromFree, fromPrint, amount } = someBeans(purse, random)
  if (amount === 0) return undefined
  const orderId = randomUUID()
  purse.paid.push({ orderId, free: fromFree, print: fromPrint, money: 0 })
  const moves = [
    { from: free, to: revenue, amount: fromFree },
    { from: print, to: revenue, amount: fromPrint },
  ]
  return about(purse, 'purchase', moves, orderId)
}

const refund: Action = (purse, random) => {
  const order = take(purse.paid, random)
  if (!order) return undefined
  if (order.money > 0) purse.goingBack.push(order.money)
  const moves = [
    { from: revenue, to: held, amount: order.money },
    { from: revenue, to: print, amount: order.print },
    { from: revenue, to: free, amount: order.free },
  ]
  return about(purse, 'refund', moves, order.orderId)
}

const moneyGoesBack: Action = (purse, random) => {
  const amount = take(purse.goingBack, random)
  return amount === undefined ? undefined : about(purse, 'money_back', [{ from: held, to: wechat, amount }])
}

const withdraw: Action = (purse, random) => {
  if (purse.has.print === 0) return undefined
  const amount = 1 + random(purse.has.print)
  purse.leaving.push({ id: randomUUID(), amount })
  return about(purse, 'withdrawal', [{ from: print, to: payout, amount }])
}

const cancel: Action = (purse, random) => {
  const left = take(purse.leaving, random)
  return left && about(purse, 'withdrawal_back', [{ from: payout, to: print, amount: left.amount }])
}

const payOut: Action = (purse, random) => {
  const left = take(purse.leaving, random)
  return left && about(purse, 'payout', [{ from: payout, to: wechat, amount: left.amount }])
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
export const overspend = (purse: Purse, random: Random): Transfer => {
  const [from, to, kind] = (
    [
      [free, revenue, 'purchase'],
      [print, payout, 'withdrawal'],
      [held, revenue, 'purchase'],
      [payout, wechat, 'payout'],
    ] as const
  )[random(4)] ?? [free, revenue, 'purchase']
  return about(purse, kind, [{ from, to, amount: purse.has[from.own] + 1 + random(100) }])
}
