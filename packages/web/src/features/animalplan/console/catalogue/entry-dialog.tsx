import { animalCatalogue } from '@campus/contract/animalplan/console/catalogue.ts'
import type { CallShape } from '@campus/contract/call.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { EntryDialog as Dialog, type EntryDialogProps } from '../../../../console/fields/entry-dialog.tsx'
import { TripleField } from '../../../../console/fields/triple-field.tsx'
import { catalogueWords } from './words.ts'

/** Adds or changes one entry of the catalogue. */
export function EntryDialog<Call extends CallShape, Input extends FieldValues>(props: Omit<EntryDialogProps<Call, Input>, 'changes'>) {
  return <Dialog {...props} changes={[animalCatalogue]} />
}

/** What every entry with a code has. */
export function CodedFields<Input extends FieldValues, Output>({ form }: { readonly form: FormOf<Input, Output> }) {
  const words = useWords(catalogueWords)
  const name = (field: string) => field as FieldPath<Input>
  return (
    <>
      <TextField form={form} name={name('code')} label={words.code} autoComplete="off" />
      <TripleField form={form} label={words.name} names={[name('name'), name('nameEn'), name('nameTw')]} />
      <CheckboxField form={form} name={name('isClosed')} label={words.isClosed} />
    </>
  )
}

export const blankCoded = { code: '', name: '', nameEn: '', nameTw: '', isClosed: false }
