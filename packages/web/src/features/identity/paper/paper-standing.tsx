import type { OutputOf } from '@campus/contract/call.ts'
import type { ownIdentity } from '@campus/contract/identity/papers.ts'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import '@campus/ui/page/page.css'
import '@campus/ui/page/whole-thing.css'
import { paperWords, standingWords } from './words.ts'

export type OwnIdentity = OutputOf<typeof ownIdentity>

const tones = { missing: 'over', draft: 'waiting', reviewing: 'waiting', checked: 'good', refused: 'bad', expired: 'over' } as const

/** The paper that was handed in: how it stands, and when its pictures go. */
export function PaperStanding({ identity, action }: { readonly identity: OwnIdentity; readonly action: ReactNode }) {
  const words = useWords(standingWords)
  const names = useWords(paperWords)
  const { kind, state, name, number, validUntil, reason, decidedAt, deletedAt } = identity
  return (
    <section className="page-card" aria-labelledby="paper-standing">
      <div className="thing-head">
        <h2 id="paper-standing">{kind ? names[kind] : words.title}</h2>
        <StateMark tone={tones[state]} t={names[state]} />
      </div>
      {state === 'reviewing' && <p className="page-lead">{words.reviewingText}</p>}
      <FactList
        facts={[
          [names.name, name],
          [names.number, number],
          [words.validUntil, validUntil],
          [words.reason, reason],
          [words.decidedAt, decidedAt && minuteOf(Date.parse(decidedAt))],
          [words.deletedAt, deletedAt && minuteOf(Date.parse(deletedAt))],
        ]}
      />
      {action}
    </section>
  )
}
