import { payGrievancesToReview, payGrievanceToReview, reopenPayGrievance } from '@campus/contract/appeals/console.ts'
import { homeInit } from '@campus/contract/home/workbench.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import '../../../console/look/console-look.css'
import { grievanceReviewWords } from './words.ts'

const Reason = reopenPayGrievance.body.pick({ reason: true })

/** An appeal that the evidence resolved goes to a person, with a reason. */
export function ReopenForm({ id }: { readonly id: string }) {
  const words = useWords(grievanceReviewWords)
  const form = useForm(Reason, { reason: '' }, { keep: `console-reopen-${id}` })
  const { act } = useAction(reopenPayGrievance, { changes: [payGrievanceToReview, payGrievancesToReview, homeInit], quiet: true })
  return (
    <Form
      form={form}
      label={words.reopen}
      onSubmit={async ({ reason }) => {
        if (!(await ask({ title: words.reopenTitle, text: words.reopenText, confirm: words.reopen }))) return
        await act({ id, reason })
        toast(words.reopened, 'success')
      }}
    >
      <TextAreaField form={form} name="reason" label={words.reopenReason} max={500} rows={2} />
      <div className="console-buttons console-buttons-end">
        <Button type="submit">{words.reopen}</Button>
      </div>
    </Form>
  )
}
