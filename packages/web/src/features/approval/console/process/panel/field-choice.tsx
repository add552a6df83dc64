import type { FieldKind, Form } from '@campus/contract/approval/form.ts'
import { fieldsOf } from '@campus/flow/form/fields.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { SelectInput } from '../../inputs/select-input.tsx'
import { panelWords } from './words.ts'

interface FieldChoiceProps {
  readonly form: Form
  readonly kind: FieldKind
  readonly value: string
  readonly onChoose: (id: string) => void
}

/** A field of one kind of the form. */
export function FieldChoice({ form, kind, value, onChoose }: FieldChoiceProps) {
  const words = useWords(panelWords)
  const fields = fieldsOf(form).filter(({ name }) => name === kind)
  return (
    <SelectInput
      label={words.field}
      value={value}
      options={fields.map(({ id, title }) => [id, title || id])}
      onChoose={onChoose}
      hint={fields.length === 0 ? words.noField : undefined}
    />
  )
}
