import { fieldTexts } from '@campus/contract/field-texts.ts'
import { cart, checkTemplateFile } from '@campus/contract/orders/cart.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useEffect, useState } from 'react'
import { send } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useRead } from '../../../api/use-read.ts'
import { open } from '../../../navigation/navigator.ts'
import { createPersonStore } from '../../../session/next-person.ts'
import '@campus/ui/page/page.css'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import './cart.css'
import { CartBar } from './cart-bar.tsx'
import { CartGroup } from './cart-group.tsx'
import { type GroupName, type Groups, groupNames, leaveCart, selectedIn, selectionAfter, withAdded } from './selection.ts'
import { cartWords } from './words.ts'

/** As long as the app is open: Back from the check-out finds the choice as it was. */
const left = createPersonStore<ReturnType<typeof leaveCart> | undefined>(undefined)

interface FullProps {
  readonly groups: Groups
  readonly refetch: () => unknown
}

function Full({ groups, refetch }: FullProps) {
  const words = useWords(cartWords)
  const say = useSay()
  const [selected, select] = useState(() => selectionAfter(groups, left.read()))
  const [shown, setShown] = useState(groups)
  if (shown !== groups) {
    setShown(groups)
    select(withAdded(selected, shown, groups))
  }
  useEffect(() => {
    left.set(leaveCart(groups, selected))
  }, [groups, selected])
  const chosen = selectedIn(groups, selected)
  const settle = async (name: GroupName) => {
    const ids = chosen[name].map(({ id }) => id)
    if (ids.length === 0) return toast(say(fieldTexts.nothing_selected), 'failure')
    const checked = await send(checkTemplateFile, { ids })
    if (checked.every(({ hindrance }) => hindrance === null)) return open(ordersPaths.settlement, { ids: ids.join(',') })
    toast(words.blocked, 'failure')
    return refetch()
  }
  return (
    <div className="page cart">
      {groupNames
        .filter((name) => groups[name].length > 0)
        .map((name) => (
          <CartGroup
            key={name}
            name={name}
            items={groups[name]}
            selected={selected}
            isOneOfTwo={groups.direct.length > 0 && groups.approval.length > 0}
            onSelect={select}
            onCheckout={() => void settle(name).catch(toastFailure)}
          />
        ))}
      <CartBar selected={chosen} onCheckout={(name) => void settle(name).catch(toastFailure)} />
    </div>
  )
}

/** The cart: items issued at once and items that need approval are separate. */
export default function CartScreen() {
  const words = useWords(cartWords)
  const read = useRead(cart, {}, { staleTime: 0 })
  const empty = (
    <Empty
      t={words.none}
      action={
        <>
          <Button color="primary" onClick={() => void open(documentsPaths.certificates)}>
            {words.toCertificates}
          </Button>
          <Button onClick={() => void open(ordersPaths.orders)}>{words.toOrders}</Button>
        </>
      }
    />
  )
  return (
    <QueryView read={read} empty={empty} isEmpty={({ count }) => count === 0}>
      {(groups) => <Full groups={groups} refetch={read.refetch} />}
    </QueryView>
  )
}
