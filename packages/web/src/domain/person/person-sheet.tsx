import { findUsers, type OfficePerson } from '@campus/contract/approval/people.ts'
import { Modal } from '@campus/ui/feedback/modal.tsx'
import { DebouncedSearch } from '@campus/ui/search/debounced-search.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { CloseOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useRead } from '../../api/use-read.ts'
import '@campus/ui/form/picker-sheet.css'
import { Avatar } from './avatar.tsx'
import './person-sheet.css'
import { personWords } from './words.ts'

interface PersonSheetProps {
  readonly title: string
  readonly onChoose: (person: OfficePerson) => void
  readonly onClose: () => void
}

const shown = 30

function Found({ words: typed, onChoose }: { readonly words: string } & Pick<PersonSheetProps, 'onChoose'>) {
  const words = useWords(personWords)
  const read = useRead(findUsers, { name: typed, pageSize: shown })
  return (
    <QueryView
      read={read}
      isEmpty={({ total }) => total === 0}
      empty={
        <p className="field-hint" role="status">
          {words.noMatch}
        </p>
      }
    >
      {({ rows }) => (
        <ul className="picker-options">
          {rows.map((person) => (
            <li key={person.id}>
              <button type="button" className="picker-option person-option" onClick={() => onChoose(person)}>
                <Avatar name={person.name} src={person.avatar} />
                <span className="person-option-name">
                  {person.name}
                  <small>{[person.unitName, person.isLeader && words.leader].filter(Boolean).join(' · ')}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}

/** A sheet in which one finds a person of the address book, open as long as it is drawn. */
export function PersonSheet({ title, onChoose, onClose }: PersonSheetProps) {
  const words = useWords(personWords)
  const [typed, setTyped] = useState('')
  return (
    <Modal className="picker-sheet" label={title} closesFromOutside onClose={onClose}>
      {(close) => (
        <div className="picker-frame">
          <header className="picker-head">
            <h2>{title}</h2>
            <button type="button" className="field-button" aria-label={words.close} onClick={close}>
              <CloseOutline aria-hidden />
            </button>
          </header>
          <DebouncedSearch label={words.search} value={typed} onSearch={(next) => setTyped(next ?? '')} />
          {typed === '' ? <p className="field-hint">{words.type}</p> : <Found words={typed} onChoose={onChoose} />}
        </div>
      )}
    </Modal>
  )
}
