import type { OutputOf } from '@campus/contract/call.ts'
import type { findClashes } from '@campus/contract/schedule/console/slots.ts'
import { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { clockSpan, dayAtSchool, sayDay } from '../../../../domain/lesson/school-clock.ts'
import { sectionsWords } from './words.ts'

const maxShown = 8

/** What a weekly time would break, before it is saved. */
export function Clashes({ found }: { readonly found: OutputOf<typeof findClashes> }) {
  const words = useWords(sectionsWords)
  const language = useLanguage()
  const { data: terms } = useRead(scheduleTerms, {}, { background: true })
  if (!terms) return null
  const { timeZone } = terms
  const when = (at: string) => sayDay(dayAtSchool(new Date(at), timeZone), language, { month: 'numeric', day: 'numeric', weekday: 'short' })
  const named = { room: words.roomTaken, teacher: words.teacherTaken, student: words.studentTaken }
  const { clashes, total, seatsMissing, shortWalks } = found
  if (total === 0 && seatsMissing === 0 && shortWalks.length === 0) return <p className="console-note">{words.noClashes(found.lessons)}</p>
  return (
    <div role="status" className="console-note">
      {total > 0 && <strong>{words.clashes(total)}</strong>}
      <ul>
        {clashes.slice(0, maxShown).map((clash) => (
          <li key={`${clash.kind} ${clash.name} ${clash.startsAt} ${clash.with}`}>
            {named[clash.kind](clash.name)}: {when(clash.startsAt)} {clockSpan(clash, timeZone)}, {clash.with}
          </li>
        ))}
        {seatsMissing > 0 && <li>{words.seatsMissing(seatsMissing)}</li>}
        {shortWalks.slice(0, 3).map(({ startsAt, from, minutes, walkMinutes }) => (
          <li key={`${startsAt} ${from}`}>{words.shortWalk(when(startsAt), from, walkMinutes, minutes)}</li>
        ))}
      </ul>
      {total > maxShown && <p>{words.moreClashes(total - maxShown)}</p>}
    </div>
  )
}
