import { useWords } from '@campus/ui/words/words.ts'
import { type ReactNode, useRef } from 'react'
import { NavBar } from '../layout/nav-bar.tsx'
import { TabLinks } from '../layout/tab-links.tsx'
import { useWide } from '../layout/use-wide.ts'
import { layoutWords } from '../layout/words.ts'
import type { Screen } from '../navigation/screen.ts'
import { useSession } from '../session/use-session.ts'
import './frame.css'

interface FrameProps {
  readonly layout: Screen['layout']
  readonly title: string
  readonly children: ReactNode
}

/** What stands around every screen: bar and tabs on a phone, a rail beside the content where there is room. */
export function Frame({ layout, title, children }: FrameProps) {
  const words = useWords(layoutWords)
  const isWide = useWide()
  const isLoggedIn = useSession('token') !== ''
  const main = useRef<HTMLElement>(null)
  const hasRail = isWide && isLoggedIn && layout !== 'none'
  const hasTabBar = !isWide && layout === 'tab'
  return (
    <div className={`frame frame-${layout}`}>
      <button type="button" className="skip-to-content" onClick={() => main.current?.focus()}>
        {words.skip}
      </button>
      {hasRail && <TabLinks place="rail" />}
      <div className="frame-content">
        {layout === 'bar' && <NavBar title={title} />}
        <main ref={main} tabIndex={-1}>
          {children}
        </main>
      </div>
      {hasTabBar && <TabLinks place="bar" />}
    </div>
  )
}
