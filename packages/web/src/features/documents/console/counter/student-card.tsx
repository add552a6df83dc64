import { people } from '@campus/contract/administration/people.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { SearchBox } from '@campus/ui/search/search-box.tsx'
import { useDebounced } from '@campus/ui/search/use-debounced.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { Avatar } from '../../../../domain/person/avatar.tsx'
import '../../../../console/look/console-look.css'
import '../../../../console/look/list-with-detail.css'
import './counter.css'
import { counterWords } from './words.ts'

export type Student = OutputOf<typeof people>['rows'][number]

const maxFound = 8

function Found({ text, onChoose }: { readonly text: string; readonly onChoose: (student: Student) => void }) {
  const words = useWords(counterWords)
  const read = useRead(people, { words: text, userType: 'student', pageSize: maxFound })
  return (
    <QueryView read={read} empty={<p className="console-note">{words.nobody}</p>} waiting={<Waiting rows={2} />}>
      {({ rows }) => (
        <ul className="choosable" aria-label={words.student}>
          {rows.map((student) => (
            <li key={student.id}>
              <button type="button" className="choosable-row" onClick={() => onChoose(student)}>
                <span className="choosable-head">
                  {student.name}
                  <span className="console-figures">{student.number}</span>
                </span>
                <small>{student.unitName}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}

interface StudentCardProps {
  readonly student: Student | undefined
  readonly onChoose: (student: Student | undefined) => void
}

/** Who stands at the counter: found by number or name, and shown with the unit so that nobody is taken for another. */
export function StudentCard({ student, onChoose }: StudentCardProps) {
  const words = useWords(counterWords)
  const [typed, setTyped] = useState('')
  const settled = useDebounced(typed).trim()
  if (student)
    return (
      <section className="console-card">
        <header>
          <h2>{words.student}</h2>
          <Button size="small" onClick={() => onChoose(undefined)}>
            {words.another}
          </Button>
        </header>
        <div className="counter-student">
          <Avatar name={student.name} src="" />
          <div>
            <strong>{student.name}</strong> <span className="console-figures">{student.number}</span>
            <div className="console-quiet">{student.unitName}</div>
          </div>
          {student.state === 'disabled' && <StateMark tone="bad" t={words.disabled} />}
        </div>
      </section>
    )
  return (
    <section className="console-card">
      <h2>{words.student}</h2>
      <SearchBox label={words.search} value={typed} onChange={setTyped} />
      {settled === '' ? <p className="console-note">{words.searchHint}</p> : <Found text={settled} onChoose={onChoose} />}
    </section>
  )
}
