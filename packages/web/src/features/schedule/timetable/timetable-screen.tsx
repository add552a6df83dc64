import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import { ownTimetable, type TimetableEntry } from '@campus/contract/schedule/timetable.ts'
import { Button } from '@campus/ui/button/button.tsx'
import '@campus/ui/page/page.css'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { type ReactNode, useState } from 'react'
import { NextLesson } from '../../../domain/lesson/next-lesson.tsx'
import { refine } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { useCachedRead } from '../../../offline-cache/use-cached-read.ts'
import { OwnEntrySheet } from '../own-entries/own-entry-sheet.tsx'
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

/** An entry to change, or where and when a new one begins. */
type Opened = { readonly entry: TimetableEntry } | { readonly at: { readonly day: string; readonly starts: string; readonly ends: string } }

export default function TimetableScreen() {
  const words = useWords(timetableWords)
  const { week, view } = useQueryOf(schedulePaths.timetable)
  const read = useCachedRead(scheduleTerms, {})
  const [opened, setOpened] = useState<Opened>()
  const actions = {
    onOpen: (entry: TimetableEntry) => setOpened({ entry }),
    onAdd: (day: string, starts: string, ends: string) => setOpened({ at: { day, starts, ends } }),
  }
  return (
    <div className="page timetable-page">
      <NextLesson />
      <QueryView read={read}>
        {(terms) => (
          <>
            <WeekView
              terms={terms}
              week={week}
              view={view}
              onChange={(place) => void refine(schedulePaths.timetable, place)}
              actions={actions}
            >
              {({ from, to }, draw) => (
                <>
                  <div className="timetable-actions">
                    <Button
                      size="small"
                      onClick={() => actions.onAdd(from <= terms.today && terms.today <= to ? terms.today : from, '18:00', '19:00')}
                    >
                      {words.add}
                    </Button>
                    <PathLink to={schedulePaths.freeRooms}>{words.freeRooms}</PathLink>
                    {terms.classId !== null && (
                      <PathLink to={schedulePaths.timetableOf} query={{ kind: 'class', id: terms.classId }}>
                        {words.myClass}
                      </PathLink>
                    )}
                    <PathLink to={schedulePaths.feeds}>{words.subscribe}</PathLink>
                  </div>
                  <OwnWeek key={from} from={from} to={to} draw={draw} />
                </>
              )}
            </WeekView>
            {opened && <OwnEntrySheet {...opened} terms={terms} onClose={() => setOpened(undefined)} />}
          </>
        )}
      </QueryView>
    </div>
  )
}
