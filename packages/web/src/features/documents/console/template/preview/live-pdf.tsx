import { openPdf } from '@campus/ui/pdf/open-pdf.ts'
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { fetchFile } from '../../../../../files/download/fetch-file.ts'
import '@campus/ui/pdf/pdf.css'
import { PdfPage } from '@campus/ui/pdf/pdf-page.tsx'
import { PdfTools } from '@campus/ui/pdf/pdf-tools.tsx'
import { pdfWords } from '@campus/ui/pdf/words.ts'
import { Refused } from '@campus/ui/states/refused.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { fitZoom } from './fit-zoom.ts'

interface Opened {
  readonly task: PDFDocumentLoadingTask
  readonly pdf: PDFDocumentProxy
  readonly pageWidth: number
}

const openAt = async (address: string, signal: AbortSignal): Promise<Opened | undefined> => {
  const task = await openPdf(await fetchFile(address, signal))
  const pdf = await task.promise
  const page = await pdf.getPage(1)
  if (!signal.aborted) return { task, pdf, pageWidth: page.getViewport({ scale: 1 }).width }
  await task.destroy()
  return undefined
}

const framePadding = 20

/** A PDF that is made anew again and again: the last one stays until the next is there, and page and zoom stay where they are. */
export function LivePdf({ title, address }: { readonly title: string; readonly address: string }) {
  const words = useWords(pdfWords)
  const place = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<Opened>()
  const [error, setError] = useState<unknown>()
  const [view, setView] = useState<{ page: number; zoom: number }>()

  useEffect(() => {
    const control = new AbortController()
    const open = async () => {
      const next = await openAt(address, control.signal)
      if (!next) return
      setError(undefined)
      setOpened(next)
      const width = (place.current?.clientWidth ?? 0) - framePadding
      setView((before) => before ?? { page: 1, zoom: fitZoom(width, next.pageWidth) })
    }
    open().catch((error: unknown) => {
      if (!control.signal.aborted) setError(error)
    })
    return () => control.abort()
  }, [address])

  useEffect(() => () => void opened?.task.destroy(), [opened])

  if (error && !opened) return <Refused title={words.failed} error={error} />
  const page = Math.min(view?.page ?? 1, opened?.pdf.numPages ?? 1)
  return (
    <section className="pdf" aria-label={title} ref={place}>
      {opened && view ? (
        <>
          <PdfTools page={page} pageCount={opened.pdf.numPages} zoom={view.zoom} onChange={setView} />
          <PdfPage pdf={opened.pdf} page={page} zoom={view.zoom} label={words.pageOf(page, opened.pdf.numPages)} />
        </>
      ) : (
        <Waiting rows={6} />
      )}
    </section>
  )
}
