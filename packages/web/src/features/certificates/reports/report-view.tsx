import { reportDocument } from '@campus/contract/certificates/reports.ts'
import { appTemplates } from '@campus/contract/documents/templates.ts'
import { Id } from '@campus/contract/fields.ts'
import { ownFeedback, type ReportKind } from '@campus/contract/help/feedback.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWatch } from 'react-hook-form'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { useForm } from '../../../form/use-form.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { pictureRule, sentBefore, usePictureUploads } from '../../../files/upload/picture-uploads.ts'
import { UploadField } from '../../../files/upload/upload-field.tsx'
import { DocumentCard } from './document-card.tsx'
import { OtherReports } from './other-reports.tsx'
import { type Report, type ReportForm, ReportTyped } from './report-schema.ts'
import { reportWords } from './words.ts'
import { WrongFields } from './wrong-fields.tsx'

/** Which certificate is meant, where no document says it. */
function TemplateField({ form, optional }: { readonly form: ReportForm; readonly optional: boolean }) {
  const words = useWords(reportWords)
  const language = useLanguage()
  const { data: templates } = useRead(appTemplates, {}, { background: true })
  // A select that is drawn before its options would forget which one was chosen.
  if (!templates) return null
  const options = templates.map((template) => ({ value: template.id, label: nameIn(template, language) }))
  return <SelectField form={form} name="templateId" label={words.about} options={options} optional={optional} />
}

interface ReportViewProps {
  readonly kind: ReportKind
  readonly about: { readonly documentId?: string | undefined; readonly templateId?: string | undefined }
}

/** A word to the school about a certificate; its answer comes back as a message. */
export function ReportView({ kind, about }: ReportViewProps) {
  const words = useWords(reportWords)
  const documentId = Id.safeParse(about.documentId).data
  const start = {
    kind,
    ...(documentId && { documentId }),
    templateId: Id.safeParse(about.templateId).data ?? '',
    content: '',
    contact: '',
    images: [],
    wrong: [],
  }
  const form = useForm(ReportTyped, start, { keep: `report.${kind}` })
  const templateId = useWatch({ control: form.control, name: 'templateId' }) || undefined
  const { act } = useAction(reportDocument, { changes: [ownFeedback], quiet: true })
  const { send, isSending } = usePictureUploads()
  const submit = async (given: Report) => {
    const { id } = await act(given)
    toast(words.sent, 'success')
    await redirect(helpPaths.feedback, { id })
  }
  const namesFacts = kind === 'data_error' || kind === 'file_error'
  return (
    <div className="page report">
      <p className="page-lead report-lead">
        {words[kind]}{' '}
        <PathLink to={helpPaths.feedbackHistory} className="report-history">
          {words.history}
        </PathLink>
      </p>
      {documentId && <DocumentCard id={documentId} />}
      <section className="page-card report-form">
        <Form form={form} label={words.form} onSubmit={submit}>
          {!documentId && <TemplateField form={form} optional={kind !== 'data_error'} />}
          {namesFacts && <WrongFields form={form} templateId={templateId} />}
          <TextAreaField form={form} name="content" label={words.content} hint={words.contentHint} max={500} rows={5} />
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
        </Form>
      </section>
      <OtherReports kind={kind} about={{ documentId, templateId }} />
    </div>
  )
}
