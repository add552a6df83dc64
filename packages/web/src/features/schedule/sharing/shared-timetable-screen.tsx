import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import { ownTimetable } from '@campus/contract/schedule/timetable.ts'
import '@campus/ui/page/page.css'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import type { ReactNode } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { NextLesson } from '../../../domain/lesson/next-lesson.tsx'
import { refine } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import type { Item } from '../timetable/grid.rules.ts'
import { WeekView } from '../timetable/week-view.tsx'

interface SharedWeekProps {
  readonly studentId: string
  readonly from: string
  readonly to: string
  readonly draw: (items: readonly Item[]) => ReactNode
}

function SharedWeek({ studentId, from, to, draw }: SharedWeekProps) {
  const read = useRead(ownTimetable, { studentId, from, to }, { staleTime: 0 })
  return (
    <QueryView read={read}>
      {({ lessons, entries }) => draw([...lessons.map((lesson) => ({ lesson })), ...entries.map((entry) => ({ entry }))])}
    </QueryView>
  )
}

/** The timetable of a student who shares it. */
export default function SharedTimetableScreen() {
  const { studentId = '', name = '', week, view } = useQueryOf(schedulePaths.sharedTimetable)
  const read = useRead(scheduleTerms, {})
  return (
    <div className="page timetable-page">
      {name && <h1 className="timetable-name">{name}</h1>}
      {studentId && <NextLesson key={studentId} studentId={studentId} />}
      <QueryView read={read}>
        {(terms) => (
          <WeekView
            terms={terms}
            week={week}
            view={view}
            actions={{ studentId }}
            onChange={(place) => void refine(schedulePaths.sharedTimetable, { studentId, name, ...place })}
          >
            {({ from, to }, draw) => <SharedWeek studentId={studentId} from={from} to={to} draw={draw} />}
          </WeekView>
        )}
      </QueryView>
    </div>
  )
}
