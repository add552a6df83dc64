import type { Path } from '@campus/contract/paths/path.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { LeftOutline, UnorderedListOutline } from 'antd-mobile-icons'
import { type ReactNode, useRef, useState } from 'react'
import { useWide } from '../../layout/use-wide.ts'
import { back } from '../../navigation/navigator.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { useScreenTitle } from '../../navigation/screen-title.ts'
import { listOf } from '../menu/registered-menu.ts'
import { ConsoleDialog } from './console-dialog.tsx'
import '../../layout/nav-bar.css'
import './console-frame.css'
import { ConsoleMenu } from './console-menu.tsx'
import { useTitleOf } from './use-title-of.ts'
import { frameWords } from './words.ts'

interface ConsoleFrameProps {
  readonly screen: Path
  /** Where the thing shown has a name of its own. */
  readonly title?: string | undefined
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

function PhoneBar({ current }: { readonly current: Path }) {
  const words = useWords(frameWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="nav-bar console-bar">
      <button type="button" className="nav-back" aria-label={words.back} onClick={() => back()}>
        <LeftOutline aria-hidden />
      </button>
      <span>{words.administration}</span>
      <button type="button" className="nav-back" aria-label={words.openMenu} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <UnorderedListOutline aria-hidden />
      </button>
      {isOpen && (
        <ConsoleDialog title={words.administration} onClose={() => setIsOpen(false)}>
          <ConsoleMenu current={current} onGo={() => setIsOpen(false)} />
        </ConsoleDialog>
      )}
    </div>
  )
}

function SideMenu({ current, onSkip }: { readonly current: Path; readonly onSkip: () => void }) {
  const words = useWords(frameWords)
  return (
    <div className="console-side">
      <p className="console-brand">
        <img src="/icon.svg" alt="" width="32" height="32" />
        {words.administration}
      </p>
      <button type="button" className="skip-to-content" onClick={onSkip}>
        {words.skipMenu}
      </button>
      <ConsoleMenu current={current} />
    </div>
  )
}

/** What stands around every screen of the administration: its own menu beside it, or behind a button on a phone. */
export function ConsoleFrame({ screen, title, lead, actions, children }: ConsoleFrameProps) {
  const titleOf = useTitleOf()
  const isWide = useWide()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = listOf(screen)
  useScreenTitle(title)
  return (
    <div className="console">
      {isWide ? <SideMenu current={list ?? screen} onSkip={() => heading.current?.focus()} /> : <PhoneBar current={list ?? screen} />}
      <div className="console-content">
        <header className="console-head">
          <div className="console-head-text">
            {list && (
              <PathLink to={list} className="console-up">
                <LeftOutline aria-hidden /> {titleOf(list)}
              </PathLink>
            )}
            <h1 ref={heading} tabIndex={-1}>
              {title ?? titleOf(screen)}
            </h1>
            {lead && <p>{lead}</p>}
          </div>
          {actions && <div className="console-actions">{actions}</div>}
        </header>
        {children}
      </div>
    </div>
  )
}
