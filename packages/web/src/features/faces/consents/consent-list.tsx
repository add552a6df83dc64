import type { OutputOf } from '@campus/contract/call.ts'
import type { withdrawFaceConsent } from '@campus/contract/faces/consents.ts'
import type { FacePurpose } from '@campus/contract/faces/face-words.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import '../../../domain/document/document-text.css'
import '@campus/ui/page/page.css'
import { ConsentCard, type FaceConsentShown } from './consent-card.tsx'
import './consents.css'
import { ReceiptCard } from './receipt-card.tsx'
import { consentWords } from './words.ts'

type Receipt = OutputOf<typeof withdrawFaceConsent>

interface ConsentListProps {
  readonly isOn: boolean
  readonly mayAgree: boolean
  readonly consents: readonly FaceConsentShown[]
  /** The heading that names whose they are, where several people are on the page. */
  readonly ownerHeading?: string
  /** Whether a face vector is kept, in words. */
  readonly vectorNote: string
  readonly onAgree: (given: { purpose: FacePurpose; version: string }) => Promise<unknown>
  readonly onWithdraw: (given: { purpose?: FacePurpose }) => Promise<Receipt>
}

/** Every use of a face of one person, to agree to or to withdraw. */
export function ConsentList({ isOn, mayAgree, consents, ownerHeading, vectorNote, onAgree, onWithdraw }: ConsentListProps) {
  const words = useWords(consentWords)
  const [asked, setAsked] = useState<FacePurpose | 'all'>()
  const [receipt, setReceipt] = useState<Receipt>()
  const withdraw = async (purpose: FacePurpose | 'all') => {
    setAsked(purpose)
    await onWithdraw(purpose === 'all' ? {} : { purpose }).then(setReceipt, () => undefined)
    setAsked(undefined)
  }
  return (
    <>
      {receipt && <ReceiptCard key={receipt.id} receipt={receipt} />}
      {consents
        .filter(({ isGiven, text }) => isGiven || (isOn && text !== null))
        .map((consent) => (
          <ConsentCard
            key={consent.purpose}
            consent={consent}
            ownerHeading={ownerHeading}
            mayAgree={isOn && mayAgree}
            onAgree={onAgree}
            isWithdrawing={asked === consent.purpose}
            onWithdraw={() => void withdraw(consent.purpose)}
          />
        ))}
      <p className="page-note">{vectorNote}</p>
      {consents.filter(({ isGiven }) => isGiven).length > 1 && (
        <Button block fill="outline" color="danger" loading={asked === 'all'} onClick={() => withdraw('all')}>
          {words.withdrawAll}
        </Button>
      )}
    </>
  )
}
