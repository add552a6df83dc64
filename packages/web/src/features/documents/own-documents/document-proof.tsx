import { ownDocumentCredential } from '@campus/contract/documents/own-documents.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { CopyButton } from '@campus/ui/copy/copy-button.tsx'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { useState } from 'react'
import { sendForBytes } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import '@campus/ui/page/page.css'
import { QrCode } from '@campus/ui/qr-code/qr-code.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { grouped } from './grouped-code.ts'
import type { OwnDocument } from './use-own-document.ts'
import { proofWords } from './words.ts'

function Code({ code }: { readonly code: string }) {
  const words = useWords(proofWords)
  return (
    <div className="document-code">
      <span>
        <small>{words.code}</small>
        <strong>{grouped(code)}</strong>
      </span>
      <CopyButton text={grouped(code)} label={words.code} />
    </div>
  )
}

function ShownQr({ text }: { readonly text: string }) {
  const words = useWords(proofWords)
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <Button aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        {isShown ? words.hideQr : words.showQr}
      </Button>
      {isShown && (
        <figure className="document-qr">
          <QrCode text={text} label={words.qr} />
          <figcaption className="page-note">{words.qrHint}</figcaption>
        </figure>
      )}
    </>
  )
}

function Credential({ document: { id, fileName } }: { readonly document: OwnDocument }) {
  const words = useWords(proofWords)
  const [isFetching, setIsFetching] = useState(false)
  const download = async () => {
    setIsFetching(true)
    try {
      saveFile(await sendForBytes(ownDocumentCredential, { id }), fileName.replace(/(\.pdf)?$/i, '.json'))
    } catch (error) {
      toastFailure(error)
    } finally {
      setIsFetching(false)
    }
  }
  return (
    <>
      <Button loading={isFetching} onClick={() => void download()}>
        {words.credential}
      </Button>
      <p className="page-note">{words.credentialHint}</p>
    </>
  )
}

interface DocumentProofProps {
  readonly document: OwnDocument
  /** Without network only what is on the device can be shown. */
  readonly mayAct: boolean
}

/** By what others know that it is genuine: the code, the QR, the credential, the fingerprint. */
export function DocumentProof({ document, mayAct }: DocumentProofProps) {
  const words = useWords(proofWords)
  const { antiForgeryCode, qrAddress, sha256, signedAt } = document
  return (
    <section className="page-card" aria-labelledby="proof">
      <h2 id="proof">{words.title}</h2>
      <Code code={antiForgeryCode} />
      <p className="page-note">{words.codeHint}</p>
      <ShownQr text={qrAddress} />
      {mayAct && <Credential document={document} />}
      <details className="document-details">
        <summary>{words.details}</summary>
        <dl>
          <dt>{words.fingerprint}</dt>
          <dd>{sha256}</dd>
          {signedAt && (
            <>
              <dt>{words.signedAt}</dt>
              <dd>{minuteOf(Date.parse(signedAt))}</dd>
            </>
          )}
        </dl>
      </details>
    </section>
  )
}
