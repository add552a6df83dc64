import { Choice } from '@campus/ui/choice/choice.tsx'
import { Field } from '@campus/ui/form/field.tsx'
import { toInstant, toLocalTime } from '@campus/ui/time/local-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { fieldWords } from './words.ts'

interface WhenFieldProps {
  readonly label: string
  /** Undefined is now. */
  readonly value: string | undefined
  readonly onChange: (instant: string | undefined) => void
}

const oneHour = 3_600_000

/** Now, or a later time on the reader's own clock. */
export function WhenField({ label, value, onChange }: WhenFieldProps) {
  const words = useWords(fieldWords)
  const [soonest] = useState(() => toLocalTime(Date.now()))
  return (
    <>
      <Choice
        label={label}
        options={[
          ['now', words.now],
          ['later', words.later],
        ]}
        value={value === undefined ? 'now' : 'later'}
        onChoose={(when) => onChange(when === 'now' ? undefined : new Date(Date.now() + oneHour).toISOString())}
      />
      {value !== undefined && (
        <Field label={words.time} error={undefined}>
          {(wiring) => (
            <input
              className="field-box"
              type="datetime-local"
              min={soonest}
              value={toLocalTime(Date.parse(value))}
              onChange={(event) => onChange(toInstant(event.target.value) ?? value)}
              {...wiring}
            />
          )}
        </Field>
      )}
    </>
  )
}
