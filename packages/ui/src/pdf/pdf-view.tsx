import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { Refused } from '../states/refused.tsx'
import { Waiting } from '../states/waiting.tsx'
import { useWords } from '../words/words.ts'
import { openPdf } from './open-pdf.ts'
import './pdf.css'
import { PdfPage } from './pdf-page.tsx'
import { firstView } from './pdf-rules.ts'
import { PdfTools } from './pdf-tools.tsx'
import { pdfWords } from './words.ts'

interface PdfViewProps {
  readonly title: string
  /** Fetches the file. Another document needs another `key` on the part. */
  readonly load: (signal: AbortSignal) => Promise<Blob>
  /** How large the first page is drawn where there is more room than on a phone. */
  readonly firstZoom?: number
}

type Opened = { readonly pdf: PDFDocumentProxy } | { readonly error: unknown } | undefined

const usePdf = (load: PdfViewProps['load']): Opened => {
  const [opened, setOpened] = useState<Opened>()
  const given = useRef(load)

  useEffect(() => {
    const control = new AbortController()
    const open = async () => {
      const task = await openPdf(await given.current(control.signal))
      if (control.signal.aborted) return task.destroy()
      control.signal.addEventListener('abort', () => void task.destroy())
      return setOpened({ pdf: await task.promise })
    }
    open().catch((error: unknown) => {
      if (!control.signal.aborted) setOpened({ error })
    })
    return () => control.abort()
  }, [])
  return opened
}

function Attempt({ title, load, firstZoom = firstView.zoom, onRetry }: PdfViewProps & { readonly onRetry: () => void }) {
  const words = useWords(pdfWords)
  const opened = usePdf(load)
  const [{ page, zoom }, setView] = useState({ ...firstView, zoom: firstZoom })
  if (!opened) return <Waiting rows={6} />
  if ('error' in opened) return <Refused title={words.failed} error={opened.error} onRetry={onRetry} />
  const { pdf } = opened
  return (
    <section className="pdf" aria-label={title}>
      <PdfTools page={page} pageCount={pdf.numPages} zoom={zoom} onChange={setView} />
      <PdfPage pdf={pdf} page={page} zoom={zoom} label={words.pageOf(page, pdf.numPages)} />
    </section>
  )
}

export function PdfView(props: PdfViewProps) {
  const [attempt, setAttempt] = useState(1)
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}
