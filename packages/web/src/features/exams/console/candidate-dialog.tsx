import { consoleExam, consoleExams, planExamSeats } from '@campus/contract/exams/console.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { ConsoleDialog } from '../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../console/fields/form-buttons.tsx'
import { NumberField } from '../../../console/fields/number-field.tsx'
import { useForm } from '../../../form/use-form.ts'
import { examConsoleWords } from './words.ts'

const Typed = z.object({
  number: z.string().trim().min(1).max(40),
  extraMinutes: z.number().int().min(0).max(240),
  needs: z.string().trim().max(500),
})

interface CandidateDialogProps {
  readonly examId: string
  readonly action: 'add' | 'need'
  readonly onClose: () => void
}

/** A candidate who comes late, or what one of them needs. */
export function CandidateDialog({ examId, action, onClose }: CandidateDialogProps) {
  const words = useWords(examConsoleWords)
  const form = useForm(Typed, { number: '', extraMinutes: 0, needs: '' })
  const { act } = useAction(planExamSeats, { changes: [consoleExam, consoleExams], quiet: true })
  const isNeed = action === 'need'
  const title = isNeed ? words.need : words.late
  const save = async (given: z.output<typeof Typed>) => {
    await act({ examId, action, ...given })
    toast(words.saved, 'success')
    onClose()
  }
  return (
    <ConsoleDialog title={title} onClose={onClose}>
      <p>{isNeed ? words.needText : words.lateText}</p>
      <Form form={form} label={title} onSubmit={save}>
        <TextField form={form} name="number" label={words.number} maxLength={40} />
        {isNeed && <NumberField form={form} name="extraMinutes" label={words.extra} min={0} max={240} />}
        {isNeed && <TextAreaField form={form} name="needs" label={words.needs} max={500} rows={2} optional />}
        <FormButtons form={form} onCancel={onClose} />
      </Form>
    </ConsoleDialog>
  )
}
