import { answerFeedback, feedbackCase, feedbackCases } from '@campus/contract/help/feedback.ts'
import { homeInit } from '@campus/contract/home/workbench.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { caseWords } from './words.ts'

export function AnswerForm({ id }: { readonly id: string }) {
  const words = useWords(caseWords)
  const form = useForm(answerFeedback.body, { content: '', closes: false }, { keep: `console-answer-${id}` })
  const { act } = useAction(answerFeedback, { changes: [feedbackCase, feedbackCases, homeInit], quiet: true })
  return (
    <Form
      form={form}
      label={words.send}
      onSubmit={async (given) => {
        await act({ id, ...given })
        form.reset({ content: '', closes: false })
        toast(words.sent, 'success')
      }}
    >
      <TextAreaField form={form} name="content" label={words.answer} max={1000} rows={4} />
      <CheckboxField form={form} name="closes" label={words.closes} />
      <FormButtons form={form}>{words.send}</FormButtons>
    </Form>
  )
}
