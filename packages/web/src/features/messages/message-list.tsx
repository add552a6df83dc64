import { messagesPaths } from '@campus/contract/paths/messages.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { PickerSheet } from '@campus/ui/form/picker-sheet.tsx'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import type { Pages } from '@campus/ui/list/growing-list.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { MoreOutline } from 'antd-mobile-icons'
import { type ReactNode, useState } from 'react'
import { PathLink } from '../../navigation/path-link.tsx'
import { CategoryIcon } from './category-icon.tsx'
import type { MessageRow } from './kept-messages.ts'
import './message-list.css'
import { useInbox } from './use-inbox.ts'
import { messageWords } from './words.ts'

/** The screen of the list itself, which takes the id of the message shown. */
interface Beside {
  readonly screen: Path
  readonly query: object
  readonly shownId: string | undefined
}

interface MessageListProps {
  readonly label: string
  readonly pages: Pages<MessageRow>
  readonly empty: ReactNode
  /** Where a message opens beside the list; left out, it opens by itself. */
  readonly beside?: Beside | undefined
  readonly onRemoved?: (id: string) => void
}

function RowText({ row: { category, title, excerpt, isRead, at } }: { readonly row: MessageRow }) {
  const words = useWords(messageWords)
  return (
    <>
      <CategoryIcon category={category} />
      <span className="message-text" data-unread={isRead ? undefined : true}>
        <span className="message-title">
          {!isRead && <VisuallyHidden>{words.unread}</VisuallyHidden>}
          {title}
        </span>
        <span className="message-excerpt">{excerpt}</span>
        <span className="message-time">
          <Time at={at} />
        </span>
      </span>
    </>
  )
}

/** Messages with what can be done to each of them. */
export function MessageList({ label, pages, empty, beside, onRemoved }: MessageListProps) {
  const words = useWords(messageWords)
  const inbox = useInbox()
  const [chosen, setChosen] = useState<MessageRow>()
  const actions = [
    { value: 'mark', label: chosen?.isRead ? words.markUnread : words.markRead },
    { value: 'delete', label: words.delete },
  ]
  const act = async (row: MessageRow, action: string) => {
    setChosen(undefined)
    if (action === 'mark') await inbox.mark(row.id, !row.isRead)
    else if (await inbox.remove(row.id)) onRemoved?.(row.id)
  }
  return (
    <>
      <EndlessList label={label} pages={pages} keyOfRow={(row) => row.id} empty={empty}>
        {(row) => (
          <div className="message-row">
            <PathLink
              to={beside?.screen ?? messagesPaths.message}
              query={{ ...beside?.query, id: row.id }}
              replaces={beside !== undefined}
              isCurrent={row.id === beside?.shownId}
              className="message-link"
            >
              <RowText row={row} />
            </PathLink>
            <button
              type="button"
              className="message-more"
              aria-haspopup="dialog"
              aria-label={words.more(row.title)}
              onClick={() => setChosen(row)}
            >
              <MoreOutline aria-hidden="true" />
            </button>
          </div>
        )}
      </EndlessList>
      {chosen && (
        <PickerSheet
          title={chosen.title}
          options={actions}
          chosen={undefined}
          onChoose={(action) => void act(chosen, action).catch(() => undefined)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
