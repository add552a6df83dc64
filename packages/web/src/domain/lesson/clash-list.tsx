import type { Clash } from '@campus/contract/schedule/console/slots.ts'
import { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { useRead } from '../../api/use-read.ts'
import { clockSpan, dayAtSchool, sayDay } from './school-clock.ts'
import { lessonWords } from './words.ts'

const maxShown = 8

interface ClashListProps {
  readonly title: string
  readonly clashes: readonly Clash[]
  readonly total: number
  /** What else a plan would break. */
  readonly children?: ReactNode
}

/** Rooms, teachers and students who would be in two places at once, with what is there already. */
export function ClashList({ title, clashes, total, children }: ClashListProps) {
  const words = useWords(lessonWords)
  const language = useLanguage()
  const { data: terms } = useRead(scheduleTerms, {}, { background: true })
  if (!terms) return null
  const { timeZone } = terms
  const when = (at: string) => sayDay(dayAtSchool(new Date(at), timeZone), language, { month: 'numeric', day: 'numeric', weekday: 'short' })
  const named = { room: words.roomTaken, teacher: words.teacherTaken, student: words.studentTaken }
  return (
    <div role="status" className="console-note">
      {total > 0 && <strong>{title}</strong>}
      <ul>
        {clashes.slice(0, maxShown).map((clash) => (
          <li key={`${clash.kind} ${clash.name} ${clash.startsAt} ${clash.with}`}>
            {named[clash.kind](clash.name)}: {when(clash.startsAt)} {clockSpan(clash, timeZone)}, {clash.with}
          </li>
        ))}
        {children}
      </ul>
      {total > maxShown && <p>{words.moreClashes(total - maxShown)}</p>}
    </div>
  )
}
