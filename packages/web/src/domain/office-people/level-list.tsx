import { userTree } from '@campus/contract/approval/people.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { RightOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useRead } from '../../api/use-read.ts'
import { ChoosableRow } from './choosable-row.tsx'
import type { Picked } from './picked.ts'
import { officePeopleWords } from './words.ts'

interface LevelListProps {
  readonly kind: 'user' | 'dept'
  readonly chosen: readonly Picked[]
  readonly onToggle: (picked: Picked) => void
}

const pageSize = 100

/** One level of the organisation after the other, from the top down. */
export function LevelList({ kind, chosen, onToggle }: LevelListProps) {
  const words = useWords(officePeopleWords)
  const language = useLanguage()
  const [deptId, setDeptId] = useState<string>()
  const read = useRead(userTree, { pageSize, ...(deptId !== undefined && { deptId }) })
  const isChosen = (id: string) => chosen.some((each) => each.id === id)
  return (
    <QueryView read={read}>
      {({ trail, units, people }) => (
        <>
          <nav className="office-trail" aria-label={words.where}>
            <button type="button" onClick={() => setDeptId(undefined)}>
              {words.top}
            </button>
            {trail.map((unit) => (
              <button key={unit.id} type="button" aria-current={unit.id === deptId || undefined} onClick={() => setDeptId(unit.id)}>
                {nameIn(unit, language)}
              </button>
            ))}
          </nav>
          <ul className="picker-options">
            {units.map((unit) => (
              <li key={unit.id} className="office-unit">
                {kind === 'dept' ? (
                  <>
                    <ChoosableRow name={unit.name} isChosen={isChosen(unit.id)} onToggle={() => onToggle(unit)} />
                    <button type="button" className="field-button" aria-label={words.open(unit.name)} onClick={() => setDeptId(unit.id)}>
                      <RightOutline aria-hidden />
                    </button>
                  </>
                ) : (
                  <button type="button" className="picker-option" onClick={() => setDeptId(unit.id)}>
                    {unit.name}
                    <RightOutline aria-hidden />
                  </button>
                )}
              </li>
            ))}
            {kind === 'user' &&
              people.rows.map((person) => (
                <li key={person.id}>
                  <ChoosableRow
                    name={person.name}
                    note={person.isLeader ? `${person.unitName} · ${words.leads}` : person.unitName}
                    avatar={person.avatar}
                    isChosen={isChosen(person.id)}
                    onToggle={() => onToggle(person)}
                  />
                </li>
              ))}
          </ul>
          {kind === 'user' && people.total > people.rows.length && (
            <p className="page-note">{words.more(people.rows.length, people.total)}</p>
          )}
          {kind === 'user' && units.length === 0 && people.rows.length === 0 && <p className="page-note">{words.nobody}</p>}
          {kind === 'dept' && units.length === 0 && <p className="page-note">{words.noUnits}</p>}
        </>
      )}
    </QueryView>
  )
}
