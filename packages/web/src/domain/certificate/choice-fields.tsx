import { academicYears } from '@campus/contract/academics/scores.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import type { templateInfo } from '@campus/contract/documents/templates.ts'
import { Choices } from '@campus/ui/choice/choices.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useController } from 'react-hook-form'
import { useRead } from '../../api/use-read.ts'
import '@campus/ui/page/page.css'
import type { ApplicationForm } from './application-schema.ts'
import { choiceWords } from './choice-words.ts'
import { HeadingField } from './heading-field.tsx'
import './offer.css'
import { OwnPictures } from './own-pictures.tsx'
import { RecordChoice } from './record-choice.tsx'
import { SignatureField } from './signature-field.tsx'

interface FormProps {
  readonly form: ApplicationForm
}

function RecordField({ form, among }: FormProps & { readonly among: readonly string[] }) {
  const { field } = useController({ control: form.control, name: 'recordId' })
  return <RecordChoice among={among} value={field.value} onChoose={field.onChange} />
}

function YearsField({ form }: FormProps) {
  const words = useWords(choiceWords)
  const recordId = form.watch('recordId')
  const { data: years = [] } = useRead(academicYears, { recordId }, { background: true })
  const { field } = useController({ control: form.control, name: 'academicYears' })
  const options = years.map(({ academicYear }) => [academicYear, academicYear] as const)
  return <Choices label={words.years} hint={words.yearsHint} options={options} chosen={field.value ?? []} onChange={field.onChange} />
}

type Wants = Pick<OutputOf<typeof templateInfo>, 'id' | 'recordIds' | 'heading' | 'choosesYears' | 'wantsSignature' | 'wantsPhoto'>

/** Whether the certificate asks for anything at all. */
export const hasChoices = ({ recordIds, heading, choosesYears, wantsSignature, wantsPhoto }: Omit<Wants, 'id'>): boolean =>
  recordIds.length > 1 || heading !== 'none' || choosesYears || wantsSignature || wantsPhoto

/** The few things that a certificate leaves to its holder. */
export function ChoiceFields({ info, form }: FormProps & { readonly info: Wants }) {
  const words = useWords(choiceWords)
  return (
    <section className="page-card" aria-labelledby="choices">
      <h2 id="choices">{words.choices}</h2>
      {info.recordIds.length > 1 && <RecordField form={form} among={info.recordIds} />}
      {info.heading !== 'none' && <HeadingField form={form} optional={info.heading === 'optional'} />}
      {info.choosesYears && <YearsField form={form} />}
      {info.wantsSignature && <SignatureField form={form} />}
      {(info.wantsPhoto || info.wantsSignature) && <OwnPictures templateId={info.id} />}
    </section>
  )
}
