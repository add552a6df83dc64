import type { ExamChange } from '@campus/contract/exams/exams.ts'
import { roomName } from '@campus/contract/exams/room-name.ts'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSayList, useWords } from '@campus/ui/words/words.ts'
import { startText } from './exam-time.ts'
import { examWords } from './words.ts'

interface ExamHistoryProps {
  readonly changes: readonly (ExamChange & { readonly by?: string })[]
  /** Of the school; who plans reads the times as they are typed, on their own clock. */
  readonly timeZone?: string
}

/** What was announced before and after, the newest first. */
export function ExamHistory({ changes, timeZone }: ExamHistoryProps) {
  const words = useWords(examWords)
  const sayList = useSayList()
  const language = useLanguage()
  const placeOf = ({ startsAt, rooms }: ExamChange['before']) =>
    `${timeZone === undefined ? minuteOf(Date.parse(startsAt)) : startText(startsAt, timeZone)} ${sayList(rooms.map((room) => roomName(room, language)))}`
  return (
    <ul className="exam-history">
      {changes.map((change) => (
        <li key={change.id}>
          <del>{placeOf(change.before)}</del> → {change.after ? <ins>{placeOf(change.after)}</ins> : <strong>{words.cancelled}</strong>}
          <small>{[change.reason, change.by, minuteOf(Date.parse(change.changedAt))].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </ul>
  )
}
