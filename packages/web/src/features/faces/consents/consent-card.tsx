import type { OutputOf } from '@campus/contract/call.ts'
import type { ownFaceConsents } from '@campus/contract/faces/consents.ts'
import type { FacePurpose } from '@campus/contract/faces/face-words.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useId, useState } from 'react'
import { TextBlocks } from '../../../domain/document/text-blocks.tsx'
import { consentWords } from './words.ts'

export type FaceConsentShown = OutputOf<typeof ownFaceConsents>['consents'][number]

interface ConsentCardProps {
  readonly consent: FaceConsentShown
  /** The heading that names whose it is, where several people are on the page. */
  readonly ownerHeading?: string | undefined
  /** Only a guardian can agree; withdrawing is always possible. */
  readonly mayAgree: boolean
  readonly onAgree: (given: { purpose: FacePurpose; version: string }) => Promise<unknown>
  readonly isWithdrawing: boolean
  readonly onWithdraw: () => void
}

/** When and to what somebody agreed, or that they withdrew it. */
function Decision({ consent: { isGiven, decidedAt, givenBy, givenVersion } }: { readonly consent: FaceConsentShown }) {
  const words = useWords(consentWords)
  if (!decidedAt) return null
  return (
    <p className="page-note">
      {!isGiven && `${words.withdrawn} · `}
      {givenVersion && `${words.agreedTo(givenVersion)} · `}
      {givenBy === 'guardian' && `${words.byGuardian} · `}
      <Time at={decidedAt} />
    </p>
  )
}

/** One use of a face with its text, and the button that agrees or withdraws. */
export function ConsentCard({ consent, ownerHeading, mayAgree, onAgree, isWithdrawing, onWithdraw }: ConsentCardProps) {
  const words = useWords(consentWords)
  const heading = useId()
  const [isAgreeing, setIsAgreeing] = useState(false)
  const { purpose, isGiven, givenVersion, text } = consent
  const name = words.purpose(purpose)
  const isOld = isGiven && text !== null && givenVersion !== text.version
  const asked = mayAgree && (!isGiven || isOld) ? text?.version : undefined
  const agree = async (version: string) => {
    setIsAgreeing(true)
    await onAgree({ purpose, version }).then(
      () => toast(words.agreed, 'success'),
      () => undefined,
    )
    setIsAgreeing(false)
  }
  return (
    <section className="page-card face-consent" aria-labelledby={ownerHeading ? `${ownerHeading} ${heading}` : heading}>
      <header>
        <h2 id={heading}>{name}</h2>
        <StateMark tone={isGiven ? 'good' : 'over'} t={isGiven ? words.given : words.notGiven} />
      </header>
      <Decision consent={consent} />
      {isOld && <p className="face-consent-newer">{words.newer(text.version)}</p>}
      {text ? (
        <details>
          <summary>{words.read(text.version)}</summary>
          <article className="document-text">
            <TextBlocks blocks={text.blocks} />
          </article>
        </details>
      ) : (
        <p className="page-note">{words.noText}</p>
      )}
      {(asked !== undefined || isGiven) && (
        <div className="page-buttons">
          {asked !== undefined && (
            <Button color="primary" fill="outline" aria-label={words.agreeTo(name)} loading={isAgreeing} onClick={() => agree(asked)}>
              {isOld ? words.agreeAgain : words.agree}
            </Button>
          )}
          {isGiven && (
            <Button fill="outline" aria-label={words.withdrawFrom(name)} loading={isWithdrawing} onClick={onWithdraw}>
              {words.withdraw}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
