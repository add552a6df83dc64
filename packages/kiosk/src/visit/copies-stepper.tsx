import { maxCopies } from '@campus/contract/printing/print-attributes.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline, MinusOutline } from 'antd-mobile-icons'
import { choiceWords } from './words.ts'

export function CopiesStepper({ copies, onChange }: { readonly copies: number; readonly onChange: (copies: number) => void }) {
  const words = useWords(choiceWords)
  return (
    <div className="copies" role="group" aria-label={words.copies}>
      <span className="soft">{words.copies}</span>
      <button type="button" className="press" aria-label={words.fewer} disabled={copies <= 1} onClick={() => onChange(copies - 1)}>
        <MinusOutline aria-hidden="true" />
      </button>
      <output>{copies}</output>
      <button type="button" className="press" aria-label={words.more} disabled={copies >= maxCopies} onClick={() => onChange(copies + 1)}>
        <AddOutline aria-hidden="true" />
      </button>
    </div>
  )
}
