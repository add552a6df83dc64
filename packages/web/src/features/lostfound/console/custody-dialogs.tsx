import { Form } from '@campus/ui/form/form.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { ConsoleDialog } from '../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../console/fields/form-buttons.tsx'
import { useForm } from '../../../form/use-form.ts'
import { custodyWords } from './words.ts'

interface DialogProps {
  readonly onGive: (given: string) => Promise<unknown>
  readonly onClose: () => void
}

const Placed = z.object({ place: z.string().trim().min(1).max(50) })

/** Where the office keeps it. */
export function TakeDialog({ onGive, onClose }: DialogProps) {
  const words = useWords(custodyWords)
  const form = useForm(Placed, { place: '' })
  return (
    <ConsoleDialog title={words.take} onClose={onClose}>
      <p>{words.takeText}</p>
      <Form form={form} label={words.take} onSubmit={({ place }) => onGive(place).then(onClose)}>
        <TextField form={form} name="place" label={words.takePlace} hint={words.takePlaceHint} max={50} />
        <FormButtons form={form} onCancel={onClose}>
          {words.take}
        </FormButtons>
      </Form>
    </ConsoleDialog>
  )
}

const Numbered = z.object({ personNumber: z.string().trim().min(1).max(32) })

/** Whom it is given to, by their number. */
export function GiveDialog({ number, onGive, onClose }: DialogProps & { readonly number: string }) {
  const words = useWords(custodyWords)
  const form = useForm(Numbered, { personNumber: number })
  return (
    <ConsoleDialog title={words.give} onClose={onClose}>
      <p>{words.giveText}</p>
      <Form form={form} label={words.give} onSubmit={({ personNumber }) => onGive(personNumber).then(onClose)}>
        <TextField form={form} name="personNumber" label={words.personNumber} autoComplete="off" />
        <FormButtons form={form} onCancel={onClose}>
          {words.give}
        </FormButtons>
      </Form>
    </ConsoleDialog>
  )
}
