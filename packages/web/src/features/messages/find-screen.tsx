import { categoryNames, MessageCategory, messageCategories } from '@campus/contract/messages/categories.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { MasterDetail } from '@campus/ui/master-detail/master-detail.tsx'
import { DebouncedSearch } from '@campus/ui/search/debounced-search.tsx'
import { send } from '../../api/send.ts'
import { keyOf } from '../../api/use-read.ts'
import { useWide } from '../../layout/use-wide.ts'
import { redirect } from '../../navigation/navigator.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { useQueryOf } from '../../navigation/use-query-of.ts'
import '@campus/ui/form/form.css'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { useCursorPages } from '@campus/ui/list/use-cursor-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import './find-screen.css'
import { MessageDetail } from './message-detail.tsx'
import { MessageList } from './message-list.tsx'
import { messageWords } from './words.ts'

interface Wanted {
  readonly group?: MessageCategory
  readonly words?: string
  readonly isUnread?: 'true'
}

const maxWords = 50

/** What the address asks for, so that going back finds the same list. */
const useWanted = (): Wanted => {
  const { group, words, isUnread } = useQueryOf(messagesPaths.find)
  const known = MessageCategory.safeParse(group).data
  const text = words?.trim().slice(0, maxWords)
  return { ...(known && { group: known }), ...(text && { words: text }), ...(isUnread === 'true' && { isUnread }) }
}

const look = (wanted: { readonly [Name in keyof Wanted]?: Wanted[Name] | undefined }) => redirect(messagesPaths.find, wanted)

function Filters({ wanted }: { readonly wanted: Wanted }) {
  const words = useWords(messageWords)
  const say = useSay()
  const states = [
    ['all', words.all],
    ['unread', words.unreadOnly],
  ] as const
  return (
    <div className="find-filters">
      <DebouncedSearch
        label={words.searchWords}
        max={maxWords}
        value={wanted.words ?? ''}
        onSearch={(text) => void look({ ...wanted, words: text })}
      />
      <select
        className="field-box"
        aria-label={words.kind}
        value={wanted.group ?? ''}
        onChange={(event) => void look({ ...wanted, group: MessageCategory.safeParse(event.target.value).data })}
      >
        <option value="">{words.allKinds}</option>
        {messageCategories.map((category) => (
          <option key={category} value={category}>
            {say(categoryNames[category])}
          </option>
        ))}
      </select>
      <Choice
        label={words.show}
        options={states}
        value={wanted.isUnread ? 'unread' : 'all'}
        onChoose={(state) => void look({ ...wanted, isUnread: state === 'unread' ? 'true' : undefined })}
      />
    </div>
  )
}

export default function FindScreen() {
  const words = useWords(messageWords)
  const isWide = useWide()
  const wanted = useWanted()
  const { id } = useQueryOf(messagesPaths.find)
  const pages = useCursorPages(keyOf(ownMessages, wanted), (after, signal) => send(ownMessages, { ...wanted, ...after }, { signal }))
  const close = () => void look(wanted)
  return (
    <MasterDetail detail={isWide && <MessageDetail id={id} onRemoved={close} />}>
      <Filters wanted={wanted} />
      <MessageList
        key={JSON.stringify(wanted)}
        label={words.found}
        pages={pages}
        empty={<Empty t={words.noneFound} action={<PathLink to={messagesPaths.messages}>{words.title}</PathLink>} />}
        onRemoved={(removed) => {
          if (removed === id) close()
        }}
        beside={isWide ? { screen: messagesPaths.find, query: wanted, shownId: id } : undefined}
      />
    </MasterDetail>
  )
}
