import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { Feedback } from './feedback-thread.tsx'
import { feedbackWords } from './words.ts'

/** What I wrote on one side, what the school answered on the other; the feedback itself is the first of it. */
export function Conversation({ feedback: { id, content, createdAt, entries, state } }: { readonly feedback: Feedback }) {
  const words = useWords(feedbackWords)
  const said = [{ id, isReply: false, author: words.me, content, at: createdAt }, ...entries]
  return (
    <section aria-label={words.conversation}>
      <ol className="conversation">
        {said.map(({ id, isReply, author, content, at }) => (
          <li key={id} className={isReply ? 'said-by-school' : 'said-by-me'}>
            <p className="said-who">
              {isReply ? author : words.me} · <Time at={at} />
            </p>
            <p className="said-what">{content}</p>
          </li>
        ))}
      </ol>
      {state === 'open' && <p className="page-note conversation-note">{words.waitingForAnswer}</p>}
    </section>
  )
}
