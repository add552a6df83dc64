import type { Path } from '@campus/contract/paths/path.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { LeftOutline, SearchOutline, UnorderedListOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { SchoolMark } from '../../layout/school-mark.tsx'
import { useWide } from '../../layout/use-wide.ts'
import { back } from '../../navigation/navigator.ts'
import { ConsoleDialog } from '../dialog/console-dialog.tsx'
import { listOf } from '../menu/registered-menu.ts'
import { useWork, type Work } from '../menu/use-work.ts'
import { ConsoleSearch } from '../search/console-search.tsx'
import { useSearchKeys } from '../search/use-search-keys.ts'
import { searchWords } from '../search/words.ts'
import { ConsoleMenu } from './console-menu.tsx'
import '../../layout/nav-bar.css'
import './console-side.css'
import { frameWords } from './words.ts'

interface MenuProps {
  readonly current: Path
  readonly work: Work
  readonly onSearch: () => void
}

function SearchButton({ onSearch }: Pick<MenuProps, 'onSearch'>) {
  const words = useWords(searchWords)
  return (
    <button type="button" className="console-search-button" aria-haspopup="dialog" aria-keyshortcuts="Control+K /" onClick={onSearch}>
      <SearchOutline aria-hidden />
      {words.title}
      <kbd aria-hidden="true">{words.shortcut}</kbd>
    </button>
  )
}

function PhoneBar({ current, work, onSearch }: MenuProps) {
  const words = useWords(frameWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <header className="nav-bar console-bar">
      <button type="button" className="nav-back" aria-label={words.back} onClick={() => back()}>
        <LeftOutline aria-hidden />
      </button>
      <span>{words.administration}</span>
      <button type="button" className="nav-back" aria-label={words.openMenu} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <UnorderedListOutline aria-hidden />
      </button>
      {isOpen && (
        <ConsoleDialog title={words.administration} onClose={() => setIsOpen(false)}>
          <ConsoleMenu current={current} work={work} onGo={() => setIsOpen(false)}>
            <SearchButton
              onSearch={() => {
                setIsOpen(false)
                onSearch()
              }}
            />
          </ConsoleMenu>
        </ConsoleDialog>
      )}
    </header>
  )
}

function SideMenu({ current, work, onSearch }: MenuProps) {
  const words = useWords(frameWords)
  return (
    <div className="console-side">
      <ConsoleMenu current={current} work={work}>
        <p className="console-brand">
          <SchoolMark />
          {words.administration}
        </p>
        <SearchButton onSearch={onSearch} />
      </ConsoleMenu>
    </div>
  )
}

/** The way around the administration: its menu beside the screen, or behind a button on a phone, and the search. */
export function ConsoleSide({ screen }: { readonly screen: Path }) {
  const isWide = useWide()
  const work = useWork()
  const [isSearching, setIsSearching] = useState(false)
  const search = () => setIsSearching(true)
  useSearchKeys(search)
  const Menu = isWide ? SideMenu : PhoneBar
  return (
    <>
      <Menu current={listOf(screen) ?? screen} work={work} onSearch={search} />
      {isSearching && <ConsoleSearch onClose={() => setIsSearching(false)} />}
    </>
  )
}
