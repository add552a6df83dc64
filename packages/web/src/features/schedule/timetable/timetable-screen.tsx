import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import { ownTimetable } from '@campus/contract/schedule/timetable.ts'
import '@campus/ui/page/page.css'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { NextLesson } from '../../../domain/lesson/next-lesson.tsx'
import { refine } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { useCachedRead } from '../../../offline-cache/use-cached-read.ts'
import type { Item } from './grid.rules.ts'
import { WeekView } from './week-view.tsx'
import { timetableWords } from './words.ts'

interface OwnWeekProps {
  readonly from: string
  readonly to: string
  readonly draw: (items: readonly Item[]) => ReactNode
}

/** Stays on the device, so that it opens without network. */
function OwnWeek({ from, to, draw }: OwnWeekProps) {
  const words = useWords(timetableWords)
  const read = useCachedRead(ownTimetable, { from, to })
  return (
    <QueryView read={read}>
      {({ lessons, entries }) => (
        <>
          {read.keptAt !== undefined && (
            <p className="page-note">
              {words.keptFrom} <Time at={read.keptAt} />
            </p>
          )}
          {draw([...lessons.map((lesson) => ({ lesson })), ...entries.map((entry) => ({ entry }))])}
        </>
      )}
    </QueryView>
  )
}

export default function TimetableScreen() {
  const { week, view } = useQueryOf(schedulePaths.timetable)
  const read = useCachedRead(scheduleTerms, {})
  return (
    <div className="page timetable-page">
      <NextLesson />
      <QueryView read={read}>
        {(terms) => (
          <WeekView terms={terms} week={week} view={view} onChange={(place) => void refine(schedulePaths.timetable, place)}>
            {({ from, to }, draw) => <OwnWeek key={from} from={from} to={to} draw={draw} />}
          </WeekView>
        )}
      </QueryView>
    </div>
  )
}
