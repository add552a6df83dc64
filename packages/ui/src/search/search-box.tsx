import { CloseCircleFill, SearchOutline } from 'antd-mobile-icons'
import { useRef } from 'react'
import { useWords } from '../words/words.ts'
import './search-box.css'
import { searchWords } from './words.ts'

interface SearchBoxProps {
  readonly label: string
  readonly value: string
  readonly max?: number
  readonly onChange: (text: string) => void
}

/** Answers come while one types, so there is no button to press. */
export function SearchBox({ label, value, max = 50, onChange }: SearchBoxProps) {
  const words = useWords(searchWords)
  const box = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    box.current?.focus()
  }
  return (
    <search className="search-box">
      <SearchOutline className="search-sign" aria-hidden />
      <input
        ref={box}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        maxLength={max}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <button type="button" aria-label={words.clear} onClick={clear}>
          <CloseCircleFill aria-hidden />
        </button>
      )}
    </search>
  )
}
