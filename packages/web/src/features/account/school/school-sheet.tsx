import { schoolTree } from '@campus/contract/school/schools.ts'
import { CloseOutline } from 'antd-mobile-icons'
import { useEffect, useRef, useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import '../../../parts/form/form.css'
import '../../../parts/form/picker-sheet.css'
import { Empty } from '../../../parts/states/empty.tsx'
import { Show } from '../../../parts/states/show.tsx'
import { useWords } from '../../../words/words.ts'
import { type SchoolChoice, SchoolTree } from './school-tree.tsx'
import { schoolWords } from './words.ts'

interface SchoolSheetProps extends SchoolChoice {
  readonly onClose: () => void
}

/** The browser's own modal dialog: it holds the focus, closes by Escape and gives the focus back. */
export default function SchoolSheet({ chosenId, onChoose, onClose }: SchoolSheetProps) {
  const words = useWords(schoolWords)
  const sheet = useRef<HTMLDialogElement>(null)
  const [search, setSearch] = useState('')
  const tree = useRead(schoolTree, {}, { staleTime: 300_000 })
  useEffect(() => sheet.current?.showModal(), [])
  return (
    <dialog
      className="picker-sheet"
      ref={sheet}
      aria-label={words.choose}
      onClick={(event) => event.target === event.currentTarget && sheet.current?.close()}
      onClose={onClose}
    >
      <div className="picker-frame">
        <header className="picker-head">
          <h2>{words.choose}</h2>
          <button type="button" className="field-button" aria-label={words.close} onClick={() => sheet.current?.close()}>
            <CloseOutline aria-hidden />
          </button>
        </header>
        <input
          className="field-box"
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Show read={tree} empty={<Empty says={words.noSchools} />}>
          {(nodes) => <SchoolTree nodes={nodes} search={search} chosenId={chosenId} onChoose={onChoose} />}
        </Show>
      </div>
    </dialog>
  )
}
