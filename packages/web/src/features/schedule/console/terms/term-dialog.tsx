import { consoleTerms, saveTerm } from '@campus/contract/schedule/console/terms.ts'
import type { Term } from '@campus/contract/schedule/terms.ts'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { DayField } from '../../../../console/fields/day-field.tsx'
import { EntryDialog } from '../../../../console/fields/entry-dialog.tsx'
import { NumberField } from '../../../../console/fields/number-field.tsx'
import { termsWords } from './words.ts'

/** Adds a term or changes one; where it has lessons its first week stays. */
export function TermDialog({ term, onClose }: { readonly term: Term | undefined; readonly onClose: () => void }) {
  const words = useWords(termsWords)
  const [year] = useState(() => new Date().getFullYear())
  const start = term
    ? { id: term.id, academicYear: term.academicYear, semester: term.semester, firstMonday: term.firstMonday, weeks: term.weeks }
    : { academicYear: `${year}-${year + 1}`, semester: 1, firstMonday: '', weeks: 18 }
  return (
    <EntryDialog
      call={saveTerm}
      shape={saveTerm.body}
      title={term ? words.changeTerm : words.addTerm}
      start={start}
      changes={[consoleTerms]}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField form={form} name="academicYear" label={words.academicYear} hint={words.academicYearHint} autoComplete="off" />
          <NumberField form={form} name="semester" label={words.semester} min={1} max={3} />
          <DayField form={form} name="firstMonday" label={words.firstMonday} hint={words.firstMondayHint} />
          <NumberField form={form} name="weeks" label={words.weeks} min={1} max={30} />
        </>
      )}
    </EntryDialog>
  )
}
