import type { Path } from '@campus/contract/paths/path.ts'
import { LeftOutline } from 'antd-mobile-icons'
import type { ReactNode } from 'react'
import { PathLink } from '../../navigation/path-link.tsx'
import { useScreenTitle } from '../../navigation/screen-title.ts'
import { listOf } from '../menu/registered-menu.ts'
import './console-frame.css'
import { useTitleOf } from '../menu/use-title-of.ts'
import { SchoolClock } from './school-clock.tsx'

interface ConsoleFrameProps {
  readonly screen: Path
  /** Where the thing shown has a name of its own. */
  readonly title?: string | undefined
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Heading and content of a screen of the administration; the menu beside it belongs to the frame of the app. */
export function ConsoleFrame({ screen, title, lead, actions, children }: ConsoleFrameProps) {
  const titleOf = useTitleOf()
  const list = listOf(screen)
  useScreenTitle(title)
  return (
    <div className="console-content">
      <header className="console-head">
        <div className="console-head-text">
          {list && (
            <PathLink to={list} className="console-up">
              <LeftOutline aria-hidden /> {titleOf(list)}
            </PathLink>
          )}
          <h1 tabIndex={-1}>{title ?? titleOf(screen)}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <div className="console-actions">{actions}</div>}
      </header>
      {children}
      <SchoolClock />
    </div>
  )
}
