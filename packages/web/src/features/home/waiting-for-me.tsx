import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { MessageOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import type { Workbench } from '../../launcher/use-workbench.ts'
import { useWaitingRows, WaitingCount } from '../../launcher/waiting-rows.tsx'
import { LinkRows } from '../../navigation/rows.tsx'
import { homeWords } from './words.ts'

const maxAtOnce = 4

/** What has to be done, where, and how long it waits; the most urgent first. Nothing when there is nothing. */
export function WaitingForMe({ workbench }: { readonly workbench: Workbench }) {
  const words = useWords(homeWords)
  const rows = useWaitingRows(workbench)
  const [isWhole, setIsWhole] = useState(false)
  const unread = workbench.init?.unread.size ?? 0
  if (unread > 0)
    rows.push({ to: messagesPaths.messages, title: words.unreadMessages, icon: MessageOutline, value: <WaitingCount count={unread} /> })
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
