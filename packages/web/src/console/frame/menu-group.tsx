import type { Path } from '@campus/contract/paths/path.ts'
import { hrefOf } from '@campus/ui/history/location.ts'
import { useSay } from '@campus/ui/words/words.ts'
import { DownOutline } from 'antd-mobile-icons'
import { type MouseEvent, useId } from 'react'
import { registeredTiles } from '../../launcher/registered-tiles.ts'
import { open } from '../../navigation/navigator.ts'
import type { MenuEntry } from '../menu/registered-menu.ts'
import type { MenuSection } from '../menu/sections.ts'
import { useTitleOf } from '../menu/use-title-of.ts'
import type { Work } from '../menu/use-work.ts'
import { WaitingBadge } from './waiting-badge.tsx'

function EntryIcon({ path }: Pick<MenuEntry, 'path'>) {
  const Icon = registeredTiles().find((tile) => tile.path === path)?.icon
  return (
    <span className="console-entry-icon" aria-hidden="true">
      {Icon && <Icon />}
    </span>
  )
}

const waitingBehind = (work: Work, kind: MenuEntry['waiting']) => (kind && work.get(kind)?.count) ?? 0

interface MenuGroupProps {
  readonly section: MenuSection
  readonly entries: readonly MenuEntry[]
  readonly current: Path
  readonly work: Work
  readonly isClosed: boolean
  /** Left out while a word narrows the menu: then nothing is folded away. */
  readonly onFold: (() => void) | undefined
  readonly onGo: (() => void) | undefined
}

/** A heading of the menu with its entries. Folded, it still shows the entry one is at. */
export function MenuGroup({ section, entries, current, work, isClosed, onFold, onGo }: MenuGroupProps) {
  const say = useSay()
  const titleOf = useTitleOf()
  const id = useId()
  const shown = isClosed ? entries.filter(({ path }) => path === current) : entries
  const hidden = entries.filter(({ path }) => path !== current).reduce((sum, { waiting }) => sum + waitingBehind(work, waiting), 0)
  // Past the veto hooks: the screen one stands on may hold work that is not saved.
  const go = (event: MouseEvent, path: Path) => {
    onGo?.()
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void open(path)
  }
  return (
    <div className="console-group">
      <h2>
        {onFold ? (
          <button type="button" aria-expanded={!isClosed} aria-controls={id} onClick={onFold}>
            {say(section.title)}
            {isClosed && <WaitingBadge count={hidden} />}
            <DownOutline aria-hidden />
          </button>
        ) : (
          say(section.title)
        )}
      </h2>
      <ul id={id}>
        {shown.map(({ path, waiting }) => (
          <li key={path.address}>
            <a href={hrefOf(path.address)} aria-current={path === current ? 'page' : undefined} onClick={(event) => go(event, path)}>
              <EntryIcon path={path} />
              {titleOf(path)}
              <WaitingBadge count={waitingBehind(work, waiting)} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
