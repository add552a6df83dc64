import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { StarFill, StarOutline } from 'antd-mobile-icons'
import { useId } from 'react'
import './stars.css'
import { evaluationWords, scoreNames } from './words.ts'

interface StarsFieldProps {
  readonly value: number | undefined
  readonly error: string | undefined
  readonly onChoose: (score: number) => void
}

/** Radios underneath: arrow keys and screen readers know them, and each has its word. */
export function StarsField({ value, error, onChoose }: StarsFieldProps) {
  const words = useWords(evaluationWords)
  const say = useSay()
  const id = useId()
  const chosen = scoreNames.find(([score]) => score === value)
  return (
    <fieldset className="stars" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{words.score}</legend>
      <div className="stars-row">
        {scoreNames.map(([score, name]) => {
          const isFull = value !== undefined && score <= value
          return (
            <label key={score}>
              <input type="radio" name={id} checked={score === value} aria-invalid={Boolean(error)} onChange={() => onChoose(score)} />
              <span className="star" data-full={isFull || undefined}>
                {isFull ? <StarFill aria-hidden /> : <StarOutline aria-hidden />}
                <VisuallyHidden>
                  {words.stars(score)}, {say(name)}
                </VisuallyHidden>
              </span>
            </label>
          )
        })}
        <span className="stars-word" aria-hidden="true">
          {chosen && say(chosen[1])}
        </span>
      </div>
      <p className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}
