import { people } from '@campus/contract/administration/people.ts'
import { grantees } from '@campus/contract/wallet/console.ts'
import { SearchBox } from '@campus/ui/search/search-box.tsx'
import { useDebounced } from '@campus/ui/search/use-debounced.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline, CloseOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import '../../../console/look/console-look.css'
import './wallet.css'
import { grantsWords } from './words.ts'

const maxFound = 6

interface PersonSearchProps {
  readonly chosen: readonly string[]
  readonly onChoose: (number: string) => void
}

/** Finds people by name, pinyin or number, and adds them one by one. */
export function PersonSearch({ chosen, onChoose }: PersonSearchProps) {
  const words = useWords(grantsWords)
  const [typed, setTyped] = useState('')
  const wanted = useDebounced(typed).trim()
  const { data } = useRead(people, { words: wanted, state: 'active', pageSize: maxFound }, { enabled: wanted !== '', background: true })
  const found = (wanted !== '' && data?.rows.filter(({ number }) => !chosen.includes(number))) || []
  return (
    <div className="grant-search">
      <SearchBox label={words.find} value={typed} onChange={setTyped} />
      {wanted !== '' && data && found.length === 0 && <p className="console-note">{words.noneFound}</p>}
      {found.length > 0 && (
        <ul aria-label={words.find}>
          {found.map(({ id, name, number, unitName }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  onChoose(number)
                  setTyped('')
                }}
              >
                <AddOutline aria-hidden /> {name} · {number}
                <small>{unitName}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface GranteeListProps {
  readonly numbers: readonly string[]
  readonly onRemove: (number: string) => void
}

/** Whom the numbers belong to, so that a wrong one is seen before anything is given. */
export function GranteeList({ numbers, onRemove }: GranteeListProps) {
  const words = useWords(grantsWords)
  const settled = useDebounced([...new Set(numbers)].join('\n'))
  const asked = settled === '' ? [] : settled.split('\n')
  const { data } = useRead(grantees, { numbers: asked }, { enabled: asked.length > 0, background: true })
  if (asked.length === 0 || !data) return null
  const rows = [...data.unknown.map((number) => ({ number, name: '', unitName: words.nobodyHas })), ...data.people]
  return (
    <section className="grant-people" aria-label={words.takers(data.people.length)}>
      <p role="status">{words.takers(data.people.length)}</p>
      <ul>
        {rows.map(({ number, name, unitName }) => (
          <li key={number} data-wrong={name === '' ? true : undefined}>
            <span>
              {name} {number}
              <small>{unitName}</small>
            </span>
            <button type="button" aria-label={words.remove(name || number)} onClick={() => onRemove(number)}>
              <CloseOutline aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
