import { academicYears } from '@campus/contract/academics/scores.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { type MakingChoices, uploadTemplateFile } from '@campus/contract/documents/making.ts'
import type { templateInfo } from '@campus/contract/documents/templates.ts'
import { CheckCircleOutline } from 'antd-mobile-icons'
import { type FieldPath, useController } from 'react-hook-form'
import { sendFile } from '../../../api/send.ts'
import { useRead } from '../../../api/use-read.ts'
import { Choices } from '../../../parts/choice/choices.tsx'
import { useComplaint } from '../../../parts/form/form-field.ts'
import { TextField } from '../../../parts/form/text-field.tsx'
import type { FormOf } from '../../../parts/form/use-form.ts'
import { UploadField } from '../../../parts/upload/upload-field.tsx'
import { useWords } from '../../../words/words.ts'
import { RecordChoice } from '../records/record-choice.tsx'
import type { choicesFor } from './choices.ts'
import { templateWords } from './words.ts'

type Schema = ReturnType<typeof choicesFor>
export type MakeForm = FormOf<Schema['_zod']['input'], Schema['_zod']['output']>

/** Does something with right choices; otherwise the first bad field is gone to, as it is when the form is sent. */
export const withRightChoices = (form: MakeForm, deed: (chosen: MakingChoices) => Promise<unknown>): (() => Promise<unknown>) =>
  form.handleSubmit(deed, (complaints) => {
    const [first] = Object.keys(complaints) as FieldPath<MakingChoices>[]
    if (first) form.setFocus(first)
  })

function RecordField({ form, among }: { readonly form: MakeForm; readonly among: readonly string[] }) {
  const { field } = useController({ control: form.control, name: 'recordId' })
  return <RecordChoice among={among} value={field.value} onChoose={field.onChange} />
}

function YearsField({ form }: { readonly form: MakeForm }) {
  const words = useWords(templateWords)
  const recordId = form.watch('recordId')
  const { data: years = [] } = useRead(academicYears, { recordId }, { background: true })
  const { field } = useController({ control: form.control, name: 'academicYears' })
  const options = years.map(({ academicYear }) => [academicYear, academicYear] as const)
  return <Choices label={words.years} hint={words.yearsHint} options={options} chosen={field.value ?? []} onChange={field.onChange} />
}

function SignatureField({ form }: { readonly form: MakeForm }) {
  const words = useWords(templateWords)
  const complaint = useComplaint({ form, name: 'signatureFileId' })
  return (
    <div>
      <UploadField
        label={words.signature}
        rule={uploadTemplateFile.file}
        {...(complaint && { error: words.signatureNeeded })}
        send={(file, watch) => sendFile(uploadTemplateFile, {}, { files: [file], ...watch })}
        onChange={([stored]) => form.setValue('signatureFileId', stored?.id, { shouldValidate: stored !== undefined })}
      />
      <p className="page-note">{words.signatureHint}</p>
    </div>
  )
}

type Info = OutputOf<typeof templateInfo>

/** Whether the certificate asks for anything at all. */
export const hasChoices = ({ recordIds, heading, choosesYears, wantsSignature, wantsPhoto }: Info): boolean =>
  recordIds.length > 1 || heading !== 'none' || choosesYears || wantsSignature || wantsPhoto

/** The few things that a certificate leaves to its holder. */
export function MakeFields({ info, form }: { readonly info: Info; readonly form: MakeForm }) {
  const words = useWords(templateWords)
  return (
    <section className="page-card" aria-labelledby="choices">
      <h2 id="choices">{words.choices}</h2>
      {info.recordIds.length > 1 && <RecordField form={form} among={info.recordIds} />}
      {info.heading !== 'none' && (
        <TextField
          form={form}
          name="heading"
          label={words.heading}
          hint={words.headingHint}
          most={60}
          optional={info.heading === 'optional'}
          autoComplete="organization"
        />
      )}
      {info.choosesYears && <YearsField form={form} />}
      {info.wantsSignature && <SignatureField form={form} />}
      {info.wantsPhoto && (
        <p className="template-photo">
          <CheckCircleOutline aria-hidden="true" />
          {words.photoUsed}
        </p>
      )}
    </section>
  )
}
