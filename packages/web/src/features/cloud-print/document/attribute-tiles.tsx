import type { SheetPrices } from '@campus/contract/cloudprint/prices.ts'
import { attributeNames, isColour, isDuplex, type PrintAttribute, printAttributes } from '@campus/contract/printing/print-attributes.ts'
import { TileRadios } from '@campus/ui/choice/tile-radios.tsx'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import './document.css'
import { documentWords } from './words.ts'

/** A sheet, and where both sides are printed the other side behind it. */
function Sheet({ attribute }: { readonly attribute: PrintAttribute }) {
  return (
    <svg className="sheet" viewBox="0 0 48 48" aria-hidden="true" data-colour={isColour(attribute) || undefined}>
      {isDuplex(attribute) && <path className="sheet-paper" d="M16 6h22v30H16z" />}
      <path className="sheet-paper" d="M10 12h22v30H10z" />
      <path className="sheet-first" d="M14 19h14" />
      <path className="sheet-second" d="M14 25h14" />
      <path className="sheet-third" d="M14 31h9" />
    </svg>
  )
}

interface AttributeTilesProps {
  readonly value: PrintAttribute
  /** What a sheet costs, as far as that is known. */
  readonly prices: SheetPrices | undefined
  readonly onChoose: (attribute: PrintAttribute) => void
}

export function AttributeTiles({ value, prices, onChoose }: AttributeTilesProps) {
  const words = useWords(documentWords)
  const say = useSay()
  const options = printAttributes.map((attribute) => ({
    value: attribute,
    picture: <Sheet attribute={attribute} />,
    title: say(attributeNames[attribute]),
    text: prices && words.aSheet(yuan(prices[attribute])),
  }))
  return <TileRadios label={words.attribute} options={options} value={value} onChoose={onChoose} />
}
