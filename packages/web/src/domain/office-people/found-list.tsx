import { findUsers } from '@campus/contract/approval/people.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../api/use-page.ts'
import { ChoosableRow } from './choosable-row.tsx'
import type { Picked } from './picked.ts'
import { officePeopleWords } from './words.ts'

interface FoundListProps {
  readonly name: string
  readonly chosen: readonly Picked[]
  readonly onToggle: (picked: Picked) => void
}

/** Whom a search finds. */
export function FoundList({ name, chosen, onToggle }: FoundListProps) {
  const words = useWords(officePeopleWords)
  const read = usePage(findUsers, { name })
  return (
    <QueryView read={read} empty={<p className="page-note">{words.noMatch}</p>}>
      {({ rows, total }) => (
        <>
          <ul className="picker-options">
            {rows.map((person) => (
              <li key={person.id}>
                <ChoosableRow
                  name={person.name}
                  note={person.unitName}
                  avatar={person.avatar}
                  isChosen={chosen.some(({ id }) => id === person.id)}
                  onToggle={() => onToggle(person)}
                />
              </li>
            ))}
          </ul>
          {total > rows.length && <p className="page-note">{words.more(rows.length, total)}</p>}
        </>
      )}
    </QueryView>
  )
}
