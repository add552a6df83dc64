import type { OutputOf } from '@campus/contract/call.ts'
import { type MovementKind, movementNames, type movements } from '@campus/contract/wallet/balance.ts'
import { movedBeans, movedYuan } from '@campus/ui/figures/yuan.ts'
import {
  CloseCircleOutline,
  CollectMoneyOutline,
  GiftOutline,
  LockOutline,
  PayCircleOutline,
  ReceivePaymentOutline,
  ShopbagOutline,
  UndoOutline,
  UnlockOutline,
} from 'antd-mobile-icons'
import type { ComponentType } from 'react'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/list/list.css'
import '@campus/ui/tile/tile.css'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import './bills.css'
import { billWords } from './words.ts'

export type Movement = OutputOf<typeof movements>['rows'][number]

const icons: Record<MovementKind, ComponentType> = {
  recharge: PayCircleOutline,
  purchase: ShopbagOutline,
  refund: UndoOutline,
  hold: LockOutline,
  release: UnlockOutline,
  grant: GiftOutline,
  withdrawal: CollectMoneyOutline,
  withdrawal_back: ReceivePaymentOutline,
  lapse: CloseCircleOutline,
}

/** What moved of each kind; a movement that touched nothing of one does not name it. */
const useAmounts = ({ free, print, money }: Movement) => {
  const words = useWords(billWords)
  return [
    { name: words.free, amount: free, text: movedBeans(free) },
    { name: words.print, amount: print, text: movedBeans(print) },
    { name: words.money, amount: money, text: movedYuan(money) },
  ].filter(({ amount }) => amount !== 0)
}

function Body({ movement }: { readonly movement: Movement }) {
  const say = useSay()
  const amounts = useAmounts(movement)
  const { kind, about, at } = movement
  const Icon = icons[kind]
  const name = say(movementNames[kind])
  return (
    <>
      <span className="tile-icon tile-icon-small" aria-hidden="true">
        <Icon />
      </span>
      <span className="list-text">
        <strong>{name}</strong>
        {about !== name && <small>{about}</small>}
        <small>
          <Time at={at} />
        </small>
      </span>
      <span className="bill-amounts">
        {amounts.map((one) => (
          <span key={one.name} data-came={one.amount > 0 ? true : undefined}>
            <small>{one.name}</small> <b>{one.text}</b>
          </span>
        ))}
      </span>
    </>
  )
}

/** One bill; that of an order leads there. */
export function BillRow({ movement }: { readonly movement: Movement }) {
  if (movement.orderId === null)
    return (
      <div className="bill">
        <Body movement={movement} />
      </div>
    )
  return (
    <PathLink to={ordersPaths.order} query={{ id: movement.orderId }} className="bill">
      <Body movement={movement} />
    </PathLink>
  )
}
