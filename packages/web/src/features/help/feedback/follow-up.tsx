import { continueFeedback, feedbackDetail, ownFeedback } from '@campus/contract/help/feedback.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { open } from '../../../navigation/navigator.ts'
import type { Feedback } from './feedback-thread.tsx'
import { feedbackWords } from './words.ts'

const changes = [feedbackDetail, ownFeedback]

function SayMore({ id }: { readonly id: string }) {
  const words = useWords(feedbackWords)
  const form = useForm(continueFeedback.body, { id, content: '', closes: false }, { keep: `feedback.${id}` })
  const { act } = useAction(continueFeedback, { quiet: true, changes })
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await act(values)
        form.reset({ id, content: '', closes: false })
      }}
    >
      <TextAreaField form={form} name="content" label={words.more} max={500} rows={3} />
      <SubmitButton form={form}>{words.sendMore}</SubmitButton>
    </Form>
  )
}

/** As long as it is open one may say more or close it; afterwards a new one is the way on. */
export function FollowUp({ feedback: { id, state } }: { readonly feedback: Feedback }) {
  const words = useWords(feedbackWords)
  const { act, isActing } = useAction(continueFeedback, { changes })
  const end = async () => {
    const isSure = await ask({ title: words.endTitle, text: words.endText, confirm: words.endConfirm })
    if (isSure) await act({ id, closes: true }).catch(() => undefined)
  }
  if (state === 'closed')
    return (
      <section className="page-card page-card-center" role="status">
        <p className="page-lead">{words.isClosed}</p>
        <Button color="primary" fill="outline" onClick={() => void open(helpPaths.writeFeedback)}>
          {words.write}
        </Button>
      </section>
    )
  return (
    <section className="page-card">
      <SayMore id={id} />
      <Button fill="none" color="primary" loading={isActing} onClick={() => void end()}>
        {words.end}
      </Button>
    </section>
  )
}
