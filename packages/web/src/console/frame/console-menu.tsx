import type { Path } from '@campus/contract/paths/path.ts'
import { hrefOf } from '@campus/ui/history/location.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { LeftOutline } from 'antd-mobile-icons'
import { type MouseEvent, useEffect, useRef } from 'react'
import { registeredTiles } from '../../launcher/registered-tiles.ts'
import { enter, open } from '../../navigation/navigator.ts'
import { useMayOpen } from '../../navigation/use-access.ts'
import { type MenuEntry, registeredMenu } from '../menu/registered-menu.ts'
import './console-menu.css'
import { useTitleOf } from './use-title-of.ts'
import { WaitingBadge } from './waiting-badge.tsx'
import { frameWords } from './words.ts'

/** The entries that this person may open, below their headings. */
const useMenu = () => {
  const mayOpen = useMayOpen()
  const entries = registeredMenu().filter(({ path }) => mayOpen(path))
  return [...Map.groupBy(entries, ({ section }) => section)]
}

function EntryIcon({ path }: Pick<MenuEntry, 'path'>) {
  const Icon = registeredTiles().find((tile) => tile.path === path)?.icon
  return (
    <span className="console-entry-icon" aria-hidden="true">
      {Icon && <Icon />}
    </span>
  )
}

interface ConsoleMenuProps {
  /** The entry one is at. */
  readonly current: Path
  readonly onGo?: () => void
}

export function ConsoleMenu({ current, onGo }: ConsoleMenuProps) {
  const words = useWords(frameWords)
  const say = useSay()
  const titleOf = useTitleOf()
  const menu = useMenu()
  const here = useRef<HTMLAnchorElement>(null)
  // The menu is longer than the window: without this the entry one is at may be out of sight.
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  // Past the veto hooks: the screen one stands on may hold work that is not saved.
  const go = (event: MouseEvent, path: Path) => {
    onGo?.()
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void open(path)
  }
  return (
    <nav className="console-menu" aria-label={words.menu}>
      <button type="button" className="console-leave" onClick={() => void enter(undefined)}>
        <LeftOutline aria-hidden /> {words.toApp}
      </button>
      {menu.map(([{ title }, entries]) => (
        <div key={title[1]} className="console-group">
          <h2>{say(title)}</h2>
          <ul>
            {entries.map(({ path, waiting }) => (
              <li key={path.address}>
                <a
                  ref={path === current ? here : undefined}
                  href={hrefOf(path.address)}
                  aria-current={path === current ? 'page' : undefined}
                  onClick={(event) => go(event, path)}
                >
                  <EntryIcon path={path} />
                  {titleOf(path)}
                  {waiting && <WaitingBadge load={waiting} />}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
