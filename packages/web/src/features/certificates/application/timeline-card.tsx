import { nameIn } from '@campus/contract/localized-name.ts'
import '@campus/ui/page/page.css'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { type ComingStep, comingSteps } from './coming-steps.ts'
import '@campus/ui/page/timeline.css'
import { comingNames, eventLooks, timelineWords } from './timeline-words.ts'
import type { Application } from './use-application.ts'

/** By when somebody should have done the next step. */
const deadlineOf = (step: ComingStep, { decideBy, payBy }: Application) => (step === 'approve' ? decideBy : step === 'pay' ? payBy : null)

/** Everything that happened to it, from the form to the last verification, and what is still to come. */
export function TimelineCard({ application }: { readonly application: Application }) {
  const words = useWords(timelineWords)
  const say = useSay()
  const language = useLanguage()
  const coming = comingSteps(application)
  return (
    <section className="page-card" aria-labelledby="timeline">
      <h2 id="timeline">{words.title}</h2>
      <ol className="timeline">
        {application.timeline.map(({ id, kind, step, at, by, note, place }) => (
          <li key={id} data-tone={eventLooks[kind].tone}>
            <p>{say(eventLooks[kind].t)}</p>
            <small>
              <time dateTime={at}>{minuteOf(Date.parse(at))}</time>
              {step && ` · ${step}`}
              {by && ` · ${by}`}
              {place && ` · ${nameIn(place, language)}`}
            </small>
            {note && <blockquote>{note}</blockquote>}
          </li>
        ))}
        {coming.map((step, place) => {
          const deadline = deadlineOf(step, application)
          return (
            <li key={step} data-coming={place === 0 ? 'next' : 'later'} aria-current={place === 0 ? 'step' : undefined}>
              <p>
                <VisuallyHidden>{words.toCome}: </VisuallyHidden>
                {say(comingNames[step])}
              </p>
              {step === 'approve' &&
                application.waitsFor.map(({ step: name, people }) => (
                  <small key={name}>{[name, people.join(words.comma)].filter(Boolean).join(' · ')}</small>
                ))}
              {deadline && <small>{words.until(minuteOf(Date.parse(deadline)))}</small>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
