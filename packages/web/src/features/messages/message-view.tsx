import type { OutputOf } from '@campus/contract/call.ts'
import { categoryNames } from '@campus/contract/messages/categories.ts'
import { messageDetail } from '@campus/contract/messages/inbox.ts'
import { subjectScreens } from '@campus/contract/paths/subject-screens.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useRead } from '../../api/use-read.ts'
import { useTopic } from '../../api/use-topic.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { bodyParts } from './body-parts.ts'
import { CategoryIcon } from './category-icon.tsx'
import './message-view.css'
import { useInbox } from './use-inbox.ts'
import { messageWords } from './words.ts'

type Message = OutputOf<typeof messageDetail>

function Body({ text }: { readonly text: string }) {
  return (
    <p className="message-body">
      {bodyParts(text).map(({ text: part, isLink, start }) =>
        isLink ? (
          <PathLink key={start} to={shellPaths.webview} query={{ url: part }}>
            {part}
          </PathLink>
        ) : (
          part
        ),
      )}
    </p>
  )
}

/** What the message speaks of, as it stands now, and where one goes on with it. */
function Subject({ subject: { kind, id, state, tone, action } }: { readonly subject: NonNullable<Message['subject']> }) {
  const words = useWords(messageWords)
  return (
    <section className="message-subject" aria-label={words.subject}>
      <p>
        {words.now} <StateMark tone={tone} t={state} />
      </p>
      {action && (
        <PathLink to={{ address: subjectScreens[kind] }} query={{ id }} className="message-action">
          {action.label}
        </PathLink>
      )}
    </section>
  )
}

function Shown({ message, onRemoved }: { readonly message: Message; readonly onRemoved: () => void }) {
  const words = useWords(messageWords)
  const say = useSay()
  const inbox = useInbox()
  const { id, category, title, from, at, body, isRecalled, subject } = message
  const noteOpened = useEffectEvent(inbox.noteOpened)
  useEffect(() => noteOpened(id), [id])
  const remove = async () => {
    if (await inbox.remove(id)) onRemoved()
  }
  const markUnread = async () => {
    await inbox.mark(id, false)
    onRemoved()
  }
  return (
    <div className="page message-view">
      <article className="page-card" aria-labelledby="message-title">
        <header>
          <CategoryIcon category={category} />
          <div>
            <h2 id="message-title">{title}</h2>
            <p>
              {say(categoryNames[category])} · {from} · <Time at={at} />
            </p>
          </div>
        </header>
        {isRecalled ? <p className="message-recalled">{words.recalled}</p> : <Body text={body} />}
        {subject && <Subject subject={subject} />}
      </article>
      <div className="message-actions">
        <Button onClick={() => void markUnread().catch(() => undefined)}>{words.markUnread}</Button>
        <Button onClick={() => void remove().catch(() => undefined)}>{words.delete}</Button>
      </div>
    </div>
  )
}

interface MessageViewProps {
  readonly id: string
  /** It is out of the inbox, or put back among the unread: the reader has done with it. */
  readonly onRemoved: () => void
}

export function MessageView({ id, onRemoved }: MessageViewProps) {
  const read = useRead(messageDetail, { id }, { staleTime: 0 })
  const refresh = () => void read.refetch()
  useTopic('message', refresh, refresh)
  return <QueryView read={read}>{(message) => <Shown message={message} onRemoved={onRemoved} />}</QueryView>
}
