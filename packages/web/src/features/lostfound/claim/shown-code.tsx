import { lostFoundPaths } from '@campus/contract/paths/lostfound.ts'
import { QrCode } from '@campus/ui/qr-code/qr-code.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import './claim.css'
import { claimWords } from './words.ts'

/** An address of the app, so that any scanner opens the post with the code filled in. */
const addressOf = (id: string, code: string) =>
  `${window.location.origin}/#${lostFoundPaths.item.address}?${new URLSearchParams({ id, code })}`

export function ShownCode({ itemId, code }: { readonly itemId: string; readonly code: string }) {
  const words = useWords(claimWords)
  return (
    <section className="claim-code" aria-label={words.yourCode}>
      <QrCode text={addressOf(itemId, code)} label={words.codePicture} />
      <strong>{code}</strong>
      <p className="page-note">{words.yourCodeText}</p>
    </section>
  )
}
