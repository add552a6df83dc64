import { animalCatalogue } from '@campus/contract/animalplan/console/catalogue.ts'
import type { CallShape, GivenTo, InputOf } from '@campus/contract/call.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { useAction } from '../../../../api/use-action.ts'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { TripleField } from '../../../../console/fields/triple-field.tsx'
import { ConsoleDialog } from '../../../../console/frame/console-dialog.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { catalogueWords } from './words.ts'

interface EntryDialogProps<Call extends CallShape, Input extends FieldValues> {
  readonly call: Call
  readonly shape: z.ZodType<InputOf<Call>, Input>
  readonly title: string
  readonly start: DefaultValues<Input>
  readonly onClose: () => void
  readonly children: (form: FormOf<Input, InputOf<Call>>) => ReactNode
}

/** Adds or changes one entry of the catalogue. */
export function EntryDialog<Call extends CallShape, Input extends FieldValues>({
  call,
  shape,
  title,
  start,
  onClose,
  children,
}: EntryDialogProps<Call, Input>) {
  const words = useWords(catalogueWords)
  const form = useForm<Input, InputOf<Call>>(shape, start)
  const { act } = useAction(call, { changes: [animalCatalogue], quiet: true })
  return (
    <ConsoleDialog title={title} size="wide" onClose={onClose}>
      <Form
        form={form}
        label={title}
        onSubmit={async (given) => {
          await act(given as unknown as GivenTo<Call>)
          toast(words.saved, 'success')
          onClose()
        }}
      >
        {children(form)}
        <FormButtons form={form} onCancel={onClose} />
      </Form>
    </ConsoleDialog>
  )
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
