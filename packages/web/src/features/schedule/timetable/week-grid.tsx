import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import type { Period } from '@campus/contract/schedule/terms.ts'
import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { clockSpan, sayDay } from '../../../domain/lesson/school-clock.ts'
import { lessonWords } from '../../../domain/lesson/words.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { type EntryActions, EntryFrame } from './entry-frame.tsx'
import { dayOf, gridOf, type Item, keyOfItem } from './grid.rules.ts'
import './timetable.css'
import { timetableWords } from './words.ts'

const tones = 6

/** Courses of the same week differ in colour as far as there are colours. */
const tonesOf = (items: readonly Item[]) => {
  const codes = new Set(items.flatMap((item) => ('lesson' in item ? [item.lesson.course.code] : [])))
  return new Map([...codes].toSorted().map((code, index) => [code, index % tones]))
}

interface GridItemProps {
  readonly item: Item
  readonly timeZone: string
  readonly toneOf: ReadonlyMap<string, number>
  readonly actions: EntryActions
}

function GridItem({ item, timeZone, toneOf, actions }: GridItemProps) {
  const words = useWords(lessonWords)
  const kinds = useWords(timetableWords)
  if ('entry' in item)
    return (
      <EntryFrame entry={item.entry} actions={actions} className={`timetable-item timetable-entry timetable-${item.entry.kind}`}>
        {item.entry.kind !== 'own' && <em>{kinds[item.entry.kind]}</em>}
        <strong>{item.entry.title}</strong>
        <small>{clockSpan(item.entry, timeZone)}</small>
        {item.entry.place && <small>{item.entry.place}</small>}
      </EntryFrame>
    )
  const { lesson } = item
  const classes = [
    'timetable-item',
    `timetable-tone-${toneOf.get(lesson.course.code) ?? 0}`,
    lesson.state === 'cancelled' && 'timetable-cancelled',
  ]
  return (
    <PathLink to={schedulePaths.lesson} query={{ id: lesson.id }} className={classes.filter(Boolean).join(' ')}>
      <strong>{lesson.course.name}</strong>
      {lesson.state === 'cancelled' && <em>{words.cancelled}</em>}
      {lesson.state === 'planned' && lesson.isChanged && <em>{words.changed}</em>}
      {lesson.state === 'planned' && <small>{lesson.room?.name ?? words.noRoom}</small>}
    </PathLink>
  )
}

interface WeekGridProps {
  readonly days: readonly string[]
  readonly today: string
  readonly periods: readonly Period[]
  readonly items: readonly Item[]
  readonly holidays: readonly string[]
  readonly timeZone: string
  readonly caption: string
  readonly actions: EntryActions
}

/** A true table, which is read cell by cell with its day and its period. */
export function WeekGrid({ days, today, periods, items, holidays, timeZone, caption, actions }: WeekGridProps) {
  const language = useLanguage()
  const words = useWords(timetableWords)
  const toneOf = tonesOf(items)
  const { rows, outside } = gridOf(days, periods, items, timeZone)
  return (
    <div className="timetable-scroll">
      <table className="timetable">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="timetable-corner">
              {words.periodHead}
            </th>
            {days.map((day) => (
              <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                {sayDay(day, language, { weekday: 'short' })}
                <small>{sayDay(day, language, { month: 'numeric', day: 'numeric' })}</small>
                {holidays.includes(day) && <small className="timetable-holiday">{words.holiday}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ period, cells }) => (
            <tr key={period.number}>
              <th scope="row">
                {period.number}
                <small>{period.starts}</small>
              </th>
              {cells.map(
                (cell, index) =>
                  cell && (
                    <td key={days[index]} rowSpan={cell.rowSpan} className={days[index] === today ? 'timetable-today' : undefined}>
                      {cell.items.length === 0 && actions.onAdd && (
                        <button
                          type="button"
                          className="timetable-free"
                          // The button above adds at any time: the keyboard need not pass each free cell.
                          tabIndex={-1}
                          aria-label={words.addAt(sayDay(days[index] ?? '', language, { weekday: 'long' }), period.number)}
                          onClick={() => actions.onAdd?.(days[index] ?? '', period.starts, period.ends)}
                        />
                      )}
                      {cell.items.length > 0 && (
                        <ul>
                          {cell.items.map((item) => (
                            <li key={keyOfItem(item)}>
                              <GridItem item={item} timeZone={timeZone} toneOf={toneOf} actions={actions} />
                            </li>
                          ))}
                        </ul>
                      )}
                    </td>
                  ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {outside.length > 0 && (
        <section className="timetable-outside" aria-label={words.outside}>
          <h2>{words.outside}</h2>
          <ul>
            {outside.map((item) => (
              <li key={keyOfItem(item)}>
                <small>{sayDay(dayOf(item, timeZone), language, { weekday: 'short', month: 'numeric', day: 'numeric' })}</small>
                <GridItem item={item} timeZone={timeZone} toneOf={toneOf} actions={actions} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
