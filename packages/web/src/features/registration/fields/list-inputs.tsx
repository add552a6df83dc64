import { nameIn } from '@campus/contract/localized-name.ts'
import { collegeDetails, departmentList, gradeList } from '@campus/contract/registration/lists.ts'
import { PickerField } from '@campus/ui/form/picker-field.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useRead } from '../../../api/use-read.ts'
import type { FieldInputProps } from './field-input.tsx'
import { type ListedUnit, unitOptions } from './unit-options.ts'

const staleTime = 300_000

export function GradeInput({ schoolId, ...field }: FieldInputProps) {
  const { data = [] } = useRead(gradeList, { schoolId }, { staleTime })
  return <PickerField {...field} name="grade" options={data} />
}

export function DepartmentInput({ schoolId, ...field }: FieldInputProps) {
  const language = useLanguage()
  const { data = [] } = useRead(departmentList, { schoolId }, { staleTime })
  return <PickerField {...field} name="department" options={data.map((unit) => ({ value: unit.id, label: nameIn(unit, language) }))} />
}

/** College, major or class; a choice that the one above it no longer holds is dropped. */
export function UnitInput({ schoolId, kind, ...field }: FieldInputProps & { readonly kind: ListedUnit }) {
  const language = useLanguage()
  const { control, setValue } = field.form
  const [college, major, own] = useWatch({ control, name: ['college', 'major', kind] })
  const { data } = useRead(collegeDetails, { schoolId }, { staleTime })
  const options = data ? unitOptions(data, { college, major }, language)[kind] : []
  const isGone = data !== undefined && own !== '' && options.every(({ value }) => value !== own)
  useEffect(() => {
    if (isGone) setValue(kind, '')
  }, [isGone, kind, setValue])
  return <PickerField {...field} name={kind} options={options} />
}
