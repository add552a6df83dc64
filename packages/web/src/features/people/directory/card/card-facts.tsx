import { nameIn } from '@campus/contract/localized-name.ts'
import { numberNames } from '@campus/contract/roles.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { LockOutline } from 'antd-mobile-icons'
import type { ReactNode } from 'react'
import { Picture } from '../../../../files/picture/picture.tsx'
import { OutsideRow, PlainRow, Rows } from '../../../../navigation/rows.tsx'
import type { Card } from './contact-card.tsx'
import { cardFieldNames, cardWords } from './words.ts'

type FieldName = Card['hidden'][number]

/** Nothing there because its owner says so, or because there is nothing: the reader sees which. */
function Missing({ isHidden }: { readonly isHidden: boolean }) {
  const words = useWords(cardWords)
  if (!isHidden) return words.none
  return (
    <>
      <LockOutline aria-hidden /> {words.kept}
    </>
  )
}

interface FactProps {
  readonly card: Card
  readonly field: FieldName
  readonly value: ReactNode
  readonly href?: string
}

function Fact({ card, field, value, href }: FactProps) {
  const title = useSay()(field === 'number' ? numberNames[card.userType] : cardFieldNames[field])
  const shown = value || <Missing isHidden={card.hidden.includes(field)} />
  return <li>{value && href ? <OutsideRow title={title} value={shown} href={href} /> : <PlainRow title={title} value={shown} />}</li>
}

export function CardFacts({ card }: { readonly card: Card }) {
  const words = useWords(cardWords)
  const language = useLanguage()
  const { name, number, phone, email, qq, portrait, units } = card
  const path = units.map((unit) => nameIn(unit, language)).join(' / ')
  const picture = portrait && <Picture className="card-portrait" address={portrait} alt={words.portrait(name)} />
  return (
    <div className="card-facts">
      <Rows title={words.information}>
        <Fact card={card} field="phone" value={phone} href={`tel:${phone}`} />
        <Fact card={card} field="email" value={email} href={`mailto:${email}`} />
        <Fact card={card} field="qq" value={qq} />
        <Fact card={card} field="number" value={number} />
        <Fact card={card} field="unit" value={path} />
        {(portrait || card.hidden.includes('portrait')) && <Fact card={card} field="portrait" value={picture} />}
      </Rows>
    </div>
  )
}
