import { categoryNames, type MessageCategory } from '@campus/contract/messages/categories.ts'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { useCursorPages } from '@campus/ui/list/use-cursor-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { send } from '../../api/send.ts'
import { keyOf } from '../../api/use-read.ts'
import { useTopic } from '../../api/use-topic.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { messagesPaths } from '../../paths/messages.ts'
import { MessageList } from './message-list.tsx'
import { messageWords } from './words.ts'

interface GroupMessagesProps {
  readonly group: MessageCategory
  /** Opens beside the list instead of by itself. */
  readonly opensBeside?: boolean
  readonly shownId?: string | undefined
  readonly onRemoved?: (id: string) => void
}

const nearTop = 200

/** The messages of one group, newest first. */
export function GroupMessages({ group, opensBeside = false, shownId, onRemoved }: GroupMessagesProps) {
  const words = useWords(messageWords)
  const say = useSay()
  const pages = useCursorPages(keyOf(messagesInGroup, { group }), (after, signal) => send(messagesInGroup, { group, ...after }, { signal }))
  // Who has read far down is not taken back to the top.
  const refresh = () => {
    if (window.scrollY < nearTop) void pages.refetch()
  }
  useTopic('message', refresh, refresh)
  return (
    <MessageList
      label={say(categoryNames[group])}
      pages={pages}
      {...(onRemoved && { onRemoved })}
      empty={<Empty says={words.noneInGroup} action={<PathLink to={messagesPaths.reminders}>{words.reminders}</PathLink>} />}
      beside={opensBeside ? { screen: messagesPaths.group, query: { group }, shownId } : undefined}
    />
  )
}
