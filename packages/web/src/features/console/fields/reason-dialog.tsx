import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { Form } from '../../../parts/form/form.tsx'
import { TextAreaField } from '../../../parts/form/text-area-field.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { ConsoleDialog } from '../frame/console-dialog.tsx'
import { FormButtons } from './form-buttons.tsx'
import { fieldWords } from './words.ts'

const most = 200
const Reasoned = z.object({ reason: z.string().trim().min(2).max(most) })

interface ReasonDialogProps {
  readonly title: string
  readonly text: string
  readonly deed: string
  readonly isDangerous?: boolean
  readonly onGive: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

/** A deed that has to be explained to others. */
export function ReasonDialog({ title, text, deed, isDangerous = false, onGive, onClose }: ReasonDialogProps) {
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
        <TextAreaField form={form} name="reason" label={words.reason} most={most} rows={3} />
        <FormButtons form={form} onCancel={onClose} color={isDangerous ? 'danger' : 'primary'}>
          {deed}
        </FormButtons>
      </Form>
    </ConsoleDialog>
  )
}
