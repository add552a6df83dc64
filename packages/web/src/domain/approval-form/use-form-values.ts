import type { Form, FormValues } from '@campus/contract/approval/form.ts'
import { derive, type Surroundings, visibleFields } from '@campus/flow/form/derived-values.ts'
import { withCalculated } from '@campus/flow/form/unfinished-values.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useMemo, useState } from 'react'
import { type FieldErrors, faultsIn } from './form-rules.ts'
import type { FormState } from './use-form-state.ts'

export interface FormFilling {
  readonly form: Form
  /** What counts: formulas calculated, what is not asked for left out. */
  readonly values: FormValues
  readonly visible: ReadonlySet<string>
  readonly errors: FieldErrors
  readonly change: (id: string, value: unknown) => void
  /** Whether everything is filled in; what is not is marked. */
  readonly check: () => boolean
  readonly mark: (errors: FieldErrors) => void
}

interface Filling {
  readonly form: Form
  /** What the form held when it was opened; nothing of one that is new. */
  readonly before?: FormValues
  readonly typed: FormValues
  /** Where the form depends on what the reader does not see. */
  readonly state?: FormState | undefined
  readonly around: Surroundings
  readonly onTyped: (update: (typed: FormValues) => FormValues) => void
}

const without = <Value>(record: Readonly<Record<string, Value>>, id: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== id))

const valuesBy = (form: Form, typed: FormValues, { calculated, visible }: FormState): FormValues => {
  const values = calculated ? withCalculated(form, typed, calculated) : typed
  return visible ? Object.fromEntries(Object.entries(values).filter(([id]) => visible.has(id))) : values
}

/** A form of a process while somebody fills it in; the same interpreter as the server's calculates it with every letter, where it can. */
export const useFormValues = ({ form, before = {}, typed, state, around, onTyped }: Filling): FormFilling => {
  const language = useLanguage()
  const [errors, mark] = useState<FieldErrors>({})
  const values = useMemo(() => (state ? valuesBy(form, typed, state) : derive(form, typed, around)), [form, typed, state, around])
  const visible = useMemo(() => state?.visible ?? visibleFields(form, values, around), [form, values, state, around])
  return {
    form,
    values,
    visible,
    errors,
    change: (id, value) => {
      onTyped((before) => ({ ...before, [id]: value }))
      mark((before) => without(before, id))
    },
    check: () => {
      const found = faultsIn({ form, before, values, visible }, around, language)
      mark(found)
      return Object.keys(found).length === 0
    },
    mark,
  }
}
