import type { Form, FormValues } from '@campus/contract/approval/form.ts'
import { derive, type Surroundings, visibleFields } from '@campus/flow/form/derived-values.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useMemo, useState } from 'react'
import { type FieldErrors, faultsIn } from './form-rules.ts'

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
  readonly around: Surroundings
  readonly onTyped: (update: (typed: FormValues) => FormValues) => void
}

const without = <Value>(record: Readonly<Record<string, Value>>, id: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== id))

/** A form of a process while somebody fills it in; the same interpreter as the server's calculates it with every letter. */
export const useFormValues = ({ form, before = {}, typed, around, onTyped }: Filling): FormFilling => {
  const language = useLanguage()
  const [errors, mark] = useState<FieldErrors>({})
  const values = useMemo(() => derive(form, typed, around), [form, typed, around])
  const visible = useMemo(() => visibleFields(form, values, around), [form, values, around])
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
      const found = faultsIn({ form, before, values }, around, language)
      mark(found)
      return Object.keys(found).length === 0
    },
    mark,
  }
}
