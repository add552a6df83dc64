import type { OutputOf } from '@campus/contract/call.ts'
import type { findClashes } from '@campus/contract/schedule/console/slots.ts'
import { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ClashList } from '../../../../domain/lesson/clash-list.tsx'
import { dayAtSchool, sayDay } from '../../../../domain/lesson/school-clock.ts'
import { sectionsWords } from './words.ts'

/** What a weekly time would break, before it is saved. */
export function Clashes({ found }: { readonly found: OutputOf<typeof findClashes> }) {
  const words = useWords(sectionsWords)
  const language = useLanguage()
  const { data: terms } = useRead(scheduleTerms, {}, { background: true })
  if (!terms) return null
  const when = (at: string) =>
    sayDay(dayAtSchool(new Date(at), terms.timeZone), language, { month: 'numeric', day: 'numeric', weekday: 'short' })
  const { clashes, total, seatsMissing, shortWalks } = found
  if (total === 0 && seatsMissing === 0 && shortWalks.length === 0) return <p className="console-note">{words.noClashes(found.lessons)}</p>
  return (
    <ClashList title={words.clashes(total)} clashes={clashes} total={total}>
      {seatsMissing > 0 && <li>{words.seatsMissing(seatsMissing)}</li>}
      {shortWalks.slice(0, 3).map(({ startsAt, from, minutes, walkMinutes }) => (
        <li key={`${startsAt} ${from}`}>{words.shortWalk(when(startsAt), from, walkMinutes, minutes)}</li>
      ))}
    </ClashList>
  )
}
