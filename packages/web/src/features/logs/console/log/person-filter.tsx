import { logPeople } from '@campus/contract/logs/log-people.ts'
import type { LogAddress } from '@campus/contract/paths/logs.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { SearchBox } from '@campus/ui/search/search-box.tsx'
import { useDebounced } from '@campus/ui/search/use-debounced.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { CloseOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import type { Addressed } from '../../../../console/filters/use-addressed.ts'
import './log.css'
import { logWords } from './words.ts'

interface PersonFilterProps {
  readonly of: Addressed<Path<LogAddress>>
  readonly personId: string | undefined
}

/** Finds somebody by name, pinyin or number, and narrows the log to them. */
function PersonSearch({ onChoose }: { readonly onChoose: (id: string) => void }) {
  const words = useWords(logWords)
  const [typed, setTyped] = useState('')
  const wanted = useDebounced(typed).trim()
  const { data } = useRead(logPeople, { words: wanted }, { enabled: wanted !== '', background: true })
  const found = wanted === '' || typed.trim() === '' ? undefined : data
  return (
    <div className="log-person-search">
      <SearchBox label={words.findPerson} value={typed} onChange={setTyped} />
      {found && (
        <div className="log-people">
          {found.length === 0 && <p role="status">{words.nobodyFound}</p>}
          {found.map(({ id, name, number }) => (
            <button key={id} type="button" onClick={() => onChoose(id)}>
              {name} <small>{number}</small>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** Out of reach nobody has a name, as in the log itself. */
function ChosenPerson({ personId, onClear }: { readonly personId: string; readonly onClear: () => void }) {
  const words = useWords(logWords)
  const { data } = useRead(logPeople, { personId }, { background: true })
  const [person] = data ?? []
  const shown = person ? `${person.name} ${person.number}` : words.onePerson
  return (
    <Button onClick={onClear} aria-label={words.clearPerson(shown)}>
      {shown} <CloseOutline aria-hidden />
    </Button>
  )
}

export function PersonFilter({ of, personId }: PersonFilterProps) {
  if (personId === undefined) return <PersonSearch onChoose={(id) => of.filter({ personId: id })} />
  return <ChosenPerson personId={personId} onClear={() => of.filter({ personId: undefined })} />
}
