import type { Claim } from '@campus/contract/lostfound/claim.ts'
import type { LostSide } from '@campus/contract/lostfound/kinds.ts'
import { claimStateNames } from '@campus/contract/lostfound/kinds.ts'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { claimTones } from '../lost-look.ts'
import { AnswerForm } from './answer-form.tsx'
import './claim.css'
import { HandOverForm } from './hand-over-form.tsx'
import { Meeting } from './meeting.tsx'
import { ShownCode } from './shown-code.tsx'
import { WithdrawButton } from './withdraw-button.tsx'
import { claimWords } from './words.ts'

interface ClaimCardProps {
  readonly item: { readonly id: string; readonly side: LostSide; readonly custodyPlace: string }
  readonly claim: Claim
  /** The code that was scanned, where somebody came that way. */
  readonly code?: string | undefined
  /** Who made it, where their name may be shown. */
  readonly person?: ReactNode
}

/** One claim with what its reader may do next. */
export function ClaimCard({ item, claim, code, person }: ClaimCardProps) {
  const words = useWords(claimWords)
  const say = useSay()
  const title = claim.isMine ? words.mine : words.from(claim.by)
  const isAgreed = claim.state === 'accepted'
  return (
    <article className="page-card" aria-label={title}>
      <header className="claim-head">
        <h2>{person ?? title}</h2>
        <StateMark tone={claimTones[claim.state]} t={say(claimStateNames[claim.state])} />
      </header>
      <FactList
        facts={[
          [words.answer, claim.answer],
          [words.sentAt, minuteOf(Date.parse(claim.createdAt))],
          [words.reason, claim.notes],
          [words.doneAt, claim.handedOverAt && minuteOf(Date.parse(claim.handedOverAt))],
        ]}
      />
      {isAgreed && <Meeting claim={claim} />}
      {claim.code && <ShownCode itemId={item.id} code={claim.code} />}
      {claim.mayHandOver && <HandOverForm claimId={claim.id} code={code} />}
      {claim.mayAnswer && <AnswerForm claim={claim} side={item.side} place={item.custodyPlace} />}
      {claim.mayWithdraw && <WithdrawButton id={claim.id} />}
    </article>
  )
}
