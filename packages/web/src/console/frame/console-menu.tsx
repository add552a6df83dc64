import type { Path } from '@campus/contract/paths/path.ts'
import { SearchBox } from '@campus/ui/search/search-box.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { LeftOutline } from 'antd-mobile-icons'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useKeywords } from '../../launcher/use-keywords.ts'
import { enter, open } from '../../navigation/navigator.ts'
import { useMayOpen } from '../../navigation/use-access.ts'
import { keepClosed, readClosed } from '../menu/closed-groups.ts'
import { findEntries } from '../menu/find-entries.ts'
import { registeredMenu } from '../menu/registered-menu.ts'
import type { Work } from '../menu/use-work.ts'
import './console-menu.css'
import { MenuGroup } from './menu-group.tsx'
import { frameWords } from './words.ts'

interface ConsoleMenuProps {
  /** The entry one is at. */
  readonly current: Path
  readonly work: Work
  readonly onGo?: () => void
  /** What stands above it. */
  readonly children?: ReactNode
}

/** The entries that this person may open, below headings that can be folded; a word narrows them. */
export function ConsoleMenu({ current, work, onGo, children }: ConsoleMenuProps) {
  const words = useWords(frameWords)
  const mayOpen = useMayOpen()
  const [typed, setTyped] = useState('')
  const [closed, setClosed] = useState(readClosed)
  const keywords = useKeywords(typed.trim() !== '')
  const nav = useRef<HTMLElement>(null)
  const entries = registeredMenu().filter(({ path }) => mayOpen(path))
  const found = findEntries(entries, typed, keywords)
  const isFiltered = typed.trim() !== ''
  const groups = [...Map.groupBy(isFiltered ? entries.filter((entry) => found.includes(entry)) : entries, ({ section }) => section)]
  const areAllClosed = groups.every(([{ order }]) => closed.has(order))
  const keep = (next: ReadonlySet<number>) => {
    setClosed(next)
    keepClosed(next)
  }
  const fold = (order: number) => {
    const next = new Set(closed)
    if (!next.delete(order)) next.add(order)
    keep(next)
  }
  // The menu is longer than the window: without this the entry one is at may be out of sight.
  useEffect(() => {
    if (!isFiltered) nav.current?.querySelector(`[href$="#${current.address}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [current, isFiltered])
  const goToFirst = (event: FormEvent) => {
    event.preventDefault()
    const [first] = found
    if (!isFiltered || !first) return
    setTyped('')
    onGo?.()
    void open(first.path)
  }
  return (
    <nav ref={nav} className="console-menu" aria-label={words.menu}>
      <div className="console-menu-top">
        {children}
        <button type="button" className="console-leave" onClick={() => void enter(undefined)}>
          <LeftOutline aria-hidden /> {words.toApp}
        </button>
        <form onSubmit={goToFirst}>
          <SearchBox label={words.filter} value={typed} onChange={setTyped} />
        </form>
      </div>
      <div className="console-groups">
        {groups.map(([section, below]) => (
          <MenuGroup
            key={section.order}
            section={section}
            entries={below}
            current={current}
            work={work}
            isClosed={!isFiltered && closed.has(section.order)}
            onFold={isFiltered ? undefined : () => fold(section.order)}
            onGo={onGo}
          />
        ))}
        {groups.length === 0 && (
          <p className="console-menu-none" role="status">
            {words.noEntry}
          </p>
        )}
        {!isFiltered && groups.length > 1 && (
          <button
            type="button"
            className="console-leave"
            onClick={() => keep(new Set(areAllClosed ? [] : groups.map(([{ order }]) => order)))}
          >
            {areAllClosed ? words.openAll : words.closeAll}
          </button>
        )}
      </div>
    </nav>
  )
}
