import { useWords } from '@campus/ui/words/words.ts'
import { type ReactNode, useRef } from 'react'
import { NavBar } from '../chrome/nav-bar.tsx'
import { TabLinks } from '../chrome/tab-links.tsx'
import { useWide } from '../chrome/use-wide.ts'
import { chromeWords } from '../chrome/words.ts'
import type { Screen } from '../navigation/screen.ts'
import { useSession } from '../session/use-session.ts'
import './frame.css'

interface FrameProps {
  readonly chrome: Screen['chrome']
  readonly title: string
  readonly children: ReactNode
}

/** What stands around every screen: bar and tabs on a phone, a rail beside the content where there is room. */
export function Frame({ chrome, title, children }: FrameProps) {
  const words = useWords(chromeWords)
  const isWide = useWide()
  const isLoggedIn = useSession('token') !== ''
  const main = useRef<HTMLElement>(null)
  const hasRail = isWide && isLoggedIn && chrome !== 'none'
  const hasTabBar = !isWide && chrome === 'tab'
  return (
    <div className={`frame frame-${chrome}`}>
      <button type="button" className="skip-to-content" onClick={() => main.current?.focus()}>
        {words.skip}
      </button>
      {hasRail && <TabLinks place="rail" />}
      <div className="frame-content">
        {chrome === 'bar' && <NavBar title={title} />}
        <main ref={main} tabIndex={-1}>
          {children}
        </main>
      </div>
      {hasTabBar && <TabLinks place="bar" />}
    </div>
  )
}
