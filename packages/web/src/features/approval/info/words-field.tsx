import type { Phrase } from '@campus/contract/language.ts'
import { Field } from '@campus/ui/form/field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { decisionWords } from './words.ts'

interface WordsFieldProps {
  readonly value: string
  readonly optional?: boolean
  readonly hint?: string | undefined
  readonly error: string | undefined
  /** What is written most for this. */
  readonly phrases: readonly Phrase[]
  readonly onChange: (text: string) => void
}

const longest = 2000

/** What somebody says to their decision, with what is written most one tap away. */
export function WordsField({ value, optional, hint, error, phrases, onChange }: WordsFieldProps) {
  const words = useWords(decisionWords)
  const say = useSay()
  return (
    <>
      <Field label={words.words} optional={optional} hint={hint} error={error}>
        {(wiring) => (
          <textarea
            className="field-box field-area"
            rows={2}
            maxLength={longest}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            {...wiring}
          />
        )}
      </Field>
      <fieldset className="office-phrases">
        <legend>{words.phrases}</legend>
        {phrases.map((phrase) => (
          <button key={phrase[0]} type="button" onClick={() => onChange(say(phrase))}>
            {say(phrase)}
          </button>
        ))}
      </fieldset>
    </>
  )
}
