import { issueDocument, issuedDocuments } from '@campus/contract/console/issued-documents.ts'
import { person } from '@campus/contract/console/people.ts'
import { uploadTemplateFile } from '@campus/contract/documents/making.ts'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { sendFile } from '../../../../api/send.ts'
import { useAct } from '../../../../api/use-act.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ask } from '../../../../feedback/ask.ts'
import { toast } from '../../../../feedback/toast.ts'
import { Choices } from '../../../../parts/choice/choices.tsx'
import { Form } from '../../../../parts/form/form.tsx'
import { useComplaint } from '../../../../parts/form/form-field.ts'
import { TextField } from '../../../../parts/form/text-field.tsx'
import { type FormOf, useForm } from '../../../../parts/form/use-form.ts'
import { nameIn } from '../../../../parts/map/place-name.ts'
import { useNow } from '../../../../parts/time/use-now.ts'
import { UploadField } from '../../../../parts/upload/upload-field.tsx'
import { useLanguage } from '../../../../words/language-store.ts'
import { useWords } from '../../../../words/words.ts'
import { FormButtons } from '../../fields/form-buttons.tsx'
import '../../look/console-look.css'
import type { Template } from '../template/written-template.ts'
import { choicesFor, yearsSince } from './counter-choices.ts'
import type { Student } from './student-card.tsx'
import { counterWords } from './words.ts'

type Schema = ReturnType<typeof choicesFor>
type ChoicesForm = FormOf<Schema['_zod']['input'], Schema['_zod']['output']>

function YearsField({ form, studentId }: { readonly form: ChoicesForm; readonly studentId: string }) {
  const words = useWords(counterWords)
  const { data } = useRead(person, { id: studentId })
  const now = useNow(0)
  const { field } = useController({ control: form.control, name: 'academicYears' })
  const years = yearsSince(data?.grade ?? '', new Date(now))
  return (
    <Choices
      label={words.years}
      hint={words.yearsHint}
      options={years.map((year) => [year, year] as const)}
      chosen={field.value ?? []}
      onChange={field.onChange}
    />
  )
}

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
  readonly onIssued: (id: string) => void
  readonly children?: ReactNode
}

/** What the certificate leaves open, and the deed itself. */
export function ChoicesCard({ student, template: { id: templateId, rules }, onIssued, children }: ChoicesCardProps) {
  const words = useWords(counterWords)
  const title = nameIn(rules, useLanguage())
  const form = useForm(choicesFor(rules), { heading: '', academicYears: [], note: '' })
  const { act } = useAct(issueDocument, { changes: [issuedDocuments], quiet: true })
  const issue = async (chosen: Schema['_zod']['output']) => {
    const isSure = await ask({
      title: words.issueTitle(title),
      text: words.issueText(`${student.name} · ${student.number}`),
      confirm: words.issue,
    })
    if (!isSure) return
    const { id } = await act({ ...chosen, templateId, studentNumber: student.number })
    toast(words.issued, 'success')
    onIssued(id)
  }
  if (rules.choosesCourses)
    return (
      <section className="console-card">
        <h2>{words.choices}</h2>
        <p className="console-note">{words.courses}</p>
        {children}
      </section>
    )
  return (
    <section className="console-card">
      <h2>{words.choices}</h2>
      <p className="console-note">
        {words.newestRecord}
        {rules.wantsPhoto && ` ${words.photo}`}
      </p>
      <Form form={form} label={words.choices} onSubmit={issue}>
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
        {rules.choosesYears && <YearsField form={form} studentId={student.id} />}
        {rules.wantsSignature && <SignatureField form={form} />}
        <TextField form={form} name="note" label={words.note} hint={words.noteHint} most={200} optional autoComplete="off" />
        {children}
        <FormButtons form={form}>{words.issue}</FormButtons>
      </Form>
    </section>
  )
}
