import type { OutputOf } from '@campus/contract/call.ts'
import type { faceOverview } from '@campus/contract/faces/console.ts'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { consentWords } from '../consents/words.ts'
import { faceConsoleWords } from './words.ts'

const tones = { below: 'good', near: 'waiting', due: 'bad' } as const

/** How many faces the school keeps, against the line of the law. */
export function Overview({ overview }: { readonly overview: OutputOf<typeof faceOverview> }) {
  const words = useWords(faceConsoleWords)
  const names = useWords(consentWords)
  const { peopleWithVectors, filingLine, filing, consents, checks } = overview
  const lines = { below: words.filingBelow, near: words.filingNear, due: words.filingDue }
  return (
    <section className="console-card" aria-labelledby="face-overview">
      <h2 id="face-overview">{words.overview}</h2>
      <div>
        <StateMark tone={tones[filing]} t={lines[filing](filingLine.toLocaleString('en'))} />
      </div>
      <FactList
        facts={[
          [words.people, peopleWithVectors],
          [words.checks, words.checkCounts(checks.passed, checks.failed)],
          ...consents.map(({ purpose, people, versions }) => [names.purpose(purpose), words.agreed(people, versions)] as const),
        ]}
      />
    </section>
  )
}
