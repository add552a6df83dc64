import { type Control, type FieldValues, type Path, useController } from 'react-hook-form'
import { BlockEditor } from './block-editor.tsx'
import type { BlockRow } from './block-rows.ts'

interface RowsFieldProps<Input extends FieldValues> {
  readonly control: Control<Input, unknown, unknown>
  readonly name: Path<Input>
  readonly max: number
}

/** The rows of a long text as a field of a form; complaints stand at the text they are about. */
export function RowsField<Input extends FieldValues>({ control, name, max }: RowsFieldProps<Input>) {
  const { field, fieldState } = useController({ control, name })
  const rows: readonly BlockRow[] = Array.isArray(field.value) ? field.value : []
  const error: unknown = fieldState.error
  return (
    <>
      <BlockEditor rows={rows} max={max} complaints={Array.isArray(error) ? error : []} onChange={field.onChange} />
      <p className="field-error" aria-live="polite">
        {Array.isArray(error) ? undefined : fieldState.error?.message}
      </p>
    </>
  )
}
