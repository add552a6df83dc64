import { remarkProblem } from '@campus/contract/help/problems.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../api/use-action.ts'
import { useForm } from '../../form/use-form.ts'
import { articleWords } from './words.ts'

/** What the answer lacks; nobody replies to it, so the way to a feedback stands below. */
export function RemarkForm({ id, onSent }: { readonly id: string; readonly onSent: () => void }) {
  const words = useWords(articleWords)
  const form = useForm(remarkProblem.body, { id, content: '' }, { keep: `remark.${id}` })
  const { act } = useAction(remarkProblem, { quiet: true })
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await act(values)
        onSent()
      }}
    >
      <TextAreaField form={form} name="content" label={words.missing} hint={words.missingHint} max={500} rows={3} />
      <SubmitButton form={form}>{words.sendMissing}</SubmitButton>
    </Form>
  )
}
