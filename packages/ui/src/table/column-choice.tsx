import { useRef } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useWords } from '../words/words.ts'
import './column-choice.css'
import { tableWords } from './words.ts'

interface ColumnChoiceProps {
  readonly label: string
  readonly titles: readonly string[]
  readonly hidden: readonly string[]
  readonly onHide: (hidden: readonly string[]) => void
}

/** Which columns of a table are shown. The first names the rows and always is. */
export function ColumnChoice({ label, titles, hidden, onHide }: ColumnChoiceProps) {
  const words = useWords(tableWords)
  const place = useRef<HTMLDetailsElement>(null)
  const close = () => place.current?.removeAttribute('open')
  const turn = (title: string) => onHide(hidden.includes(title) ? hidden.filter((other) => other !== title) : [...hidden, title])
  return (
    <details
      ref={place}
      className="column-choice"
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !place.current?.open) return
        event.stopPropagation()
        close()
        place.current.querySelector('summary')?.focus()
      }}
    >
      <summary>{hidden.length > 0 ? words.columnsHidden(hidden.length) : words.columns}</summary>
      <fieldset>
        <legend>
          <VisuallyHidden>{words.columnsOf(label)}</VisuallyHidden>
        </legend>
        {titles.map((title) => (
          <label key={title}>
            <input type="checkbox" checked={!hidden.includes(title)} onChange={() => turn(title)} />
            {title}
          </label>
        ))}
        {hidden.length > 0 && (
          <button type="button" onClick={() => onHide([])}>
            {words.showAll}
          </button>
        )}
      </fieldset>
    </details>
  )
}
