import { Button } from '@campus/ui/button/button.tsx'
import { Modal } from '@campus/ui/feedback/modal.tsx'
import { SearchBox } from '@campus/ui/search/search-box.tsx'
import { useDebounced } from '@campus/ui/search/use-debounced.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { CloseOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import '@campus/ui/form/form.css'
import '@campus/ui/form/picker-sheet.css'
import '@campus/ui/list/list.css'
import '@campus/ui/page/page.css'
import { FoundList } from './found-list.tsx'
import { LevelList } from './level-list.tsx'
import './office-people.css'
import { type Picked, toggled } from './picked.ts'
import { officePeopleWords } from './words.ts'

interface PeopleSheetProps {
  readonly title: string
  readonly kind?: 'user' | 'dept'
  readonly isMultiple: boolean
  readonly value: readonly Picked[]
  readonly onChange: (value: readonly Picked[]) => void
  readonly onClose: () => void
}

/** A sheet to choose people or units from, open as long as it is drawn. One alone is taken with one tap. */
export function PeopleSheet({ title, kind = 'user', isMultiple, value, onChange, onClose }: PeopleSheetProps) {
  const words = useWords(officePeopleWords)
  const [typed, setTyped] = useState('')
  const name = useDebounced(typed).trim()
  const toggle = (picked: Picked) => {
    const next = toggled(value, picked, isMultiple)
    onChange(next)
    if (!isMultiple && next.length > 0) onClose()
  }
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
          {kind === 'user' && <SearchBox label={words.search} value={typed} onChange={setTyped} />}
          <div className="office-sheet-body">
            {name === '' ? (
              <LevelList kind={kind} chosen={value} onToggle={toggle} />
            ) : (
              <FoundList name={name} chosen={value} onToggle={toggle} />
            )}
          </div>
          {isMultiple && (
            <Button color="primary" block onClick={close}>
              {words.done(value.length)}
            </Button>
          )}
        </div>
      )}
    </Modal>
  )
}
