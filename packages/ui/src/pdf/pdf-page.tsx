import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { Refused } from '../states/refused.tsx'
import { drawPage } from './draw-page.ts'

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy
  readonly page: number
  readonly zoom: number
  readonly label: string
}

export function PdfPage({ pdf, page, zoom, label }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [broken, setBroken] = useState<{ readonly page: number; readonly error: unknown }>()

  useEffect(() => {
    if (!canvas.current || !text.current) return undefined
    const control = new AbortController()
    drawPage(pdf, page, zoom, { canvas: canvas.current, text: text.current }, control.signal).catch((error: unknown) =>
      setBroken({ page, error }),
    )
    return () => control.abort()
  }, [pdf, page, zoom])

  return (
    // Focusable, so that a page wider than the screen can be moved by the arrow keys.
    <div className="pdf-frame" role="group" aria-label={label} tabIndex={0}>
      {broken?.page === page && <Refused error={broken.error} />}
      <div className="pdf-page">
        <canvas className="pdf-canvas" ref={canvas} aria-hidden="true" />
        <div className="pdf-text" ref={text} />
      </div>
    </div>
  )
}
