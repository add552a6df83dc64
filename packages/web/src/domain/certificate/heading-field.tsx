import { ownHeadings } from '@campus/contract/certificates/applications.ts'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../api/use-read.ts'
import type { ApplicationForm } from './application-schema.ts'
import { choiceWords } from './choice-words.ts'
import './heading-field.css'

const maxOffered = 4

interface HeadingFieldProps {
  readonly form: ApplicationForm
  readonly optional: boolean
}

/** To whom it is addressed; who was written to before is one tap away. */
export function HeadingField({ form, optional }: HeadingFieldProps) {
  const words = useWords(choiceWords)
  const { data: used = [] } = useRead(ownHeadings, {}, { background: true })
  const current = form.watch('heading')
  const others = used.filter(({ heading }) => heading !== current).slice(0, maxOffered)
  return (
    <div className="heading-field">
      <TextField
        form={form}
        name="heading"
        label={words.heading}
        hint={words.headingHint}
        max={60}
        optional={optional}
        autoComplete="organization"
      />
      {others.length > 0 && (
        <ul className="heading-field-used" aria-label={words.usedBefore}>
          {others.map(({ heading }) => (
            <li key={heading}>
              <button
                type="button"
                aria-label={words.again(heading)}
                onClick={() => form.setValue('heading', heading, { shouldDirty: true, shouldValidate: true })}
              >
                {heading}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
