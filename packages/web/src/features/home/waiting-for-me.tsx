import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { MessageOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import type { Workbench } from '../../launcher/use-workbench.ts'
import { isUrgent, waitingTime } from '../../launcher/waiting-time.ts'
import { type LinkRow, LinkRows } from '../../navigation/rows.tsx'
import { homeWords } from './words.ts'

const oneMinute = 60_000
const maxAtOnce = 4

/** What has to be done, where, and how long it waits; the most urgent first. Nothing when there is nothing. */
export function WaitingForMe({ workbench: { init, offered } }: { readonly workbench: Workbench }) {
  const words = useWords(homeWords)
  const say = useSay()
  const now = useNow(oneMinute)
  const [isWhole, setIsWhole] = useState(false)
  const unread = init?.unread.size ?? 0
  const mark = (count: number, urgent = false) => (
    <span className={urgent ? 'home-count home-count-urgent' : 'home-count'}>{count > 99 ? '99+' : count}</span>
  )
  const rows: LinkRow[] = (init?.waiting ?? []).flatMap(({ service, count, ...times }) => {
    const tile = offered.find(({ name }) => name === service)
    if (!tile) return []
    return {
      to: tile.path,
      title: say(tile.title),
      text: say(waitingTime(times, now)),
      icon: tile.icon,
      value: mark(count, isUrgent(times, now)),
    }
  })
  if (unread > 0) rows.push({ to: messagesPaths.messages, title: words.unreadMessages, icon: MessageOutline, value: mark(unread) })
  if (rows.length === 0) return null
  const isCut = !isWhole && rows.length > maxAtOnce + 1
  return (
    <div className="home-waiting">
      <LinkRows title={words.waiting} rows={isCut ? rows.slice(0, maxAtOnce) : rows} />
      {isCut && (
        <button type="button" className="home-more" onClick={() => setIsWhole(true)}>
          {words.showAll(rows.length)}
        </button>
      )}
    </div>
  )
}
