import { type ReactNode, useId } from 'react'
import { useWords } from '../words/words.ts'
import './form.css'
import { formWords } from './words.ts'

/** What ties an input to its label, hint and complaint. */
interface Wiring {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

/** What every field of a form may say about itself. */
export interface FieldTexts {
  readonly label: string
  readonly hint?: string | undefined
  readonly optional?: boolean | undefined
}

interface FieldProps extends FieldTexts {
  readonly error: string | undefined
  readonly children: (wiring: Wiring) => ReactNode
}

export function Field({ label, hint, optional, error, children }: FieldProps) {
  const id = useId()
  const words = useWords(formWords)
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> ({words.optional})</span>}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': described || undefined })}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
