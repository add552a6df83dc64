import { TemplateField as Fields, type TemplateField, templateFields } from '@campus/contract/documents/template-fields.ts'
import { templateData } from '@campus/contract/documents/templates.ts'
import { Choices } from '@campus/ui/choice/choices.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useController } from 'react-hook-form'
import { useRead } from '../../../api/use-read.ts'
import type { ReportForm } from './report-schema.ts'
import './reports.css'
import { reportWords } from './words.ts'

interface WrongFieldsProps {
  readonly form: ReportForm
  readonly templateId: string | undefined
}

/** Scores are corrected by those who gave them; every other fact can be named here. */
const nameable = Fields.options.filter((field) => field !== 'scores')

/** Which facts are wrong, and what each should say; what the certificate says now stands beside it. */
export function WrongFields({ form, templateId }: WrongFieldsProps) {
  const words = useWords(reportWords)
  const say = useSay()
  const { data: facts } = useRead(templateData, { templateId: templateId ?? '' }, { enabled: templateId !== undefined, background: true })
  const { field, fieldState } = useController({ control: form.control, name: 'wrong' })
  const chosen = field.value ?? []
  const written = new Map(facts?.map((fact) => [fact.field, fact.value]))
  const offered = nameable.filter((name) => written.size === 0 || written.has(name))
  const change = (names: readonly string[]) =>
    field.onChange(names.map((name) => chosen.find((one) => one.field === name) ?? { field: name as TemplateField, shouldBe: '' }))
  return (
    <div className="report-wrong">
      <Choices
        label={words.wrong}
        options={offered.map((name) => [name, say(templateFields[name])] as const)}
        chosen={chosen.map((one) => one.field)}
        onChange={change}
      />
      {fieldState.error?.message && (
        <p className="field-error" role="alert">
          {fieldState.error.message}
        </p>
      )}
      {chosen.map(({ field: name }, place) => {
        const now = written.get(name)
        return (
          <TextField
            key={name}
            form={form}
            name={`wrong.${place}.shouldBe`}
            label={words.shouldBe(say(templateFields[name]))}
            hint={now === undefined ? undefined : words.now(now || words.empty)}
            autoComplete="off"
          />
        )
      })}
    </div>
  )
}
