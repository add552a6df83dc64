import { counterRecords, issueDocument, issuedDocuments } from '@campus/contract/documents/console/issued.ts'
import { uploadTemplateFile } from '@campus/contract/documents/making.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { useComplaint } from '@campus/ui/form/form-field.ts'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect, useEffectEvent } from 'react'
import { sendFile } from '../../../../api/send.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useRead } from '../../../../api/use-read.ts'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { UploadField } from '../../../../files/upload/upload-field.tsx'
import { useForm } from '../../../../form/use-form.ts'
import '../../../../console/look/console-look.css'
import type { Template } from '../template/written-template.ts'
import { choicesFor } from './counter-choices.ts'
import { usePreviewRequest } from './preview-request.ts'
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
  /** What the preview says that is shown; only that is issued. */
  readonly seen: string | undefined
  /** The choices have settled: the request for a preview of them, empty while something is missing. */
  readonly onSettled: (request: string) => void
  readonly onIssued: (id: string) => void
}

/** What the certificate leaves open. It is issued as the preview beside it shows it. */
export function ChoicesCard({ student, template, seen, onSettled, onIssued }: ChoicesCardProps) {
  const { id: templateId, rules } = template
  const words = useWords(counterWords)
  const title = nameIn(rules, useLanguage())
  const form = useForm(choicesFor(rules), { heading: '', academicYears: [], scoreIds: [], note: '' })
  const records = useRead(counterRecords, { studentNumber: student.number, templateId })
  const issuing = useAction(issueDocument, { changes: [issuedDocuments], quiet: true })
  const { settled, isCurrent } = usePreviewRequest(form, template, student)
  const settle = useEffectEvent(onSettled)
  useEffect(() => settle(settled), [settled])
  const issue = async (chosen: Chosen) => {
    if (!isCurrent || seen === undefined) return toast(words.previewFirst, 'failure')
    const isSure = await ask({
      title: words.issueTitle(title),
      text: words.issueText(`${student.name} · ${student.number}`),
      confirm: words.issue,
    })
    if (!isSure) return undefined
    const { id } = await issuing.act({ ...chosen, templateId, studentNumber: student.number, seen })
    toast(words.issued, 'success')
    return onIssued(id)
  }
  return (
    <section className="console-card">
      <h2>{words.choices}</h2>
      {rules.wantsPhoto && <p className="console-note">{words.photo}</p>}
      <Form form={form} label={words.choices} onSubmit={issue}>
        <QueryView read={records} empty={<p className="console-note">{words.noRecord}</p>}>
          {(found) => <RecordFields form={form} rules={rules} records={found} />}
        </QueryView>
        {rules.heading !== 'none' && (
          <TextField
            form={form}
            name="heading"
            label={words.heading}
            hint={words.headingHint}
            max={60}
            optional={rules.heading === 'optional'}
            autoComplete="off"
          />
        )}
        {rules.wantsSignature && <SignatureField form={form} />}
        <TextField form={form} name="note" label={words.note} hint={words.noteHint} max={200} optional autoComplete="off" />
        <FormButtons form={form}>{words.issue}</FormButtons>
      </Form>
    </section>
  )
}
