import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { hrefOf, useLocation } from '@campus/ui/history/location.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { MouseEvent, ReactNode } from 'react'
import { useProductName } from '../installation/installation.ts'
import { redirect } from '../navigation/navigator.ts'
import { SchoolMark } from './school-mark.tsx'
import { useTabs } from './tabs.ts'
import './tab-links.css'
import type { Path } from '@campus/contract/paths/path.ts'
import { UnreadBadge } from './unread-badge.tsx'
import { layoutWords } from './words.ts'

function TabLink({ path, children }: { readonly path: Path; readonly children: ReactNode }) {
  const isHere = useLocation().pathname === path.address
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void redirect(path)
  }
  return (
    <a href={hrefOf(path.address)} className={isHere ? 'tab active' : 'tab'} aria-current={isHere ? 'page' : undefined} onClick={go}>
      {children}
    </a>
  )
}

/** The tab bar of a phone, or the side rail of a wide screen: the same links, placed by the style sheet. */
export function TabLinks({ place }: { readonly place: 'bar' | 'rail' }) {
  const words = useWords(layoutWords)
  const product = useProductName()
  const say = useSay()
  const tabs = useTabs()
  return (
    <nav className={`tabs tabs-${place}`} aria-label={words.sections}>
      {place === 'rail' && (
        <p className="rail-brand">
          <SchoolMark />
          {product}
        </p>
      )}
      {tabs.map(({ path, title, icon: Icon }) => (
        <TabLink key={path.address} path={path}>
          <span className="tab-icon" aria-hidden="true">
            <Icon />
          </span>
          <span className="tab-title">{say(title)}</span>
          {path === messagesPaths.messages && <UnreadBadge />}
        </TabLink>
      ))}
    </nav>
  )
}
