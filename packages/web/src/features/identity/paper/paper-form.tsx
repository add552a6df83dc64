import { compareIdentity, type PaperField, type PaperKind } from '@campus/contract/identity/papers.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { open } from '../../../navigation/navigator.ts'
import { confirmedFrom, fieldsOf, type ReadField, type Written, writtenFrom, writtenSchema } from './paper-fields.ts'
import { paperReads } from './use-read-side.ts'
import { collectPaperWords, paperWords } from './words.ts'

interface PaperFormProps {
  readonly kind: PaperKind
  readonly read: readonly ReadField[]
}

const days = new Set<PaperField>(['birthDate', 'validFrom', 'validUntil'])

/** What the machine thinks of a field: proved, or to be compared. */
const useHint = (read: readonly ReadField[]) => {
  const words = useWords(collectPaperWords)
  return (name: PaperField): string | undefined => {
    const found = read.find(({ field }) => field === name)
    const said = found?.value ? (found.isProved ? words.proved : words.read) : undefined
    return name === 'validUntil' && !said ? words.withoutEnd : said
  }
}

/** What was read, to be confirmed or corrected field by field. */
export function PaperForm({ kind, read }: PaperFormProps) {
  const words = useWords(collectPaperWords)
  const names = useWords(paperWords)
  const hintOf = useHint(read)
  const form = useForm(writtenSchema(kind), writtenFrom(read))
  const { act } = useAction(compareIdentity, { changes: paperReads, quiet: true })
  const labelOf = (name: PaperField) => {
    if (name !== 'nation') return names[name]
    return kind === 'passport' ? words.nationality : words.nation
  }

  const goOn = async (written: Written) => {
    await act({ confirmed: confirmedFrom(kind, written) })
    await open(identityPaths.check)
  }

  return (
    <Form form={form} label={words.form} onSubmit={goOn}>
      <p className="page-note">{words.formLead}</p>
      {fieldsOf[kind].map((name) => {
        const texts = { form, label: labelOf(name), hint: hintOf(name) }
        if (name === 'sex')
          return (
            <SelectField
              key={name}
              {...texts}
              name="sex"
              options={[
                { value: 'male', label: names.male },
                { value: 'female', label: names.female },
                { value: 'other', label: names.otherSex },
              ]}
            />
          )
        return (
          <TextField
            key={name}
            {...texts}
            name={name === 'number' ? 'idCard' : name}
            type={days.has(name) ? 'date' : 'text'}
            autoComplete="off"
            optional={name !== 'name' && name !== 'number'}
          />
        )
      })}
      <SubmitButton form={form}>{words.goOn}</SubmitButton>
    </Form>
  )
}
