import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { scheduleTerms, type Term } from '@campus/contract/schedule/terms.ts'
import { timetableKinds, timetableOf } from '@campus/contract/schedule/timetable.ts'
import '@campus/ui/page/page.css'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { refine } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { ExportButton } from '../exports/export-button.tsx'
import { useMayExport } from '../exports/use-may-export.ts'
import { planExportWords } from '../exports/words.ts'
import type { Item } from './grid.rules.ts'
import { termToShow } from './term-weeks.ts'
import { WeekView } from './week-view.tsx'
import { timetableWords } from './words.ts'

type Kind = (typeof timetableKinds)[number]

interface WeekOfProps {
  readonly kind: Kind
  readonly id: string
  readonly from: string
  readonly to: string
  readonly draw: (items: readonly Item[]) => ReactNode
}

function WeekOf({ kind, id, from, to, draw }: WeekOfProps) {
  const read = useRead(timetableOf, { kind, id, from, to })
  return (
    <QueryView read={read}>
      {({ name, lessons }) => (
        <>
          <h1 className="timetable-name">{name}</h1>
          {draw(lessons.map((lesson) => ({ lesson })))}
        </>
      )}
    </QueryView>
  )
}

/** For who manages lessons: the term as a file for a calendar. */
function CalendarFile({ kind, id, term }: { readonly kind: Kind; readonly id: string; readonly term: Term | undefined }) {
  const { calendar } = useWords(planExportWords)
  return term && <ExportButton given={{ kind: 'calendar', of: kind, id, termId: term.id }} name={`${calendar}.ics`} text={calendar} />
}

/** When a class, a teacher or a room has lessons. */
export default function TimetableOfScreen() {
  const words = useWords(timetableWords)
  const { kind, id = '', week, view } = useQueryOf(schedulePaths.timetableOf)
  const read = useRead(scheduleTerms, {})
  const mayExport = useMayExport()
  const known = timetableKinds.find((one) => one === kind)
  if (!known || id === '') return <Empty t={words.nothing} />
  return (
    <div className="page timetable-page">
      <QueryView read={read}>
        {(terms) => (
          <>
            <WeekView
              terms={terms}
              week={week}
              view={view}
              onChange={(place) => void refine(schedulePaths.timetableOf, { kind: known, id, ...place })}
            >
              {({ from, to }, draw) => <WeekOf kind={known} id={id} from={from} to={to} draw={draw} />}
            </WeekView>
            {mayExport && <CalendarFile kind={known} id={id} term={termToShow(terms)} />}
          </>
        )}
      </QueryView>
    </div>
  )
}
