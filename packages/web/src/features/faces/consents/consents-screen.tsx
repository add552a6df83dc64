import type { OutputOf } from '@campus/contract/call.ts'
import { giveFaceConsent, ownFaceConsents, withdrawFaceConsent } from '@campus/contract/faces/consents.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import '@campus/ui/page/page.css'
import { ConsentList } from './consent-list.tsx'
import { consentWords } from './words.ts'

type Own = OutputOf<typeof ownFaceConsents>

function Consents({ own: { isOn, needsGuardian, hasVector, consents } }: { readonly own: Own }) {
  const words = useWords(consentWords)
  const giving = useAction(giveFaceConsent, { changes: [ownFaceConsents] })
  const withdrawing = useAction(withdrawFaceConsent, { changes: [ownFaceConsents] })
  // Who has just withdrawn the last one still reads the receipt.
  const [hadAny] = useState(consents.some(({ isGiven }) => isGiven))
  if (!isOn && !hadAny) return <Empty t={words.off} />
  return (
    <>
      <p className="page-lead">{words.lead}</p>
      {needsGuardian && <p className="face-consent-newer">{words.guardian}</p>}
      <ConsentList
        isOn={isOn}
        mayAgree={!needsGuardian}
        consents={consents}
        vectorNote={hasVector ? words.vector : words.noVector}
        onAgree={giving.act}
        onWithdraw={withdrawing.act}
      />
    </>
  )
}

/** What somebody agreed to about their face, use by use. */
export default function ConsentsScreen() {
  const read = useRead(ownFaceConsents, {}, { staleTime: 0 })
  return (
    <div className="page">
      <QueryView read={read}>{(own) => <Consents own={own} />}</QueryView>
    </div>
  )
}
