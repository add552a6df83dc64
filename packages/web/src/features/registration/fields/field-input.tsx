import type { RegistrationField } from '@campus/contract/registration/fields.ts'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { z } from 'zod'
import type { givenSchema } from './given-schema.ts'
import { DepartmentInput, GradeInput, UnitInput } from './list-inputs.tsx'
import { fieldsWords } from './words.ts'

type Schema = ReturnType<typeof givenSchema>
type GivenForm = FormOf<z.input<Schema>, z.output<Schema>>

export interface FieldInputProps {
  readonly form: GivenForm
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
export function FieldInput({ field, ...props }: FieldInputProps & { readonly field: RegistrationField }) {
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
      return <TextField {...texts} name={field} {...(field === 'idCard' && { hint: words.idCardHint })} {...typing[field]} />
    }
  }
}
