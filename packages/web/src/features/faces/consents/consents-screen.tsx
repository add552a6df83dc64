import type { OutputOf } from '@campus/contract/call.ts'
import { ownFaceConsents, withdrawFaceConsent } from '@campus/contract/faces/consents.ts'
import type { FacePurpose } from '@campus/contract/faces/face-words.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import '../../../domain/document/document-text.css'
import '@campus/ui/page/page.css'
import { ConsentCard } from './consent-card.tsx'
import './consents.css'
import { ReceiptCard } from './receipt-card.tsx'
import { consentWords } from './words.ts'

type Own = OutputOf<typeof ownFaceConsents>

function Consents({ own: { isOn, needsGuardian, hasVector, consents } }: { readonly own: Own }) {
  const words = useWords(consentWords)
  const { act, isActing } = useAction(withdrawFaceConsent, { changes: [ownFaceConsents] })
  const [asked, setAsked] = useState<FacePurpose | 'all'>()
  const [receipt, setReceipt] = useState<OutputOf<typeof withdrawFaceConsent>>()
  const withdraw = (purpose: FacePurpose | 'all') => {
    setAsked(purpose)
    return act(purpose === 'all' ? {} : { purpose }).then(setReceipt, () => undefined)
  }
  const given = consents.filter(({ isGiven }) => isGiven)
  if (!isOn && given.length === 0 && !receipt) return <Empty t={words.off} />
  return (
    <>
      <p className="page-lead">{words.lead}</p>
      {needsGuardian && <p className="face-consent-newer">{words.guardian}</p>}
      {receipt && <ReceiptCard key={receipt.id} receipt={receipt} />}
      {consents
        .filter(({ isGiven, text }) => isGiven || (isOn && text !== null))
        .map((consent) => (
          <ConsentCard
            key={consent.purpose}
            consent={consent}
            mayAgree={isOn && !needsGuardian}
            isWithdrawing={isActing && asked === consent.purpose}
            onWithdraw={() => void withdraw(consent.purpose)}
          />
        ))}
      <p className="page-note">{hasVector ? words.vector : words.noVector}</p>
      {given.length > 1 && (
        <Button block fill="outline" color="danger" loading={isActing && asked === 'all'} onClick={() => withdraw('all')}>
          {words.withdrawAll}
        </Button>
      )}
    </>
  )
}

/** What somebody agreed to about their face, use by use. */
export default function ConsentsScreen() {
  const read = useRead(ownFaceConsents, {})
  return (
    <div className="page">
      <QueryView read={read}>{(own) => <Consents own={own} />}</QueryView>
    </div>
  )
}
