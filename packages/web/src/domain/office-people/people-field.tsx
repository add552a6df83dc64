import { Field, type FieldTexts } from '@campus/ui/form/field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { CloseOutline, DownOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import './office-people.css'
import { PeopleSheet } from './people-sheet.tsx'
import type { Picked } from './picked.ts'
import { officePeopleWords } from './words.ts'

interface PeopleFieldProps extends FieldTexts {
  readonly kind?: 'user' | 'dept'
  readonly isMultiple?: boolean
  readonly value: readonly Picked[]
  readonly error?: string | undefined
  readonly onChange: (value: readonly Picked[]) => void
}

/** A field of a form that holds people or units; those chosen stand below it and can be taken off. */
export function PeopleField({ label, hint, optional, error, kind = 'user', isMultiple = false, value, onChange }: PeopleFieldProps) {
  const words = useWords(officePeopleWords)
  const [isOpen, setIsOpen] = useState(false)
  const one = kind === 'user' ? words.choosePerson : words.chooseUnit
  const several = kind === 'user' ? words.choosePeople : words.chooseUnits
  const choose = isMultiple ? several : one
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(wiring) => (
        <>
          <button
            type="button"
            className="field-box field-picker"
            aria-haspopup="dialog"
            aria-label={`${label}: ${choose}`}
            onClick={() => setIsOpen(true)}
            {...wiring}
          >
            <span className="field-placeholder">{choose}</span>
            <DownOutline aria-hidden />
          </button>
          {value.length > 0 && (
            <ul className="office-chosen">
              {value.map((picked) => (
                <li key={picked.id}>
                  {picked.name}
                  <button
                    type="button"
                    aria-label={words.remove(picked.name)}
                    onClick={() => onChange(value.filter(({ id }) => id !== picked.id))}
                  >
                    <CloseOutline aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {isOpen && (
            <PeopleSheet
              title={label}
              kind={kind}
              isMultiple={isMultiple}
              value={value}
              onChange={onChange}
              onClose={() => setIsOpen(false)}
            />
          )}
        </>
      )}
    </Field>
  )
}
