import { ownLoginCode } from '@campus/contract/account/login.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { QrCode } from '@campus/ui/qr-code/qr-code.tsx'
import { Show } from '@campus/ui/states/show.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import '../account-page.css'
import { SecondsRing } from '../pc-login/seconds-ring.tsx'
import { loginCodeWords } from './words.ts'

export default function LoginCodeScreen() {
  const words = useWords(loginCodeWords)
  const read = useRead(ownLoginCode, {}, { staleTime: 0 })
  const [expired, setExpired] = useState<string>()
  return (
    <section className="account-page">
      <Show read={read}>
        {({ code, expiresIn }) => (
          <div className="account-card account-center">
            {code === expired ? <p role="status">{words.expired}</p> : <QrCode text={code} label={words.label} />}
            {code !== expired && <SecondsRing key={code} seconds={expiresIn} label={words.left} onEnd={() => setExpired(code)} />}
            <Button color="primary" fill="outline" loading={read.isFetching} onClick={() => void read.refetch()}>
              {words.refresh}
            </Button>
            <p className="account-note">{words.what}</p>
          </div>
        )}
      </Show>
    </section>
  )
}
