import type { OutputOf } from '@campus/contract/call.ts'
import type { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { DayList } from './day-list.tsx'
import type { EntryActions } from './entry-frame.tsx'
import { dayOf, type Item } from './grid.rules.ts'
import { OneDay } from './one-day.tsx'
import { daysOfWeek, periodsOn, termToShow, weekOfDay } from './term-weeks.ts'
import { WeekBar } from './week-bar.tsx'
import { WeekGrid } from './week-grid.tsx'
import { timetableWords } from './words.ts'

type Terms = OutputOf<typeof scheduleTerms>
const views = ['day', 'grid', 'list'] as const
type View = (typeof views)[number]

interface WeekViewProps {
  readonly terms: Terms
  /** As it stands in the address. */
  readonly week: string | undefined
  readonly view: string | undefined
  readonly onChange: (place: { readonly week: string; readonly view: View }) => void
  readonly actions?: EntryActions
  /** Reads the days of a week and draws what is in them. */
  readonly children: (span: { readonly from: string; readonly to: string }, draw: (items: readonly Item[]) => ReactNode) => ReactNode
}

const weekend = 5
const noActions: EntryActions = {}

/** Lessons of a holiday are not held; the head of the day says why. */
const isShown = (item: Item) => !('lesson' in item) || item.lesson.cancelledBy !== 'holiday'

/** A week of a term, as a grid or as a list, or one of its days. */
export function WeekView({ terms, week: asked, view: askedView, onChange, actions = noActions, children }: WeekViewProps) {
  const words = useWords(timetableWords)
  const term = termToShow(terms)
  if (!term) return <Empty t={words.noTerm} />
  const { today, timeZone, holidays, periodSets } = terms
  const currentWeek = term.isCurrent ? weekOfDay(term, today) : undefined
  const number = Number(asked)
  const week = Number.isInteger(number) && number >= 1 && number <= term.weeks ? number : (currentWeek ?? 1)
  const view = views.find((one) => one === askedView) ?? 'grid'
  const days = daysOfWeek(term, week)
  const place = { week: String(week), view }
  const draw = (all: readonly Item[]) => {
    const items = all.filter(isShown)
    if (items.length === 0 && !(actions.onAdd && view === 'grid') && !days.some((day) => holidays.includes(day)))
      return <Empty t={words.nothing} />
    const hasWeekend = items.some((item) => days.indexOf(dayOf(item, timeZone)) >= weekend)
    const shared = { today, items, holidays, timeZone, actions }
    if (view === 'day') return <OneDay key={week} {...shared} days={days} />
    if (view === 'list') return <DayList {...shared} days={days} />
    const periods = periodsOn(periodSets, days[0] ?? '')
    return <WeekGrid {...shared} days={hasWeekend ? days : days.slice(0, weekend)} periods={periods} caption={words.caption(week)} />
  }
  return (
    <>
      <div className="timetable-bar">
        <WeekBar
          week={week}
          weeks={term.weeks}
          currentWeek={currentWeek}
          onChoose={(chosen) => onChange({ ...place, week: String(chosen) })}
        />
        <Choice
          label={words.view}
          look="tabs"
          options={views.map((one) => [one, words[one]] as const)}
          value={view}
          onChoose={(chosen) => onChange({ ...place, view: chosen })}
        />
      </div>
      {children({ from: days[0] ?? '', to: days.at(-1) ?? '' }, draw)}
    </>
  )
}
