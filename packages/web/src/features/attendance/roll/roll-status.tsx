import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { lookOf } from '../state-look.ts'
import { RollHead } from './roll-head.tsx'
import { useRoll } from './use-roll.ts'
import { rollWords } from './words.ts'

/** How a roll call goes now; each name leads to how its state came about. */
export function RollStatus({ id }: { readonly id: string }) {
  const words = useWords(rollWords)
  const say = useSay()
  const read = useRoll(id)
  return (
    <QueryView read={read}>
      {(roll) => (
        <div className="page">
          <RollHead roll={roll} />
          <PathLink to={attendancePaths.named} query={{ id }}>
            {words.toList}
          </PathLink>
          <section className="page-card" aria-label={words.list}>
            <ul className="page-list">
              {roll.people.map((person) => (
                <li key={person.id} className="attendance-day">
                  <PathLink to={attendancePaths.status} query={{ id, personId: person.id }}>
                    {person.name}
                  </PathLink>
                  <StateMark tone={lookOf(person).tone} t={say(lookOf(person).t)} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </QueryView>
  )
}
