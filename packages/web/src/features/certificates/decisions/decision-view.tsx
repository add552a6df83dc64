import type { OutputOf } from '@campus/contract/call.ts'
import { ApplicationState, applicationStateNames } from '@campus/contract/certificates/application-states.ts'
import { applicationToDecide } from '@campus/contract/certificates/decisions.ts'
import { wayNames } from '@campus/contract/documents/template-choices.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { useRead } from '../../../api/use-read.ts'
import '@campus/ui/page/page.css'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { DecideForm } from './decide-form.tsx'
import { DecisionMark } from './decision-row.tsx'
import './decision-view.css'
import { PreviewCard } from './preview-card.tsx'
import { decideWords, decisionWords, detailWords } from './words.ts'

type Shown = OutputOf<typeof applicationToDecide>

function About({ shown }: { readonly shown: Shown }) {
  const words = useWords(detailWords)
  const { copies: countCopies, free } = useWords(decisionWords)
  const say = useSay()
  const language = useLanguage()
  const { applicant, way, copies, amount, heading, createdAt, decideBy, decidedBy, notes } = shown
  return (
    <section className="page-card" aria-labelledby="to-decide">
      <div className="decision-head">
        <h2 id="to-decide">{nameIn(shown, language)}</h2>
        <DecisionMark row={shown} />
      </div>
      <FactList
        facts={[
          [words.applicant, `${applicant.name} ${applicant.number} · ${applicant.unitName}`],
          [words.way, `${say(wayNames[way])} · ${countCopies(copies)}`],
          [words.cost, amount === 0 ? free : yuan(amount)],
          [words.heading, heading],
          [words.applied, minuteOf(Date.parse(createdAt))],
          [words.deadline, decideBy && minuteOf(Date.parse(decideBy))],
          [words.decidedBy, decidedBy],
          [words.notes, notes],
        ]}
      />
      <p className="page-note">{words.viewNoted}</p>
    </section>
  )
}

function Said({ fields }: { readonly fields: Shown['fields'] }) {
  const words = useWords(detailWords)
  if (fields.length === 0) return null
  return (
    <section className="page-card" aria-labelledby="said">
      <h2 id="said">{words.t}</h2>
      <FactList
        facts={fields.map(({ label, value, isMissing }) => [
          label,
          isMissing ? <StateMark key={label} tone="waiting" t={words.missing} /> : value || words.none,
        ])}
      />
    </section>
  )
}

function Earlier({ earlier }: { readonly earlier: Shown['earlier'] }) {
  const words = useWords(detailWords)
  const say = useSay()
  if (earlier.length === 0) return null
  return (
    <section className="page-card" aria-labelledby="earlier">
      <h2 id="earlier">{words.earlier}</h2>
      <ul className="page-list">
        {earlier.map(({ id, state, createdAt }) => {
          const known = ApplicationState.safeParse(state).data
          return (
            <li key={id} className="decision-earlier">
              <time dateTime={createdAt}>{minuteOf(Date.parse(createdAt))}</time>
              <StateMark tone="over" t={known ? say(applicationStateNames[known]) : state} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface DecisionViewProps {
  readonly id: string
  /** Several are being decided together: this one is only read. */
  readonly isReadOnly?: boolean
}

/** One application of somebody in my scope, with all that a decision needs. */
export function DecisionView({ id, isReadOnly = false }: DecisionViewProps) {
  const words = useWords(detailWords)
  const { decide } = useWords(decideWords)
  const read = useRead(applicationToDecide, { id }, { staleTime: 0 })
  return (
    <QueryView read={read}>
      {(shown) => (
        <div className="page decision-view">
          <About shown={shown} />
          {shown.state === 'pending' && !isReadOnly && (
            <section className="page-card" aria-label={decide}>
              {shown.mayDecide ? <DecideForm ids={[shown.id]} /> : <p className="page-note">{words.ownOne}</p>}
            </section>
          )}
          <Said fields={shown.fields} />
          {shown.state === 'pending' && <PreviewCard id={shown.id} />}
          <Earlier earlier={shown.earlier} />
        </div>
      )}
    </QueryView>
  )
}
