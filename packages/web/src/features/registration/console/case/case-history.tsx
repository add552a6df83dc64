import { caseEventNames } from '@campus/contract/registration/case-events.ts'
import { useMinuteOf } from '@campus/ui/time/use-minute-of.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import '@campus/ui/page/timeline.css'
import { eventTones } from '../../case/event-tones.ts'
import type { ReviewedCase } from './reviewed-case.ts'
import { caseDetailWords } from './words.ts'

/** Everything that happened to a case, who did it, and what they wrote. */
export function CaseHistory({ log }: Pick<ReviewedCase, 'log'>) {
  const words = useWords(caseDetailWords)
  const minuteOf = useMinuteOf()
  const say = useSay()
  return (
    <section className="console-card" aria-labelledby="case-history">
      <h2 id="case-history">{words.log}</h2>
      <ol className="timeline">
        {log.map(({ event, at, actor, notes }) => (
          <li key={`${event} ${at}`} data-tone={eventTones[event]}>
            <p>{say(caseEventNames[event])}</p>
            <small>
              <time dateTime={at}>{minuteOf(Date.parse(at))}</time>
              {actor && ` · ${actor}`}
            </small>
            {notes && <blockquote>{notes}</blockquote>}
          </li>
        ))}
      </ol>
    </section>
  )
}
