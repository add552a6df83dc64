import { previewToDecide } from '@campus/contract/certificates/decisions.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { fetchFile } from '../../../files/download/fetch-file.ts'
import { useWide } from '../../../layout/use-wide.ts'
import '@campus/ui/page/page.css'
import { PdfView } from '@campus/ui/pdf/pdf-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { detailWords } from './words.ts'

/** What the application asks for, drawn, with the name of who decides over it. */
export function PreviewCard({ id }: { readonly id: string }) {
  const words = useWords(detailWords)
  const zoom = useWide() ? { firstZoom: 0.7 } : {}
  const [address, setAddress] = useState<string>()
  const { act, isActing } = useAction(previewToDecide)
  const show = async () => setAddress((await act({ id })).pdfUrl)
  return (
    <section className="page-card" aria-labelledby="preview">
      <h2 id="preview">{words.preview}</h2>
      <p className="page-note">{words.previewLead}</p>
      {address ? (
        <PdfView key={address} title={words.preview} load={(signal) => fetchFile(address, signal)} {...zoom} />
      ) : (
        <Button loading={isActing} onClick={() => void show().catch(() => undefined)}>
          {words.showPreview}
        </Button>
      )}
    </section>
  )
}
