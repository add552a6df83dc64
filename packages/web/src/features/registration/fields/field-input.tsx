import type { RegistrationField } from '@campus/contract/registration/fields.ts'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { FieldPath } from 'react-hook-form'
import type { TypedFields } from './given-schema.ts'
import { DepartmentInput, GradeInput, UnitInput } from './list-inputs.tsx'
import { fieldsWords } from './words.ts'

export interface FieldInputProps<Input extends TypedFields, Output> {
  readonly form: FormOf<Input, Output>
  readonly schoolId: string
  readonly label: string
  readonly optional: boolean
}

const typing = {
  name: { autoComplete: 'name', maxLength: 50 },
  number: { autoComplete: 'username', maxLength: 50 },
  idCard: { autoComplete: 'off', maxLength: 30 },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
} as const

/** The input of one field that the school asks: typed, or chosen from the school's own lists. */
export function FieldInput<Input extends TypedFields, Output>({
  field,
  ...props
}: FieldInputProps<Input, Output> & { readonly field: RegistrationField }) {
  const words = useWords(fieldsWords)
  switch (field) {
    case 'grade':
      return <GradeInput {...props} />
    case 'department':
      return <DepartmentInput {...props} />
    case 'college':
    case 'major':
    case 'class':
      return <UnitInput {...props} kind={field} />
    default: {
      const { schoolId: _, ...texts } = props
      const name = field as FieldPath<Input>
      return <TextField {...texts} name={name} {...(field === 'idCard' && { hint: words.idCardHint })} {...typing[field]} />
    }
  }
}
