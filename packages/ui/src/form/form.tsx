import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useFailure } from '../states/use-failure.ts'
import './form.css'
import type { FormOf } from './form-of.ts'

interface FormProps<Input extends FieldValues, Output> {
  readonly form: FormOf<Input, Output>
  readonly onSubmit: (values: Output) => Promise<unknown>
  readonly label?: string
  /** One of several steps: Back from the next one finds what was typed. */
  readonly keepsDraft?: boolean
  readonly children: ReactNode
}

const inputs = 'input, select, textarea, button, [tabindex]'

/** Marked itself or, as with a group of choices, by the sentence beside it. */
const firstBadField = (element: HTMLFormElement) => {
  const marked = element.querySelectorAll<HTMLElement>('[aria-invalid="true"], .field-error')
  const bad = [...marked].find((one) => !one.matches('.field-error') || one.textContent !== '')
  if (!bad?.matches('.field-error')) return bad
  return bad.closest('fieldset, .field')?.querySelector<HTMLElement>(inputs) ?? bad
}

const goToFirstBadField = (element: HTMLFormElement | null) => {
  const field = element ? firstBadField(element) : undefined
  // In a part that is folded away it could neither be seen nor have the focus.
  const folded = field?.closest('details')
  if (folded) folded.open = true
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** What an error says of single fields, such as the refusal of a server. */
const complaintsIn = (error: unknown): readonly (readonly [name: string, message: unknown])[] =>
  error instanceof Error && 'fields' in error && error.fields instanceof Object ? Object.entries(error.fields) : []

/** Shows complaints at their fields; what belongs to no field stands above the button. */
const markFields = <Input extends FieldValues, Output>(form: FormOf<Input, Output>, error: unknown): boolean => {
  const known = new Set(Object.keys(form.getValues()))
  let isMarked = false
  for (const [name, message] of complaintsIn(error))
    if (known.has(name.split('.', 1)[0] ?? '') && typeof message === 'string') {
      form.setError(name as FieldPath<Input>, { type: 'server', message })
      isMarked = true
    }
  return isMarked
}

export function Form<Input extends FieldValues, Output>({ form, onSubmit, label, keepsDraft = false, children }: FormProps<Input, Output>) {
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  const [badAttempts, setBadAttempts] = useState(0)

  useEffect(() => {
    if (badAttempts > 0) goToFirstBadField(element.current)
  }, [badAttempts])

  /** Whether every field was right; the form marks the bad ones only after this is over. */
  const attempt = async () => {
    let isRight = true
    const action = async (values: Output) => {
      try {
        await onSubmit(values)
        if (!keepsDraft) form.forgetDraft()
      } catch (error) {
        isRight = !markFields(form, error)
        if (isRight) setFailure({ error })
      }
    }
    await form.handleSubmit(action, () => {
      isRight = false
    })()
    return isRight
  }

  // A second tap can come before React has drawn the button as busy.
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    setFailure(undefined)
    const isRight = await attempt()
    isBusy.current = false
    if (!isRight) setBadAttempts((count) => count + 1)
  }

  return (
    <form className="form" ref={element} aria-label={label} noValidate onSubmit={(event) => void submit(event)}>
      {children}
      {failure && <Failure error={failure.error} />}
    </form>
  )
}

function Failure({ error }: { readonly error: unknown }) {
  const { advice } = useFailure(error)
  const place = useRef<HTMLParagraphElement>(null)
  // Where the button stands at the foot of the window, the sentence behind the last field is out of sight.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
    // Who is still in a field wants to change it: the alert is read aloud all the same.
    if (!document.activeElement?.matches('input, textarea')) place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <p className="form-failure" role="alert" ref={place} tabIndex={-1}>
      {advice}
    </p>
  )
}
