import type { FormItem, FormValues } from '@campus/contract/approval/form.ts'
import { isEmpty } from '@campus/flow/conditions/compare.ts'
import './approval-form.css'
import { FieldView } from './views/field-view.tsx'

interface FormViewProps {
  readonly items: readonly FormItem[]
  readonly values: FormValues
}

/** A form to read: what was filled in, without the questions that nobody answered. */
export function FormView({ items, values }: FormViewProps) {
  return items.map((item) => {
    if (item.name === 'SpanLayout') return <FormView key={item.id} items={item.items ?? []} values={values} />
    if (item.name === 'Description') return null
    return isEmpty(values[item.id]) ? null : <FieldView key={item.id} item={item} value={values[item.id]} />
  })
}
