import type { OutputOf } from '@campus/contract/call.ts'
import type { MessageCategory } from '@campus/contract/messages/categories.ts'
import type { messageGroups } from '@campus/contract/messages/inbox.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { BellMuteOutline } from 'antd-mobile-icons'
import { PathLink } from '../../navigation/path-link.tsx'
import { CategoryIcon } from './category-icon.tsx'
import { messageWords } from './words.ts'

type Group = OutputOf<typeof messageGroups>[number]

function GroupText({ group: { group, title, unread, isSilenced, newest } }: { readonly group: Group }) {
  const words = useWords(messageWords)
  return (
    <>
      <CategoryIcon category={group} />
      <span className="message-text">
        <span className="group-line">
          <strong>{title}</strong>
          {newest && (
            <small>
              <Time at={newest.at} />
            </small>
          )}
        </span>
        <span className="group-line">
          <span className="message-excerpt">{newest?.title ?? words.emptyGroup}</span>
          {isSilenced && (
            <span className="group-mute">
              <BellMuteOutline aria-hidden="true" />
              <VisuallyHidden>{words.silenced}</VisuallyHidden>
            </span>
          )}
          {unread > 0 && (
            <span className="group-badge" data-silent={isSilenced || undefined}>
              <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
              <VisuallyHidden>{words.unreadCount(unread)}</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </>
  )
}

interface GroupsProps {
  readonly groups: readonly Group[]
  /** The group that stands beside; undefined on a phone, where a group opens by itself. */
  readonly shown: MessageCategory | undefined
}

export function Groups({ groups, shown }: GroupsProps) {
  return (
    <ul className="groups">
      {groups.map((group) => (
        <li key={group.group}>
          <PathLink
            to={shown ? messagesPaths.messages : messagesPaths.group}
            query={{ group: group.group }}
            replaces={shown !== undefined}
            isCurrent={group.group === shown}
            className="group-link"
          >
            <GroupText group={group} />
          </PathLink>
        </li>
      ))}
    </ul>
  )
}
