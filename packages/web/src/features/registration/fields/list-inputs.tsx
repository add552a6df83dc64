import { nameIn } from '@campus/contract/localized-name.ts'
import { collegeDetails, departmentList, gradeList } from '@campus/contract/registration/lists.ts'
import { PickerField } from '@campus/ui/form/picker-field.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useEffect } from 'react'
import { type FieldPath, type FieldPathValue, useWatch } from 'react-hook-form'
import { useRead } from '../../../api/use-read.ts'
import type { FieldInputProps } from './field-input.tsx'
import type { TypedFields } from './given-schema.ts'
import { type ListedUnit, unitOptions } from './unit-options.ts'

const staleTime = 300_000

export function GradeInput<Input extends TypedFields, Output>({ schoolId, ...field }: FieldInputProps<Input, Output>) {
  const { data = [] } = useRead(gradeList, { schoolId }, { staleTime })
  return <PickerField {...field} name={'grade' as FieldPath<Input>} options={data} />
}

export function DepartmentInput<Input extends TypedFields, Output>({ schoolId, ...field }: FieldInputProps<Input, Output>) {
  const language = useLanguage()
  const { data = [] } = useRead(departmentList, { schoolId }, { staleTime })
  const options = data.map((unit) => ({ value: unit.id, label: nameIn(unit, language) }))
  return <PickerField {...field} name={'department' as FieldPath<Input>} options={options} />
}

/** College, major or class; a choice that the one above it no longer holds is dropped. */
export function UnitInput<Input extends TypedFields, Output>({
  schoolId,
  kind,
  ...field
}: FieldInputProps<Input, Output> & { readonly kind: ListedUnit }) {
  const language = useLanguage()
  const { control, setValue } = field.form
  const name = kind as FieldPath<Input>
  const college: string = useWatch({ control, name: 'college' as FieldPath<Input> })
  const major: string = useWatch({ control, name: 'major' as FieldPath<Input> })
  const own: string = useWatch({ control, name })
  const { data } = useRead(collegeDetails, { schoolId }, { staleTime })
  const options = data ? unitOptions(data, { college, major }, language)[kind] : []
  const isGone = data !== undefined && own !== '' && options.every(({ value }) => value !== own)
  useEffect(() => {
    if (isGone) setValue(name, '' as FieldPathValue<Input, FieldPath<Input>>)
  }, [isGone, name, setValue])
  return <PickerField {...field} name={name} options={options} />
}
