import { ownDocumentFile } from '@campus/contract/documents/own-documents.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { whilePending } from '@campus/ui/feedback/pending.ts'
import { CheckCircleOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { sendForBytes } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { readCachedFile } from '../../../offline-cache/cached-files.ts'
import '@campus/ui/page/page.css'
import { fileSize } from '@campus/ui/figures/file-size.ts'
import { PdfView } from '@campus/ui/pdf/pdf-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useSession } from '../../../session/use-session.ts'
import type { OwnDocument } from './use-own-document.ts'
import { documentWords } from './words.ts'

/** The signed file itself; once seen it opens without network. */
export function DocumentFile({ document: { id, fileName, size, pages } }: { readonly document: OwnDocument }) {
  const words = useWords(documentWords)
  const personId = useSession('user')?.uid ?? ''
  const zoom = useWide() ? { firstZoom: 0.8 } : {}
  const [isHere, setIsHere] = useState(false)
  const load = async (signal?: AbortSignal) => {
    const file = await readCachedFile({ personId, name: id }, () => sendForBytes(ownDocumentFile, { id }, { signal, background: true }))
    setIsHere(window.isSecureContext)
    return file
  }
  const download = async () => {
    try {
      saveFile(await whilePending(() => load()), fileName)
    } catch (error) {
      toastFailure(error)
    }
  }
  return (
    <section className="page-card document-pages" aria-labelledby="document-file">
      <h2 id="document-file">{words.title}</h2>
      <p className="page-note">{words.file(fileSize(size), pages)}</p>
      <Button block color="primary" size="large" onClick={() => void download()}>
        {words.download}
      </Button>
      <PdfView title={fileName} load={load} {...zoom} />
      {isHere && (
        <p className="document-here" role="status">
          <CheckCircleOutline aria-hidden="true" />
          {words.keptHere}
        </p>
      )}
    </section>
  )
}
