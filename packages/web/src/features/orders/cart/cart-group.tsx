import type { CartItem } from '@campus/contract/orders/cart.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useId } from 'react'
import '@campus/ui/page/page.css'
import { useWords } from '@campus/ui/words/words.ts'
import { CartLine } from './cart-line.tsx'
import { type GroupName, isWhole, turnGroup, turnOne } from './selection.ts'
import { cartWords } from './words.ts'

interface CartGroupProps {
  readonly name: GroupName
  readonly items: readonly CartItem[]
  readonly selected: ReadonlySet<string>
  /** Another group stands beside it; alone it is settled with the button for all that is selected. */
  readonly isOneOfTwo: boolean
  readonly onSelect: (selected: ReadonlySet<string>) => void
  readonly onCheckout: () => void
}

/** Things that are applied for together, and why they are apart from the others. */
export function CartGroup({ name, items, selected, isOneOfTwo, onSelect, onCheckout }: CartGroupProps) {
  const words = useWords(cartWords)
  const id = useId()
  const count = items.filter((item) => selected.has(item.id)).length
  return (
    <section className="page-card cart-group" aria-labelledby={id}>
      <header className="cart-group-head">
        <label className="cart-check">
          <input
            type="checkbox"
            checked={isWhole(items, selected)}
            aria-label={words.wholeGroup(words[name])}
            onChange={() => onSelect(turnGroup(items, selected))}
          />
        </label>
        <div>
          <h2 id={id}>{words[name]}</h2>
          <p className="page-note">{name === 'direct' ? words.directText : words.approvalText}</p>
        </div>
      </header>
      <ul className="cart-lines">
        {items.map((item) => (
          <CartLine key={item.id} item={item} isSelected={selected.has(item.id)} onTurn={() => onSelect(turnOne(item.id, selected))} />
        ))}
      </ul>
      {isOneOfTwo && (
        <Button color="primary" fill="outline" onClick={onCheckout}>
          {words.checkoutGroup(count)}
        </Button>
      )}
    </section>
  )
}
