import { wayTitles } from '@campus/contract/verification/outcome.ts'
import type { ReactNode } from 'react'
import '@campus/ui/page/page.css'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { ShownOutcome } from '../checking/shown-outcome.ts'
import { CheckList } from './check-list.tsx'
import { DocumentFacts, SignerFacts } from './outcome-facts.tsx'
import { VerdictCard } from './verdict-card.tsx'
import { outcomeWords } from './words.ts'

interface OutcomeViewProps {
  readonly shown: ShownOutcome
  readonly subject?: string | undefined
  readonly actions: ReactNode
}

/** A whole result: the answer first, then what it is about and how it was found; side by side where there is room. */
export function OutcomeView({ shown, subject, actions }: OutcomeViewProps) {
  const words = useWords(outcomeWords)
  const say = useSay()
  return (
    <div className="page page-two-columns">
      <VerdictCard shown={shown} subject={subject}>
        {actions}
      </VerdictCard>
      <div className="page-column">
        {shown.document && <DocumentFacts document={shown.document} />}
        <CheckList checks={shown.checks} />
        {shown.signer && <SignerFacts signer={shown.signer} />}
        <p className="page-note">
          {words.checkedAt} {minuteOf(Date.parse(shown.checkedAt))} · {say(wayTitles[shown.way])}
        </p>
      </div>
    </div>
  )
}
