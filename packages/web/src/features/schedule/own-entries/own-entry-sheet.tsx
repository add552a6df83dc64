import type { OutputOf } from '@campus/contract/call.ts'
import { entryRepeats, saveOwnEntry } from '@campus/contract/schedule/own-entries.ts'
import type { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import { ownTimetable, type TimetableEntry } from '@campus/contract/schedule/timetable.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { Modal } from '@campus/ui/feedback/modal.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { CloseOutline } from 'antd-mobile-icons'
import { useWatch } from 'react-hook-form'
import '@campus/ui/form/picker-sheet.css'
import { useAction } from '../../../api/use-action.ts'
import { clockTime, dayAfter } from '../../../domain/lesson/school-clock.ts'
import { useForm } from '../../../form/use-form.ts'
import '../times.css'
import './own-entries.css'
import { RemoveEntry } from './remove-entry.tsx'
import { ownEntryWords } from './words.ts'

interface OwnEntrySheetProps {
  readonly terms: OutputOf<typeof scheduleTerms>
  readonly entry?: TimetableEntry
  /** Where a new one begins. */
  readonly at?: { readonly day: string; readonly starts: string; readonly ends: string }
  readonly onClose: () => void
}

const startOf = ({ entry, at, terms: { timeZone, today } }: Omit<OwnEntrySheetProps, 'onClose'>) => ({
  title: entry?.title ?? '',
  place: entry?.place ?? '',
  day: entry?.series?.day ?? at?.day ?? today,
  repeats: entry?.series?.repeats ?? ('none' as const),
  until: entry?.series?.until ?? null,
  starts: entry ? clockTime(entry.startsAt, timeZone) : (at?.starts ?? ''),
  ends: entry ? clockTime(entry.endsAt, timeZone) : (at?.ends ?? ''),
  ...(entry && { id: entry.id }),
})

/** The last day of the term in which a day lies; else four weeks later. */
const usualEnd = ({ terms }: OwnEntrySheetProps['terms'], day: string) =>
  terms
    .map(({ firstMonday, weeks }) => ({ firstMonday, last: dayAfter(firstMonday, weeks * 7 - 1) }))
    .find(({ firstMonday, last }) => firstMonday <= day && day <= last)?.last ?? dayAfter(day, 28)

/** Adds an entry of one's own, or changes one. */
export function OwnEntrySheet({ terms, entry, at, onClose }: OwnEntrySheetProps) {
  const words = useWords(ownEntryWords)
  const form = useForm(saveOwnEntry.body, startOf({ terms, ...(entry && { entry }), ...(at && { at }) }))
  const { act } = useAction(saveOwnEntry, { changes: [ownTimetable], quiet: true })
  const repeats = useWatch({ control: form.control, name: 'repeats' }) ?? 'none'
  const label = entry ? words.change : words.add
  return (
    <Modal className="picker-sheet" label={label} onClose={onClose}>
      {(close) => (
        <div className="picker-frame own-entry-frame">
          <header className="picker-head">
            <h2>{label}</h2>
            <button type="button" className="field-button" aria-label={words.close} onClick={close}>
              <CloseOutline aria-hidden />
            </button>
          </header>
          <Form
            form={form}
            label={label}
            onSubmit={async (given) => {
              await act(given)
              toast(words.saved, 'success')
              onClose()
            }}
          >
            <TextField form={form} name="title" label={words.title} hint={words.private} autoComplete="off" maxLength={60} />
            <TextField form={form} name="place" label={words.place} optional autoComplete="off" maxLength={60} />
            <TextField form={form} name="day" label={repeats === 'none' ? words.day : words.firstDay} type="date" />
            <div className="schedule-times">
              <TextField form={form} name="starts" label={words.starts} type="time" />
              <TextField form={form} name="ends" label={words.ends} type="time" />
            </div>
            <Choice
              label={words.repeats}
              options={entryRepeats.map((each) => [each, words[each]] as const)}
              value={repeats}
              onChoose={(chosen) => {
                form.setValue('repeats', chosen)
                form.setValue('until', chosen === 'none' ? null : (form.getValues('until') ?? usualEnd(terms, form.getValues('day'))))
              }}
            />
            {repeats !== 'none' && <TextField form={form} name="until" label={words.until} type="date" />}
            <SubmitButton form={form}>{words.save}</SubmitButton>
          </Form>
          {entry && <RemoveEntry entry={entry} onRemoved={onClose} />}
        </div>
      )}
    </Modal>
  )
}
