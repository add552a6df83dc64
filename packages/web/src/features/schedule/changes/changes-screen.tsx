import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { ownChanges } from '@campus/contract/schedule/changes.ts'
import { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import '@campus/ui/page/page.css'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { ChangeActions } from './change-actions.tsx'
import { ChangeFacts, ChangeHead } from './change-facts.tsx'
import { changeWords } from './words.ts'

/** What I asked for and what I am asked; what waits for my answer stands first, or the one that a message speaks of. */
export default function ChangesScreen() {
  const words = useWords(changeWords)
  const { id } = useQueryOf(schedulePaths.changes)
  const read = useRead(ownChanges, {}, { staleTime: 0 })
  const { data: terms } = useRead(scheduleTerms, {})
  return (
    <div className="page page-column">
      <QueryView read={read}>
        {(changes) =>
          changes.length === 0 ? (
            <Empty t={words.none} action={<PathLink to={schedulePaths.timetable}>{words.toTimetable}</PathLink>} />
          ) : (
            changes
              .toSorted((one, other) => Number(other.id === id) - Number(one.id === id) || Number(other.mayAnswer) - Number(one.mayAnswer))
              .map((change) => (
                <section key={change.id} className="page-card">
                  <h2>
                    <ChangeHead change={change} />
                  </h2>
                  {change.mayAnswer && <p className="page-note">{words.asksYou(change.asker.name)}</p>}
                  {terms && <ChangeFacts change={change} timeZone={terms.timeZone} />}
                  <ChangeActions change={change} />
                </section>
              ))
          )
        }
      </QueryView>
    </div>
  )
}
