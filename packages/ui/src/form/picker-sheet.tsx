import { CheckOutline, CloseOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { Modal } from '../feedback/modal.tsx'
import { useWords } from '../words/words.ts'
import './picker-sheet.css'
import type { Option } from './select-field.tsx'
import { formWords } from './words.ts'

interface PickerSheetProps {
  readonly title: string
  readonly options: readonly Option[]
  readonly chosen: string | undefined
  readonly onChoose: (value: string) => void
  readonly onClose: () => void
}

const fewEnoughToSee = 8

/** A sheet to choose from, open as long as it is drawn. */
export function PickerSheet({ title, options, chosen, onChoose, onClose }: PickerSheetProps) {
  const words = useWords(formWords)
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const matching = options.filter(({ label }) => label.toLowerCase().includes(wanted))

  return (
    <Modal className="picker-sheet" label={title} closesFromOutside onClose={onClose}>
      {(close) => (
        <div className="picker-frame">
          <header className="picker-head">
            <h2>{title}</h2>
            <button type="button" className="field-button" aria-label={words.close} onClick={close}>
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
      )}
    </Modal>
  )
}
