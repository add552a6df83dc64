import { useSay, useWords } from '@campus/ui/words/words.ts'
import { type ReactNode, useRef } from 'react'
import { isInMenu } from '../console/menu/registered-menu.ts'
import { NavBar } from '../layout/nav-bar.tsx'
import { ScreenTabs } from '../layout/screen-tabs.tsx'
import { useWide } from '../layout/use-wide.ts'
import { layoutWords } from '../layout/words.ts'
import type { Screen } from '../navigation/screen.ts'
import { isManaging } from '../session/is-managing.ts'
import { useSession } from '../session/use-session.ts'
import { ConsolePlace } from './console-place.tsx'
import './frame.css'
import { useLoggedIn } from './use-logged-in.ts'

interface FrameProps {
  readonly screen: Pick<Screen, 'layout' | 'path' | 'tabs'>
  readonly title: string
  readonly children: ReactNode
}

/** What stands around every screen: bar and tabs on a phone, a rail or the administration's menu beside the content where there is room. */
export function Frame({ screen: { layout, path, tabs }, title, children }: FrameProps) {
  const words = useWords(layoutWords)
  const say = useSay()
  const isWide = useWide()
  const isLoggedIn = useSession('token') !== ''
  const parts = useLoggedIn(isLoggedIn)
  const main = useRef<HTMLElement>(null)
  const manages = isManaging(useSession('user'))
  // Approvals are also screens of the app: who manages keeps the menu beside them where there is room.
  const hasMenu = layout === 'console' || (layout === 'bar' && isWide && manages && isInMenu(path))
  const hasRail = isWide && isLoggedIn && layout !== 'none' && !hasMenu
  const hasTabBar = !isWide && layout === 'tab'
  return (
    <div className={`frame frame-${layout}${hasMenu ? ' frame-with-menu' : ''}`}>
      <button type="button" className="skip-to-content" onClick={() => main.current?.focus()}>
        {words.skip}
      </button>
      {hasRail && <div className="frame-rail">{parts && <parts.TabLinks place="rail" />}</div>}
      {hasMenu && <ConsolePlace screen={path} />}
      <div className="frame-content">
        {layout === 'bar' && <NavBar title={tabs ? say(tabs.title) : title} />}
        {tabs && <ScreenTabs tabs={tabs} address={path.address} />}
        <main ref={main} tabIndex={-1}>
          {children}
        </main>
      </div>
      {hasTabBar && parts && <parts.TabLinks place="bar" />}
    </div>
  )
}
