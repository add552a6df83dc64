import type { FormItem } from '@campus/contract/approval/form.ts'
import type { FieldTexts } from '@campus/ui/form/field.tsx'

/** What every kind of field is given to be filled in. */
export interface FieldInputProps {
  readonly item: FormItem
  readonly value: unknown
  readonly error: string | undefined
  readonly onChange: (value: unknown) => void
}

export const textsOf = ({ title, props }: FormItem): FieldTexts => ({ label: title, optional: !props.required, hint: props.placeholder })

interface NamedValue {
  readonly id: string
  readonly name: string
}

/** People, units, files and linked applications are kept as ids with the names that were shown. */
export const namedIn = (value: unknown): readonly NamedValue[] =>
  Array.isArray(value)
    ? value.flatMap((each: unknown) =>
        typeof each === 'object' && each !== null && 'id' in each && typeof each.id === 'string'
          ? [{ id: each.id, name: 'name' in each && typeof each.name === 'string' ? each.name : '' }]
          : [],
      )
    : []

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
