import { Button } from '@campus/ui/button/button.tsx'
import { QrCode } from '@campus/ui/qr-code/qr-code.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import './pc-login-pane.css'
import { SecondsRing } from './seconds-ring.tsx'
import { usePcLogin } from './use-pc-login.ts'
import { pcLoginWords } from './words.ts'

const codeLife = 60

interface PcLoginCodeProps {
  readonly back: string | undefined
  readonly onRefresh: () => void
}

function PcLoginCode({ back, onRefresh }: PcLoginCodeProps) {
  const words = useWords(pcLoginWords)
  const { state, url, expire } = usePcLogin(back)
  const sayings = {
    drawing: words.drawing,
    failed: words.failed,
    shown: '',
    scanned: words.scanned,
    confirmed: words.comingIn,
    refused: words.refused,
    expired: words.expired,
  }
  const mayRefresh = state === 'failed' || state === 'refused' || state === 'expired'
  return (
    <>
      <div className="pc-login-code" data-faded={state !== 'shown' || undefined}>
        {url && <QrCode text={url} label={words.codeLabel} />}
        <div className="pc-login-state" role="status">
          {sayings[state] && <p>{sayings[state]}</p>}
          {mayRefresh && (
            <Button color="primary" size="small" onClick={onRefresh}>
              {words.refresh}
            </Button>
          )}
        </div>
      </div>
      {state === 'shown' && <SecondsRing seconds={codeLife} label={words.left} onEnd={expire} />}
    </>
  )
}

/** The code that a phone scans to log this computer in; each new one starts from the beginning. */
export default function PcLoginPane({ back }: { readonly back: string | undefined }) {
  const words = useWords(pcLoginWords)
  const [turn, setTurn] = useState(0)
  return (
    <div className="pc-login">
      <h2>{words.title}</h2>
      <PcLoginCode key={turn} back={back} onRefresh={() => setTurn(turn + 1)} />
      <p className="pc-login-how">{words.how}</p>
    </div>
  )
}
