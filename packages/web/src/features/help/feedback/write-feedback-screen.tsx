import type { InputOf } from '@campus/contract/call.ts'
import { addFeedback, feedbackCategories, feedbackCategoryNames, ownFeedback } from '@campus/contract/help/feedback.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWatch } from 'react-hook-form'
import { useAct } from '../../../api/use-act.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { SubmitButton } from '../../../parts/form/submit-button.tsx'
import { TextAreaField } from '../../../parts/form/text-area-field.tsx'
import { TextField } from '../../../parts/form/text-field.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import '../../../parts/page/page.css'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { UploadField } from '../../../parts/upload/upload-field.tsx'
import { helpPaths } from '../../../paths/help.ts'
import './feedback.css'
import { pictureRule, usePictureUploads } from '../../../parts/upload/picture-uploads.ts'
import { feedbackWords } from './words.ts'

const blank = { title: '', category: 'service' as const, content: '', contact: '', images: [] }

export default function WriteFeedbackScreen() {
  const words = useWords(feedbackWords)
  const say = useSay()
  const form = useForm(addFeedback.body, blank, { keep: 'feedback' })
  const { act } = useAct(addFeedback, { quiet: true, changes: [ownFeedback] })
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
            <TextField form={form} name="title" label={words.title} hint={words.titleHint} most={15} />
            <TextAreaField form={form} name="content" label={words.content} hint={words.contentHint} most={500} rows={6} />
          </div>
          <div className="page-column">
            <UploadField
              label={words.pictures}
              optional
              rule={pictureRule}
              send={send}
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
