import { endShare, ownDocument } from '@campus/contract/documents/own-documents.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { CopyButton } from '@campus/ui/copy/copy-button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QrCode } from '@campus/ui/qr-code/qr-code.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { type ShareState, shareState } from './share-state.ts'
import type { OwnDocument } from './use-own-document.ts'
import { shareWords } from './words.ts'

type Share = OwnDocument['shares'][number]

const tones: Record<ShareState, 'good' | 'over'> = { open: 'good', closed: 'over', over: 'over' }

/** Hands the link to another app of the device; closing that again is no failure. */
const sendOn = (address: string) => navigator.share({ url: address }).catch(() => undefined)

function ShareActions({ share: { id, address } }: { readonly share: Share }) {
  const words = useWords(shareWords)
  const [showsQr, setShowsQr] = useState(false)
  const { act, isActing } = useAction(endShare, { changes: [ownDocument] })
  const end = async () => {
    if (!(await ask({ title: words.endTitle, text: words.endText, confirm: words.end }))) return
    await act({ id })
    toast(words.ended, 'success')
  }
  return (
    <>
      <p className="share-address">{address}</p>
      <div className="page-buttons">
        <CopyButton text={address} label={words.link} />
        {'share' in navigator && (
          <Button size="small" onClick={() => void sendOn(address)}>
            {words.send}
          </Button>
        )}
        <Button size="small" aria-expanded={showsQr} onClick={() => setShowsQr(!showsQr)}>
          {showsQr ? words.hideQr : words.showQr}
        </Button>
        <Button size="small" loading={isActing} onClick={() => void end().catch(() => undefined)}>
          {words.end}
        </Button>
      </div>
      {showsQr && (
        <div className="document-qr">
          <QrCode text={address} label={words.showQr} />
        </div>
      )}
    </>
  )
}

export function ShareRow({ share }: { readonly share: Share }) {
  const words = useWords(shareWords)
  const state = shareState(share, useNow(60_000))
  return (
    <article className="share">
      <div className="share-head">
        <strong>{share.note || words.nobody}</strong>
        <StateMark tone={tones[state]} t={words[state]} />
      </div>
      <p className="page-note">
        {words.until(minuteOf(Date.parse(share.expiresAt)))} · {words.views(share.views)}
        {share.lastViewedAt && (
          <>
            {' '}
            ({words.lastView} <Time at={share.lastViewedAt} />)
          </>
        )}
      </p>
      {state === 'open' && <ShareActions share={share} />}
    </article>
  )
}
