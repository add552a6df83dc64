import { cancelExam, consoleExam, consoleExams } from '@campus/contract/exams/console.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { FormButtons } from '../../../console/fields/form-buttons.tsx'
import { ConsoleDialog } from '../../../console/frame/console-dialog.tsx'
import { useForm } from '../../../form/use-form.ts'
import { examConsoleWords } from './words.ts'

/** A published exam that does not take place. */
export function CancelDialog({ examId, onClose }: { readonly examId: string; readonly onClose: () => void }) {
  const words = useWords(examConsoleWords)
  const form = useForm(cancelExam.body.pick({ reason: true }), { reason: '' })
  const { act } = useAction(cancelExam, { changes: [consoleExam, consoleExams], quiet: true })
  return (
    <ConsoleDialog title={words.cancelTitle} onClose={onClose}>
      <p>{words.cancelText}</p>
      <Form
        form={form}
        label={words.cancelTitle}
        onSubmit={async ({ reason }) => {
          await act({ id: examId, reason })
          toast(words.cancelled, 'success')
          onClose()
        }}
      >
        <TextAreaField form={form} name="reason" label={words.reason} hint={words.reasonHint} max={200} rows={2} />
        <FormButtons form={form} onCancel={onClose} color="danger">
          {words.cancel}
        </FormButtons>
      </Form>
    </ConsoleDialog>
  )
}
