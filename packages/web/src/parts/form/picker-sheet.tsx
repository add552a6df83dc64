import { CheckOutline, CloseOutline } from 'antd-mobile-icons'
import { type MouseEvent, type RefObject, useState } from 'react'
import { useWords } from '../../words/words.ts'
import './picker-sheet.css'
import type { Option } from './select-field.tsx'
import { formWords } from './words.ts'

interface PickerSheetProps {
  readonly sheet: RefObject<HTMLDialogElement | null>
  readonly title: string
  readonly options: readonly Option[]
  readonly chosen: string | undefined
  readonly onChoose: (value: string) => void
  readonly onClose: () => void
}

const fewEnoughToSee = 8

// The dialog has no padding of its own, so a tap that lands on the element itself was on the backdrop.
const closeFromOutside = (event: MouseEvent<HTMLDialogElement>) => {
  if (event.target === event.currentTarget) event.currentTarget.close()
}

/** The browser's own modal dialog: it holds the focus, closes by Escape and gives the focus back. */
export function PickerSheet({ sheet, title, options, chosen, onChoose, onClose }: PickerSheetProps) {
  const words = useWords(formWords)
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const matching = options.filter(({ label }) => label.toLowerCase().includes(wanted))

  const leave = () => {
    setSearch('')
    onClose()
  }

  return (
    <dialog className="picker-sheet" ref={sheet} aria-label={title} onClick={closeFromOutside} onClose={leave}>
      <div className="picker-frame">
        <header className="picker-head">
          <h2>{title}</h2>
          <button type="button" className="field-button" aria-label={words.close} onClick={() => sheet.current?.close()}>
            <CloseOutline aria-hidden />
          </button>
        </header>
        {options.length > fewEnoughToSee && (
          <input
            className="field-box"
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
        <ul className="picker-options">
          {matching.map(({ value, label }) => (
            <li key={value}>
              <button type="button" className="picker-option" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
                {label}
                {value === chosen && <CheckOutline aria-hidden />}
              </button>
            </li>
          ))}
        </ul>
        {matching.length === 0 && (
          <p className="field-hint" role="status">
            {words.noMatch}
          </p>
        )}
      </div>
    </dialog>
  )
}
