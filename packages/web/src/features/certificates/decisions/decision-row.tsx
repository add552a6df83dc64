import type { OutputOf } from '@campus/contract/call.ts'
import type { applicationsToDecide } from '@campus/contract/certificates/decisions.ts'
import { wayNames } from '@campus/contract/documents/template-choices.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import './decisions.css'
import { decisionWords } from './words.ts'

export type ToDecide = OutputOf<typeof applicationsToDecide>['rows'][number]

const tones = { pending: 'waiting', approved: 'good', rejected: 'bad', withdrawn: 'over' } as const

/** How it stands; what waits longer than it should is marked. */
export function DecisionMark({ row: { state, isOverdue } }: { readonly row: Pick<ToDecide, 'state' | 'isOverdue'> }) {
  const words = useWords(decisionWords)
  return state === 'pending' && isOverdue ? <StateMark tone="bad" t={words.overdue} /> : <StateMark tone={tones[state]} t={words[state]} />
}

/** One application in the list of those who decide. */
export function DecisionRow({ row }: { readonly row: ToDecide }) {
  const words = useWords(decisionWords)
  const say = useSay()
  const language = useLanguage()
  const { applicant, way, copies, amount, decideBy, nudges, state, createdAt } = row
  return (
    <>
      <span className="decision-head">
        <strong>{nameIn(row, language)}</strong>
        <DecisionMark row={row} />
      </span>
      <span>
        {applicant.name} <span className="decision-number">{applicant.number}</span>
      </span>
      <small>{applicant.unitName}</small>
      <small>
        {say(wayNames[way])} · {words.copies(copies)} · {amount === 0 ? words.free : yuan(amount)}
      </small>
      <small>
        {state === 'pending' && decideBy ? words.decideBy(minuteOf(Date.parse(decideBy))) : <Time at={createdAt} />}
        {nudges > 0 && ` · ${words.nudges(nudges)}`}
      </small>
    </>
  )
}
