import { MessageCategory } from '@campus/contract/messages/categories.ts'
import { messageGroups } from '@campus/contract/messages/inbox.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { MasterDetail } from '@campus/ui/master-detail/master-detail.tsx'
import { PullToRefresh } from '@campus/ui/pull-to-refresh/pull-to-refresh.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { BellOutline, CheckOutline, EditSOutline, RedoOutline, SearchOutline } from 'antd-mobile-icons'
import { useRead } from '../../api/use-read.ts'
import { useUnreadNews } from '../../domain/news/use-unread-news.ts'
import { useWide } from '../../layout/use-wide.ts'
import { mayOpen } from '../../navigation/guard.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { findScreen } from '../../navigation/registry.ts'
import { useQueryOf } from '../../navigation/use-query-of.ts'
import { readSession } from '../../session/session-store.ts'
import { GroupMessages } from './group-messages.tsx'
import './inbox-screen.css'
import { Groups } from './message-groups.tsx'
import { useInbox } from './use-inbox.ts'
import { messageWords } from './words.ts'

const mayWrite = () => {
  const screen = findScreen(messagesPaths.write.address)
  return screen !== undefined && mayOpen(screen.guard, readSession(), screen.area) === 'open'
}

function Head({ unread, onRefresh }: { readonly unread: number; readonly onRefresh: () => void }) {
  const words = useWords(messageWords)
  const inbox = useInbox()
  return (
    <header className="inbox-head">
      <h1>{words.title}</h1>
      <nav aria-label={words.tools}>
        <PathLink to={messagesPaths.find}>
          <SearchOutline aria-hidden="true" /> {words.search}
        </PathLink>
        <PathLink to={messagesPaths.reminders}>
          <BellOutline aria-hidden="true" /> {words.reminders}
        </PathLink>
        {mayWrite() && (
          <PathLink to={messagesPaths.write}>
            <EditSOutline aria-hidden="true" /> {words.write}
          </PathLink>
        )}
        <button type="button" aria-label={words.refresh} onClick={onRefresh}>
          <RedoOutline aria-hidden="true" />
        </button>
      </nav>
      {unread > 0 && (
        <p>
          {words.unreadCount(unread)}
          <Button size="small" loading={inbox.isMarkingAll} onClick={() => void inbox.markAll().catch(() => undefined)}>
            <CheckOutline aria-hidden="true" /> {words.allRead}
          </Button>
        </p>
      )}
    </header>
  )
}

/** Groups on a phone; where there is room, the messages of the chosen group stand beside them. */
export default function InboxScreen() {
  const isWide = useWide()
  const { group } = useQueryOf(messagesPaths.messages)
  const read = useRead(messageGroups, {})
  useUnreadNews(() => void read.refetch())
  const unread = read.data?.reduce((sum, { unread: count, isSilenced }) => sum + (isSilenced ? 0 : count), 0) ?? 0
  const shown = MessageCategory.safeParse(group).data ?? read.data?.find(({ total }) => total > 0)?.group ?? 'announcement'
  return (
    <PullToRefresh onRefresh={read.refetch}>
      <div className="inbox">
        <Head unread={unread} onRefresh={() => void read.refetch()} />
        <MasterDetail detail={isWide && <GroupMessages group={shown} key={shown} />}>
          <QueryView read={read}>{(groups) => <Groups groups={groups} shown={isWide ? shown : undefined} />}</QueryView>
        </MasterDetail>
      </div>
    </PullToRefresh>
  )
}
