import type { LeaveRequest } from '@campus/contract/leave/leave-requests.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { leaveStates } from './leave-state.ts'
import '@campus/ui/page/timeline.css'
import { leaveWords } from './words.ts'

/** How far a request has come: what happened, and what is still to come. */
export function LeaveTimeline({
  request: { state, createdAt, decidedAt, decidedBy, notes, returnedAt },
}: {
  readonly request: LeaveRequest
}) {
  const words = useWords(leaveWords)
  const say = useSay()
  const { t, tone } = leaveStates[state]
  return (
    <section className="page-card" aria-labelledby="leave-progress">
      <h2 id="leave-progress">{words.progress}</h2>
      <ol className="timeline">
        <li data-tone="good">
          <p>{words.submitted}</p>
          <small>
            <Time at={createdAt} />
          </small>
        </li>
        <li data-tone={tone} aria-current="step">
          <p>{say(t)}</p>
          {decidedAt && (
            <small>
              {decidedBy} · <Time at={decidedAt} />
            </small>
          )}
          {state === 'pending' && <small>{words.beingDecided}</small>}
          {notes && <blockquote>{notes}</blockquote>}
        </li>
        {returnedAt && (
          <li data-tone="good">
            <p>{words.returned}</p>
            <small>
              <Time at={returnedAt} />
            </small>
          </li>
        )}
      </ol>
    </section>
  )
}
