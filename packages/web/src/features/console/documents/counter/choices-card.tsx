import { counterRecords, issueDocument, issuedDocuments, previewAtCounter } from '@campus/contract/console/issued-documents.ts'
import { uploadTemplateFile } from '@campus/contract/documents/making.ts'
import { Button } from 'antd-mobile'
import { sendFile } from '../../../../api/send.ts'
import { useAct } from '../../../../api/use-act.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ask } from '../../../../feedback/ask.ts'
import { toast } from '../../../../feedback/toast.ts'
import { Form } from '../../../../parts/form/form.tsx'
import { useComplaint } from '../../../../parts/form/form-field.ts'
import { TextField } from '../../../../parts/form/text-field.tsx'
import { useForm } from '../../../../parts/form/use-form.ts'
import { nameIn } from '../../../../parts/map/place-name.ts'
import { Show } from '../../../../parts/states/show.tsx'
import { UploadField } from '../../../../parts/upload/upload-field.tsx'
import { useLanguage } from '../../../../words/language-store.ts'
import { useWords } from '../../../../words/words.ts'
import { FormButtons } from '../../fields/form-buttons.tsx'
import '../../look/console-look.css'
import type { Template } from '../template/written-template.ts'
import { choicesFor } from './counter-choices.ts'
import { type ChoicesForm, RecordFields } from './record-fields.tsx'
import type { Student } from './student-card.tsx'
import { counterWords } from './words.ts'

type Chosen = ReturnType<typeof choicesFor>['_zod']['output']

function SignatureField({ form }: { readonly form: ChoicesForm }) {
  const words = useWords(counterWords)
  const complaint = useComplaint({ form, name: 'signatureFileId' })
  return (
    <UploadField
      label={words.signature}
      rule={uploadTemplateFile.file}
      {...(complaint && { error: words.signatureNeeded })}
      send={(file, watch) => sendFile(uploadTemplateFile, {}, { files: [file], ...watch })}
      onChange={([stored]) => form.setValue('signatureFileId', stored?.id, { shouldValidate: stored !== undefined })}
    />
  )
}

interface ChoicesCardProps {
  readonly student: Student
  readonly template: Template
  readonly onPreview: (pdfUrl: string) => void
  readonly onIssued: (id: string) => void
}

/** What the certificate leaves open, a look at it, and the deed itself. */
export function ChoicesCard({ student, template: { id: templateId, rules }, onPreview, onIssued }: ChoicesCardProps) {
  const words = useWords(counterWords)
  const title = nameIn(rules, useLanguage())
  const form = useForm(choicesFor(rules), { heading: '', academicYears: [], scoreIds: [], note: '' })
  const records = useRead(counterRecords, { studentNumber: student.number, templateId })
  const issuing = useAct(issueDocument, { changes: [issuedDocuments], quiet: true })
  const previewing = useAct(previewAtCounter, {})
  const preview = form.handleSubmit(async ({ note: _files, ...chosen }: Chosen) => {
    const shown = await previewing.act({ ...chosen, templateId, studentNumber: student.number }).catch(() => undefined)
    if (shown) onPreview(shown.pdfUrl)
  })
  const issue = async (chosen: Chosen) => {
    const isSure = await ask({
      title: words.issueTitle(title),
      text: words.issueText(`${student.name} · ${student.number}`),
      confirm: words.issue,
    })
    if (!isSure) return
    const { id } = await issuing.act({ ...chosen, templateId, studentNumber: student.number })
    toast(words.issued, 'success')
    onIssued(id)
  }
  return (
    <section className="console-card">
      <h2>{words.choices}</h2>
      {rules.wantsPhoto && <p className="console-note">{words.photo}</p>}
      <Form form={form} label={words.choices} onSubmit={issue}>
        <Show read={records} empty={<p className="console-note">{words.noRecord}</p>}>
          {(found) => <RecordFields form={form} rules={rules} records={found} />}
        </Show>
        {rules.heading !== 'none' && (
          <TextField
            form={form}
            name="heading"
            label={words.heading}
            hint={words.headingHint}
            most={60}
            optional={rules.heading === 'optional'}
            autoComplete="off"
          />
        )}
        {rules.wantsSignature && <SignatureField form={form} />}
        <TextField form={form} name="note" label={words.note} hint={words.noteHint} most={200} optional autoComplete="off" />
        <FormButtons
          form={form}
          beside={
            <Button loading={previewing.isActing} onClick={() => void preview()}>
              {words.showPreview}
            </Button>
          }
        >
          {words.issue}
        </FormButtons>
      </Form>
    </section>
  )
}
