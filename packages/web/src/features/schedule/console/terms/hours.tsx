import { consoleTerms, savePeriods } from '@campus/contract/schedule/console/terms.ts'
import type { PeriodSet } from '@campus/contract/schedule/terms.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Field } from '@campus/ui/form/field.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useFailure } from '@campus/ui/states/use-failure.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { fieldWords } from '../../../../console/fields/words.ts'
import { linesToPeriods, periodsToLines } from './period-lines.ts'
import './terms.css'
import { termsWords } from './words.ts'

function HoursDialog({ set, onClose }: { readonly set: PeriodSet | undefined; readonly onClose: () => void }) {
  const words = useWords(termsWords)
  const { saved } = useWords(fieldWords)
  const [holdsFrom, setHoldsFrom] = useState(set?.holdsFrom ?? '')
  const [lines, setLines] = useState(periodsToLines(set?.periods ?? []))
  const { act, isActing, failure } = useAction(savePeriods, { changes: [consoleTerms], quiet: true })
  const { advice } = useFailure(failure)
  const periods = linesToPeriods(lines)
  const save = async () => {
    if (!periods) return
    try {
      await act({ holdsFrom, periods: [...periods] })
      toast(saved, 'success')
      onClose()
    } catch {
      // It stands above the button.
    }
  }
  return (
    <ConsoleDialog title={words.hours} onClose={onClose}>
      <div className="form">
        <Field label={words.holdsFrom} error={undefined}>
          {(wiring) => (
            <input
              className="field-box"
              type="date"
              {...wiring}
              value={holdsFrom}
              disabled={set !== undefined}
              onChange={({ target }) => setHoldsFrom(target.value)}
            />
          )}
        </Field>
        <Field label={words.periods} hint={words.periodsHint} error={periods || lines.trim() === '' ? undefined : words.periodsWrong}>
          {(wiring) => (
            <textarea
              className="field-box field-area"
              rows={12}
              {...wiring}
              value={lines}
              onChange={({ target }) => setLines(target.value)}
            />
          )}
        </Field>
        {failure && (
          <p className="form-failure" role="alert">
            {advice}
          </p>
        )}
        <div className="console-buttons console-buttons-end">
          <Button color="primary" loading={isActing} disabled={!periods || holdsFrom === ''} onClick={save}>
            {words.saveHours}
          </Button>
        </div>
      </div>
    </ConsoleDialog>
  )
}

/** The hours of a school day, by the date from which they hold. */
export function Hours({ periodSets, mayChange }: { readonly periodSets: readonly PeriodSet[]; readonly mayChange: boolean }) {
  const words = useWords(termsWords)
  const [edited, setEdited] = useState<{ readonly set: PeriodSet | undefined }>()
  return (
    <section className="console-card">
      <header>
        <h2>{words.hours}</h2>
        {mayChange && <Button onClick={() => setEdited({ set: undefined })}>{words.addHours}</Button>}
      </header>
      {periodSets.length === 0 && <Empty t={words.noHours} />}
      {periodSets.map((set) => (
        <div key={set.holdsFrom} className="console-column">
          <div className="console-buttons">
            <strong>{words.holdsFromDay(set.holdsFrom)}</strong>
            {mayChange && (
              <Button size="small" onClick={() => setEdited({ set })}>
                {words.change}
              </Button>
            )}
          </div>
          <ol className="terms-hours">
            {set.periods.map(({ number, starts, ends }) => (
              <li key={number}>
                {number}. {starts}–{ends}
              </li>
            ))}
          </ol>
        </div>
      ))}
      {edited && <HoursDialog set={edited.set} onClose={() => setEdited(undefined)} />}
    </section>
  )
}
