import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { useForm } from '../../form/use-form.ts'
import { ConsoleDialog } from '../dialog/console-dialog.tsx'
import { FormButtons } from './form-buttons.tsx'
import { fieldWords } from './words.ts'

const max = 200
const Reasoned = z.object({ reason: z.string().trim().min(2).max(max) })

interface ReasonDialogProps {
  readonly title: string
  readonly text: string
  /** What the reason is called, where it is more than one. */
  readonly field?: string
  readonly action: string
  readonly isDangerous?: boolean
  readonly onGive: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

/** An action that has to be explained to others. */
export function ReasonDialog({ title, text, field, action, isDangerous = false, onGive, onClose }: ReasonDialogProps) {
  const words = useWords(fieldWords)
  const form = useForm(Reasoned, { reason: '' })
  return (
    <ConsoleDialog title={title} onClose={onClose}>
      <p>{text}</p>
      <Form
        form={form}
        label={title}
        onSubmit={async ({ reason }) => {
          await onGive(reason)
          onClose()
        }}
      >
        <TextAreaField form={form} name="reason" label={field ?? words.reason} max={max} rows={3} />
        <FormButtons form={form} onCancel={onClose} color={isDangerous ? 'danger' : 'primary'}>
          {action}
        </FormButtons>
      </Form>
    </ConsoleDialog>
  )
}
