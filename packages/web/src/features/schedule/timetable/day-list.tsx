import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import '@campus/ui/list/list.css'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { LessonText } from '../../../domain/lesson/lesson-text.tsx'
import { clockSpan, sayDay } from '../../../domain/lesson/school-clock.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { type EntryActions, EntryFrame } from './entry-frame.tsx'
import { byStart, dayOf, type Item, keyOfItem } from './grid.rules.ts'
import { timetableWords } from './words.ts'

interface DayListProps {
  readonly days: readonly string[]
  readonly today: string
  readonly items: readonly Item[]
  readonly holidays: readonly string[]
  readonly timeZone: string
  readonly actions: EntryActions
}

/** The same week, day after day; days without anything are left out. */
export function DayList({ days, today, items, holidays, timeZone, actions }: DayListProps) {
  const language = useLanguage()
  const words = useWords(timetableWords)
  const byDay = Map.groupBy(items, (item) => dayOf(item, timeZone))
  return days
    .filter((day) => byDay.has(day) || holidays.includes(day))
    .map((day) => (
      <section key={day} className="page-card" aria-current={day === today ? 'date' : undefined}>
        <h2>
          {sayDay(day, language, { weekday: 'long', month: 'long', day: 'numeric' })}
          {day === today && ` · ${words.today}`}
          {holidays.includes(day) && ` · ${words.holiday}`}
        </h2>
        <ul className="page-list">
          {(byDay.get(day) ?? []).toSorted(byStart).map((item) => (
            <li key={keyOfItem(item)}>
              {'lesson' in item ? (
                <PathLink to={schedulePaths.lesson} query={{ id: item.lesson.id }} className="timetable-row">
                  <LessonText lesson={item.lesson} timeZone={timeZone} />
                </PathLink>
              ) : (
                <EntryFrame entry={item.entry} actions={actions} className="timetable-row">
                  <span className="list-text">
                    <span className="list-text-head">
                      <strong>{item.entry.title}</strong>
                      <StateMark tone={item.entry.kind === 'own' ? 'over' : 'waiting'} t={words[item.entry.kind]} />
                    </span>
                    <small>{clockSpan(item.entry, timeZone)}</small>
                    {item.entry.place && <small>{item.entry.place}</small>}
                  </span>
                </EntryFrame>
              )}
            </li>
          ))}
        </ul>
      </section>
    ))
}
