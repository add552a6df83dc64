import { schoolTree } from '@campus/contract/school/schools.ts'
import { Modal } from '@campus/ui/feedback/modal.tsx'
import { CloseOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import '@campus/ui/form/form.css'
import '@campus/ui/form/picker-sheet.css'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { type SchoolChoice, SchoolTree } from './school-tree.tsx'
import { schoolWords } from './words.ts'

interface SchoolSheetProps extends SchoolChoice {
  readonly onClose: () => void
}

export default function SchoolSheet({ chosenId, onChoose, onClose }: SchoolSheetProps) {
  const words = useWords(schoolWords)
  const [search, setSearch] = useState('')
  const tree = useRead(schoolTree, {}, { staleTime: 300_000 })
  return (
    <Modal className="picker-sheet" label={words.choose} closesFromOutside onClose={onClose}>
      {(close) => (
        <div className="picker-frame">
          <header className="picker-head">
            <h2>{words.choose}</h2>
            <button type="button" className="field-button" aria-label={words.close} onClick={close}>
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
          <QueryView read={tree} empty={<Empty t={words.noSchools} />}>
            {(nodes) => <SchoolTree nodes={nodes} search={search} chosenId={chosenId} onChoose={onChoose} />}
          </QueryView>
        </div>
      )}
    </Modal>
  )
}
