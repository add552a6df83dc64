import type { RecordChange } from '@campus/contract/records/changes.ts'
import { fieldText } from '@campus/contract/records/field-text.ts'
import { fieldNames } from '@campus/contract/records/student-fields.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { Facts } from '../../../console/look/facts.tsx'
import { historyWords } from '../words.ts'
import './student.css'

type Change = Pick<RecordChange['changes'][number], 'field' | 'before' | 'after'>

/** What a field said, and what it says instead. */
export function ChangedValue({ change: { field, before, after } }: { readonly change: Change }) {
  const words = useWords(historyWords)
  const say = useSay()
  if (field === 'idCard') return words.corrected
  return (
    <span className="record-changed">
      <del>{say(fieldText(field, before)) || words.empty}</del> → <ins>{say(fieldText(field, after)) || words.empty}</ins>
    </span>
  )
}

export function ChangedFields({ changes }: { readonly changes: readonly Change[] }) {
  const say = useSay()
  return <Facts facts={changes.map((change) => [say(fieldNames[change.field]), <ChangedValue key={change.field} change={change} />])} />
}
