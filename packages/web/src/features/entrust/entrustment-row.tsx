import type { Entrustment } from '@campus/contract/entrust/entrustments.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { EntrustMark } from './entrust-mark.tsx'
import { entrustWords } from './words.ts'

export function EntrustmentRow({ row }: { readonly row: Entrustment }) {
  const words = useWords(entrustWords)
  const language = useLanguage()
  const { part, person, printed, copies, deadline, state } = row
  return (
    <span className="list-text">
      <span className="list-text-head">
        <strong>{nameIn(row, language)}</strong>
        <EntrustMark of={row} />
      </span>
      <small>{part === 'owner' ? words.toPerson(person.name) : words.forPerson(person.name)}</small>
      <small>
        {words.progress(printed, copies)}
        {state === 'in_progress' && ` · ${words.until(minuteOf(Date.parse(deadline)))}`}
      </small>
    </span>
  )
}
