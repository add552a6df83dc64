import { maxCcEmails } from '@campus/contract/certificates/application-choices.ts'
import { Field } from '@campus/ui/form/field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { CloseOutline } from 'antd-mobile-icons'
import { type KeyboardEvent, useState } from 'react'
import { isAddress, withAddresses } from './addresses.ts'
import './cc-field.css'
import { recipientWords } from './words.ts'

interface CcFieldProps {
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
  /** What the form has against them as a whole. */
  readonly error?: string | undefined
}

/** Further addresses as chips: a comma, a blank, Enter or leaving the field takes what was typed; a pasted list is taken apart. */
export function CcField({ chosen, onChange, error }: CcFieldProps) {
  const words = useWords(recipientWords)
  const [typed, setTyped] = useState('')
  const take = (text: string) => {
    setTyped('')
    if (text.trim() !== '') onChange(withAddresses(chosen, text))
  }
  const type = (text: string) => (/[\s,，;；、]/.test(text) ? take(text) : setTyped(text))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed !== '') {
      event.preventDefault()
      take(typed)
    }
    if (event.key === 'Backspace' && typed === '') onChange(chosen.slice(0, -1))
  }
  const wrong = chosen.filter((address) => !isAddress(address))
  const complaint = wrong.length > 0 ? words.wrongCc(wrong.join(', ')) : error
  return (
    <Field label={words.cc} optional hint={words.ccHint(maxCcEmails)} error={complaint}>
      {(wiring) => (
        <div className="cc-box">
          {chosen.map((address) => (
            <span key={address} className="cc-chip" data-wrong={isAddress(address) ? undefined : true}>
              {address}
              <button
                type="button"
                aria-label={words.dropCc(address)}
                onClick={() => onChange(chosen.filter((other) => other !== address))}
              >
                <CloseOutline aria-hidden="true" />
              </button>
            </span>
          ))}
          <input
            className="cc-input"
            type="text"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...wiring}
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => take(typed)}
          />
        </div>
      )}
    </Field>
  )
}
