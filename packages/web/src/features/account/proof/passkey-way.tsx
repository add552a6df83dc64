import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { toastFailure } from '../../../api/toast-failure.ts'
import { wasStopped } from '../passkeys/was-stopped.ts'
import { proofWords } from './words.ts'

export function PasskeyWay({ onProved }: { readonly onProved: () => void }) {
  const words = useWords(proofWords)
  const [isProving, setIsProving] = useState(false)

  const prove = async () => {
    setIsProving(true)
    try {
      const { proveWithPasskey } = await import('../passkeys/passkey-device.ts')
      await proveWithPasskey()
      onProved()
    } catch (error) {
      setIsProving(false)
      if (wasStopped(error)) toast(words.stopped)
      else toastFailure(error)
    }
  }

  return (
    <div className="proof-way">
      <p className="account-note">{words.passkeyText}</p>
      <Button block color="primary" size="large" loading={isProving} onClick={() => void prove()}>
        {words.usePasskey}
      </Button>
    </div>
  )
}
