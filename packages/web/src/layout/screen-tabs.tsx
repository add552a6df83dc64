import { useSay } from '@campus/ui/words/words.ts'
import { PathLink } from '../navigation/path-link.tsx'
import type { ScreenTabs as Tabs } from '../navigation/screen.ts'
import './screen-tabs.css'

interface ScreenTabsProps {
  readonly tabs: Tabs
  /** Which of them is shown. */
  readonly address: string
}

/** The ways between lists that belong together; Back leads out of them, not through them. */
export function ScreenTabs({ tabs: { title, tabs }, address }: ScreenTabsProps) {
  const say = useSay()
  return (
    <nav className="screen-tabs" aria-label={say(title)}>
      {tabs.map(([path, name]) => (
        <PathLink key={path.address} to={path} replaces isCurrent={path.address === address}>
          {say(name)}
        </PathLink>
      ))}
    </nav>
  )
}
