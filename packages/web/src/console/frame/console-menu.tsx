import { consolePaths } from '@campus/contract/paths/console.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { hrefOf } from '@campus/ui/history/location.ts'
import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { LeftOutline } from 'antd-mobile-icons'
import { type MouseEvent, useEffect, useRef } from 'react'
import { registeredTiles } from '../../launcher/registered-tiles.ts'
import { mayOpen } from '../../navigation/guard.ts'
import { enter, open } from '../../navigation/navigator.ts'
import { findScreen } from '../../navigation/registry.ts'
import { useSession } from '../../session/use-session.ts'
import { type ConsoleScreen, consoleTitles } from '../console-titles.ts'
import './console-menu.css'
import { menuGroups } from './menu-entries.ts'
import { useWaiting } from './use-waiting.ts'
import { frameWords } from './words.ts'

const useMayOpen = () => {
  const session = { token: useSession('token'), remember: useSession('remember'), user: useSession('user') }
  return (screen: ConsoleScreen) => {
    const registered = findScreen(consolePaths[screen].address)
    return registered !== undefined && mayOpen(registered.guard, session) === 'open'
  }
}

function EntryIcon({ screen }: { readonly screen: ConsoleScreen }) {
  const Icon = registeredTiles().find(({ path }) => path === consolePaths[screen])?.icon
  return (
    <span className="console-entry-icon" aria-hidden="true">
      {Icon && <Icon />}
    </span>
  )
}

function Waiting({ count }: { readonly count: number }) {
  const words = useWords(frameWords)
  if (count === 0) return null
  return (
    <span className="console-badge">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{words.waiting(count)}</VisuallyHidden>
    </span>
  )
}

interface ConsoleMenuProps {
  /** The entry one is at. */
  readonly current: ConsoleScreen
  readonly onGo?: () => void
}

export function ConsoleMenu({ current, onGo }: ConsoleMenuProps) {
  const words = useWords(frameWords)
  const say = useSay()
  const waiting = useWaiting()
  const isOpen = useMayOpen()
  const here = useRef<HTMLAnchorElement>(null)
  // The menu is longer than the window: without this the entry one is at may be out of sight.
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  // Past the veto hooks: the screen one stands on may hold work that is not saved.
  const go = (event: MouseEvent, screen: ConsoleScreen) => {
    onGo?.()
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void open<Path>(consolePaths[screen])
  }
  const groups = menuGroups.map(({ title, screens }) => ({ title, screens: screens.filter(isOpen) }))
  return (
    <nav className="console-menu" aria-label={words.menu}>
      <button type="button" className="console-leave" onClick={() => void enter(undefined)}>
        <LeftOutline aria-hidden /> {words.toApp}
      </button>
      {groups
        .filter(({ screens }) => screens.length > 0)
        .map(({ title, screens }) => (
          <div key={title[1]} className="console-group">
            <h2>{say(title)}</h2>
            <ul>
              {screens.map((screen) => (
                <li key={screen}>
                  <a
                    ref={screen === current ? here : undefined}
                    href={hrefOf(consolePaths[screen].address)}
                    aria-current={screen === current ? 'page' : undefined}
                    onClick={(event) => go(event, screen)}
                  >
                    <EntryIcon screen={screen} />
                    {say(consoleTitles[screen])}
                    <Waiting count={waiting[screen] ?? 0} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  )
}
