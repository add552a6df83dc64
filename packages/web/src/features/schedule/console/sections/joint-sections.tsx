import { consoleSections } from '@campus/contract/schedule/console/sections.ts'
import { DebouncedSearch } from '@campus/ui/search/debounced-search.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import '../../../../console/fields/fields.css'
import { sectionsWords } from './words.ts'

interface Joint {
  readonly id: string
  readonly code: string
}

interface JointSectionsProps {
  readonly termId: string
  /** The section whose times are edited: it always takes part. */
  readonly ownId: string
  readonly chosen: readonly Joint[]
  readonly onChange: (sections: readonly Joint[]) => void
}

const shownAtOnce = 8

/** The sections that are taught together at this time; others are found by typing. */
export function JointSections({ termId, ownId, chosen, onChange }: JointSectionsProps) {
  const words = useWords(sectionsWords)
  const [text, setText] = useState('')
  const given = { termId, words: text, pageSize: shownAtOnce }
  const { data } = useRead(consoleSections, given, { enabled: text !== '', background: true })
  const isChosen = (id: string) => chosen.some((one) => one.id === id)
  const found = (text === '' ? [] : (data?.rows ?? [])).filter(({ id }) => !isChosen(id))
  const rows = [
    ...chosen.map((one) => ({ ...one, label: one.code })),
    ...found.map(({ id, code, course }) => ({ id, code, label: `${course.name} ${code}` })),
  ]
  const turn = ({ id, code }: Joint) => onChange(isChosen(id) ? chosen.filter((one) => one.id !== id) : [...chosen, { id, code }])
  return (
    <fieldset className="checks">
      <legend>{words.joint}</legend>
      <DebouncedSearch label={words.findJoint} value={text} onSearch={(found) => setText(found ?? '')} />
      <div className="checks-options">
        {rows.map((row) => (
          <label key={row.id} className="check">
            <input type="checkbox" checked={isChosen(row.id)} disabled={row.id === ownId} onChange={() => turn(row)} />
            {row.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
