import { Choice } from '@campus/ui/choice/choice.tsx'
import { Field } from '@campus/ui/form/field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { Choices } from './choices.ts'
import './document.css'
import { pickedPages, turnPageIn } from './page-choice.ts'
import { documentWords } from './words.ts'

/** As many as can be looked over; of a longer file the pages are written. */
const maxPicked = 120

interface PageFieldProps {
  readonly pageCount: number
  readonly choices: Pick<Choices, 'isAll' | 'written'>
  readonly complaint: string | undefined
  readonly onChange: (choices: Pick<Choices, 'isAll' | 'written'>) => void
}

function PagePicker({ pageCount, choices: { written }, onChange }: Omit<PageFieldProps, 'complaint'>) {
  const words = useWords(documentWords)
  const picked = new Set(pickedPages(written, pageCount))
  return (
    <fieldset className="page-picker">
      <legend>{words.pickPages}</legend>
      <div className="page-picker-pages">
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((page) => (
          <button
            key={page}
            type="button"
            aria-label={words.page(page)}
            aria-pressed={picked.has(page)}
            onClick={() => onChange({ isAll: false, written: turnPageIn(written, page, pageCount) })}
          >
            {page}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** All pages, or some: written as people write them, or picked one by one. */
export function PageField({ pageCount, choices, complaint, onChange }: PageFieldProps) {
  const words = useWords(documentWords)
  const { isAll, written } = choices
  return (
    <>
      <Choice
        label={words.pages}
        options={[
          ['all', words.allPages(pageCount)],
          ['some', words.somePages],
        ]}
        value={isAll ? 'all' : 'some'}
        onChoose={(which) => onChange({ written, isAll: which === 'all' })}
      />
      {!isAll && (
        <>
          <Field label={words.written} hint={words.writtenHint} error={complaint}>
            {(wiring) => (
              <input
                className="field-box"
                inputMode="text"
                autoComplete="off"
                maxLength={200}
                value={written}
                onChange={(event) => onChange({ isAll, written: event.target.value })}
                {...wiring}
              />
            )}
          </Field>
          {pageCount <= maxPicked && <PagePicker pageCount={pageCount} choices={choices} onChange={onChange} />}
        </>
      )}
    </>
  )
}
