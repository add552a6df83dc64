import type { Queue } from '@campus/contract/console/work.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useTitleOf } from '../../../console/menu/use-title-of.ts'
import '../../../console/look/console-look.css'
import { registeredMenu } from '../../../console/menu/registered-menu.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { mostUrgentFirst, spanOf, urgencyOf } from './urgency.ts'
import './start.css'
import { startWords } from './words.ts'

const oneMinute = 60_000

function WaitingRow({ queue: { kind, count, oldestAt, dueAt }, now }: { readonly queue: Queue; readonly now: number }) {
  const words = useWords(startWords)
  const titleOf = useTitleOf()
  const entry = registeredMenu().find(({ waiting }) => waiting === kind)
  if (!entry) return null
  const due = dueAt === null ? undefined : Date.parse(dueAt)
  return (
    <li>
      <PathLink to={entry.path} className="start-queue">
        <span className="start-count console-figures">{count}</span>
        <span className="start-queue-text">
          <strong>{titleOf(entry.path)}</strong>
          {oldestAt !== null && <span className="console-quiet">{words.oldest(spanOf(now - Date.parse(oldestAt)))}</span>}
        </span>
        {due !== undefined && (
          <span className={`start-due start-due-${urgencyOf(due, now)}`}>
            {due <= now ? words.overdue(spanOf(now - due)) : words.due(spanOf(due - now))}
          </span>
        )}
      </PathLink>
    </li>
  )
}

/** Everything that waits for the reader, what is due first at the top; each leads to its list. */
export function WaitingList({ queues }: { readonly queues: readonly Queue[] }) {
  const words = useWords(startWords)
  const now = useNow(oneMinute)
  return (
    <section className="console-card" aria-labelledby="start-waiting">
      <h2 id="start-waiting">{words.waiting}</h2>
      {queues.length === 0 ? (
        <p className="console-note">{words.nothing}</p>
      ) : (
        <ul className="start-queues">
          {mostUrgentFirst(queues).map((queue) => (
            <WaitingRow key={queue.kind} queue={queue} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
}
