import { wayNames } from '@campus/contract/documents/template-choices.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { type CartItem, cart, cartCount, dropFromCart } from '@campus/contract/orders/cart.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { Stepper } from '@campus/ui/stepper/stepper.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { DeleteOutline } from 'antd-mobile-icons'
import { useAction } from '../../../api/use-action.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQuantity } from './use-quantity.ts'
import { cartWords } from './words.ts'

interface CartLineProps {
  readonly item: CartItem
  readonly isSelected: boolean
  readonly onTurn: () => void
}

/** One item in the cart: title, quantity, price, and why it is unavailable if so. */
export function CartLine({ item, isSelected, onTurn }: CartLineProps) {
  const words = useWords(cartWords)
  const say = useSay()
  const name = nameIn(item, useLanguage())
  const { quantity, isChanging, change } = useQuantity(item)
  const { act, isActing } = useAction(dropFromCart, { changes: [cart, cartCount] })
  const drop = async () => {
    await act({ id: item.id })
    toast(words.removed, 'success')
  }
  const { id, templateId, way, heading, email, courses, delegateName, freeCopies, mostQuantity, amount, hindrance } = item
  const facts = [
    say(wayNames[way]),
    heading !== '' && words.headingTo(heading),
    email,
    courses > 0 && words.courses(courses),
    delegateName !== '' && words.fetchedBy(delegateName),
  ]
  return (
    <li className="cart-line" data-blocked={hindrance ? true : undefined}>
      <label className="cart-check">
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={words.select(name)}
          aria-describedby={hindrance ? `why-${id}` : undefined}
          onChange={onTurn}
        />
      </label>
      <div className="cart-line-text">
        <PathLink to={documentsPaths.template} query={{ id: templateId }} className="cart-line-name">
          {name}
        </PathLink>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {hindrance && (
          <p className="cart-hindrance" id={`why-${id}`}>
            {hindrance.text}
          </p>
        )}
        <div className="cart-line-foot">
          <span className="cart-price" data-old={isChanging ? true : undefined}>
            {amount === 0 ? words.free : yuan(amount)}
            {freeCopies > 0 && amount > 0 && <small>{words.freeCopies(freeCopies)}</small>}
          </span>
          {mostQuantity > 1 ? (
            <Stepper
              label={words.copiesOf(name)}
              hidesLabel
              value={quantity}
              least={1}
              max={mostQuantity}
              onChange={(next) => void change(next)}
            />
          ) : (
            <small>{words.oneCopy}</small>
          )}
        </div>
      </div>
      <button
        type="button"
        className="cart-remove"
        aria-label={words.removeOne(name)}
        disabled={isActing}
        onClick={() => void drop().catch(() => undefined)}
      >
        <DeleteOutline aria-hidden="true" />
      </button>
    </li>
  )
}
