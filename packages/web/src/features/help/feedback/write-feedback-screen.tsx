import type { InputOf } from '@campus/contract/call.ts'
import { addFeedback, feedbackCategories, feedbackCategoryNames, ownFeedback } from '@campus/contract/help/feedback.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWatch } from 'react-hook-form'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { UploadField } from '../../../files/upload/upload-field.tsx'
import './feedback.css'
import { pictureRule, sentBefore, usePictureUploads } from '../../../files/upload/picture-uploads.ts'
import { feedbackWords } from './words.ts'

const blank = { title: '', category: 'service' as const, content: '', contact: '', images: [] }

export default function WriteFeedbackScreen() {
  const words = useWords(feedbackWords)
  const say = useSay()
  const form = useForm(addFeedback.body, blank, { keep: 'feedback' })
  const { act } = useAction(addFeedback, { quiet: true, changes: [ownFeedback] })
  const { send, isSending } = usePictureUploads()
  const category = useWatch({ control: form.control, name: 'category' })

  const submit = async (values: InputOf<typeof addFeedback>) => {
    const { id } = await act(values)
    toast(words.sent, 'success')
    await redirect(helpPaths.feedback, { id })
  }

  return (
    <div className="page write-feedback">
      <p className="page-lead">
        {words.lead} <PathLink to={helpPaths.feedbackHistory}>{words.history}</PathLink>
      </p>
      <div className="page-card">
        <Form form={form} label={words.form} onSubmit={submit}>
          <div className="page-column">
            <Choice
              look="chips"
              label={words.category}
              options={feedbackCategories.map((word) => [word, say(feedbackCategoryNames[word])] as const)}
              value={category}
              onChoose={(chosen) => form.setValue('category', chosen, { shouldDirty: true })}
            />
            <TextField form={form} name="title" label={words.title} hint={words.titleHint} max={15} />
            <TextAreaField form={form} name="content" label={words.content} hint={words.contentHint} max={500} rows={6} />
          </div>
          <div className="page-column">
            <UploadField
              label={words.pictures}
              optional
              rule={pictureRule}
              send={send}
              sentBefore={sentBefore(form.getValues('images'))}
              onChange={(ids) => form.setValue('images', [...ids])}
            />
            <TextField form={form} name="contact" label={words.contact} hint={words.contactHint} optional />
            <SubmitButton form={form} isWaiting={isSending}>
              {isSending ? words.sending : words.submit}
            </SubmitButton>
          </div>
        </Form>
      </div>
    </div>
  )
}
