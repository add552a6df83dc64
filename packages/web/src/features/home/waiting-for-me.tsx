import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { MessageOutline } from 'antd-mobile-icons'
import type { Workbench } from '../../launcher/use-workbench.ts'
import { type LinkRow, LinkRows } from '../../navigation/rows.tsx'
import { homeWords } from './words.ts'

/** What has to be done, and where; nothing when there is nothing. */
export function WaitingForMe({ workbench: { init, offered, badgeOf } }: { readonly workbench: Workbench }) {
  const words = useWords(homeWords)
  const say = useSay()
  const unread = init?.unread.size ?? 0
  const mark = (count: number) => <span className="home-count">{count > 99 ? '99+' : count}</span>
  const rows: LinkRow[] = offered
    .filter((service) => badgeOf(service) > 0)
    .map((service) => ({ to: service.path, title: say(service.title), icon: service.icon, value: mark(badgeOf(service)) }))
  if (unread > 0) rows.push({ to: messagesPaths.messages, title: words.unreadMessages, icon: MessageOutline, value: mark(unread) })
  return rows.length > 0 ? <LinkRows title={words.waiting} rows={rows} /> : null
}
