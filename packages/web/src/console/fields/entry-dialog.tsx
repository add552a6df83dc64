import type { CallShape, GivenTo, InputOf } from '@campus/contract/call.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { useAction } from '../../api/use-action.ts'
import { useForm } from '../../form/use-form.ts'
import { ConsoleDialog } from '../dialog/console-dialog.tsx'
import { FormButtons } from './form-buttons.tsx'
import { fieldWords } from './words.ts'

export interface EntryDialogProps<Call extends CallShape, Input extends FieldValues> {
  readonly call: Call
  readonly shape: z.ZodType<InputOf<Call>, Input>
  readonly title: string
  readonly start: DefaultValues<Input>
  /** The reads that a saved entry makes old. */
  readonly changes: readonly CallShape[]
  readonly onClose: () => void
  readonly children: (form: FormOf<Input, InputOf<Call>>) => ReactNode
}

/** Adds or changes one entry of a list. */
export function EntryDialog<Call extends CallShape, Input extends FieldValues>({
  call,
  shape,
  title,
  start,
  changes,
  onClose,
  children,
}: EntryDialogProps<Call, Input>) {
  const words = useWords(fieldWords)
  const form = useForm<Input, InputOf<Call>>(shape, start)
  const { act } = useAction(call, { changes, quiet: true })
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
