import { useSay, useWords } from '@campus/ui/words/words.ts'
import { NavLink } from 'react-router'
import { messagesPaths } from '../paths/messages.ts'
import { useTabs } from './tabs.ts'
import './tab-links.css'
import { UnreadBadge } from './unread-badge.tsx'
import { chromeWords } from './words.ts'

/** The tab bar of a phone, or the side rail of a wide screen: the same links, placed by the style sheet. */
export function TabLinks({ place }: { readonly place: 'bar' | 'rail' }) {
  const words = useWords(chromeWords)
  const say = useSay()
  const tabs = useTabs()
  return (
    <nav className={`tabs tabs-${place}`} aria-label={words.sections}>
      {place === 'rail' && (
        <p className="rail-brand">
          <img src="/icon.svg" alt="" width="32" height="32" />
          {words.product}
        </p>
      )}
      {tabs.map(({ path, title, icon: Icon }) => (
        <NavLink key={path.address} to={path.address} replace className="tab">
          <span className="tab-icon" aria-hidden="true">
            <Icon />
          </span>
          <span className="tab-title">{say(title)}</span>
          {path === messagesPaths.messages && <UnreadBadge />}
        </NavLink>
      ))}
    </nav>
  )
}
