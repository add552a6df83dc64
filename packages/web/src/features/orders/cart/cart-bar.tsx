import { fieldTexts } from '@campus/contract/field-texts.ts'
import { cart, cartCount, dropSelected } from '@campus/contract/orders/cart.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { type GroupName, type Groups, sumOf } from './selection.ts'
import { cartWords } from './words.ts'

interface CartBarProps {
  readonly selected: Groups
  readonly onCheckout: (group: GroupName) => void
}

/** What is selected, its total, and the possible actions; both groups at once are offered separately. */
export function CartBar({ selected, onCheckout }: CartBarProps) {
  const words = useWords(cartWords)
  const say = useSay()
  const [asksWhich, setAsksWhich] = useState(false)
  const { act, isActing } = useAction(dropSelected, { changes: [cart, cartCount] })
  const { direct, approval } = selected
  const all = [...direct, ...approval]
  const isMixed = direct.length > 0 && approval.length > 0
  const sayNothing = () => toast(say(fieldTexts.nothing_selected), 'failure')
  const remove = async () => {
    if (all.length === 0) return sayNothing()
    if (!(await ask({ title: words.removeTitle(all.length), confirm: words.remove }))) return
    await act({ ids: all.map(({ id }) => id) })
    toast(words.removed, 'success')
  }
  const settle = () => {
    if (all.length === 0) sayNothing()
    else if (isMixed) setAsksWhich(true)
    else onCheckout(direct.length > 0 ? 'direct' : 'approval')
  }
  return (
    <section className="cart-bar" aria-label={words.actions}>
      {asksWhich && isMixed && (
        <div className="cart-split" role="alert">
          <strong>{words.splitTitle}</strong>
          <p className="page-note">{words.splitText}</p>
          <div className="page-buttons">
            <Button color="primary" onClick={() => onCheckout('direct')}>
              {words.splitDirect(direct.length)}
            </Button>
            <Button color="primary" fill="outline" onClick={() => onCheckout('approval')}>
              {words.splitApproval(approval.length)}
            </Button>
          </div>
        </div>
      )}
      <div className="cart-bar-row">
        <span className="cart-sum">
          <small>{words.selected(all.length)}</small>
          <strong className="money">{yuan(sumOf(all))}</strong>
        </span>
        <Button loading={isActing} onClick={() => void remove().catch(() => undefined)}>
          {words.remove}
        </Button>
        <Button color="primary" onClick={settle}>
          {words.settle}
        </Button>
      </div>
    </section>
  )
}
