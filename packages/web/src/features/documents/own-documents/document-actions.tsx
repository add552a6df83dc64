import { Button } from '@campus/ui/button/button.tsx'
import { useState } from 'react'
import { SendMailForm } from '../../../domain/certificate/send-mail-form.tsx'
import { open } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { OwnDocument } from './use-own-document.ts'
import { actionWords } from './words.ts'

/** Sending it on, and telling the school what is wrong with it. */
export function DocumentActions({ document: { id, state, handedAs } }: { readonly document: OwnDocument }) {
  const words = useWords(actionWords)
  const [isSending, setIsSending] = useState(false)
  return (
    <section className="page-card" aria-label={words.title}>
      {isSending ? (
        <SendMailForm what={{ documentId: id }} onDone={() => setIsSending(false)} />
      ) : (
        <div className="page-buttons">
          {state === 'valid' && handedAs === 'file' && <Button onClick={() => setIsSending(true)}>{words.mail}</Button>}
          <Button onClick={() => void open(certificatesPaths.fileError, { documentId: id })}>{words.report}</Button>
          <Button onClick={() => void open(certificatesPaths.questions, { documentId: id })}>{words.question}</Button>
        </div>
      )}
    </section>
  )
}
