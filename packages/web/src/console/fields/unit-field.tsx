import { orgTree } from '@campus/contract/school/console/organisation.ts'
import type { FormField } from '@campus/ui/form/form-field.ts'
import { type FieldValues, useController } from 'react-hook-form'
import { useRead } from '../../api/use-read.ts'
import { UnitPicker } from '../../domain/unit/unit-picker.tsx'

interface UnitFieldProps<Input extends FieldValues, Output> extends FormField<Input, Output> {
  /** Units that cannot be chosen, such as those below the one that is being moved. */
  readonly without?: ReadonlySet<string>
}

/** A unit of the organisation, or none: the field holds its id or null. */
export function UnitField<Input extends FieldValues, Output>({ form, name, label, hint, without }: UnitFieldProps<Input, Output>) {
  const units = useRead(orgTree, {})
  const { field, fieldState } = useController({ control: form.control, name })
  const chosen: unknown = field.value
  return (
    <UnitPicker
      label={label}
      hint={hint}
      optional
      units={(units.data ?? []).filter(({ id }) => !without?.has(id))}
      value={typeof chosen === 'string' ? [chosen] : []}
      onChange={([id]) => field.onChange(id ?? null)}
      error={fieldState.error?.message}
    />
  )
}
