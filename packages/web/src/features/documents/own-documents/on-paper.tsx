import { Button } from '@campus/ui/button/button.tsx'
import { fetchOwnPages } from '../../../files/download/own-pages.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { open } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { PdfView } from '@campus/ui/pdf/pdf-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { DocumentActions } from './document-actions.tsx'
import type { OwnDocument } from './use-own-document.ts'
import { onPaperWords } from './words.ts'

/** Where the paper waits; the application has the code and whoever else may fetch it. */
function PickUpCard({ document: { state, pickUp } }: { readonly document: OwnDocument }) {
  const words = useWords(onPaperWords)
  if (!pickUp) return null
  const { applicationId, copies, printed } = pickUp
  const waits = state === 'valid' && printed < copies
  return (
    <section className="page-card" aria-labelledby="pick-up">
      <h2 id="pick-up">{words.pickUp}</h2>
      <p className="page-note">{printed < copies ? words.waiting(copies, printed) : words.fetched(copies)}</p>
      <Button
        block
        {...(waits && { color: 'primary', size: 'large' })}
        onClick={() => void open(certificatesPaths.application, { id: applicationId })}
      >
        {waits ? words.toCode : words.toApplication}
      </Button>
    </section>
  )
}

interface OnPaperProps {
  readonly document: OwnDocument
  /** Without network only what is on the device can be shown. */
  readonly mayAct: boolean
}

/** A document that its holder has on paper: where to fetch it, and what it says. */
export function OnPaper({ document, mayAct }: OnPaperProps) {
  const words = useWords(onPaperWords)
  const zoom = useWide() ? { firstZoom: 0.8 } : {}
  return (
    <>
      <div className="page-column document-proofs">
        <PickUpCard document={document} />
        {mayAct && <DocumentActions document={document} />}
      </div>
      {mayAct && (
        <section className="page-card document-pages" aria-labelledby="document-preview">
          <h2 id="document-preview">{words.preview}</h2>
          <p className="page-note">{words.previewLead}</p>
          <PdfView title={document.fileName} load={(signal) => fetchOwnPages(document, signal)} {...zoom} />
        </section>
      )}
    </>
  )
}
