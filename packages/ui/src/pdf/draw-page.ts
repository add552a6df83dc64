import type { PDFDocumentProxy } from 'pdfjs-dist'

interface Paper {
  readonly canvas: HTMLCanvasElement
  readonly text: HTMLElement
}

const isAborted = (error: unknown, signal: AbortSignal) => {
  if (signal.aborted) return true
  throw error
}

/** Draws one page sharp for this screen, and lays its text over it so that it can be read aloud, searched and copied. */
export const drawPage = async (pdf: PDFDocumentProxy, pageNumber: number, zoom: number, { canvas, text }: Paper, signal: AbortSignal) => {
  const { TextLayer } = await import('pdfjs-dist')
  const page = await pdf.getPage(pageNumber)
  if (signal.aborted) return
  const viewport = page.getViewport({ scale: zoom })
  const sharpness = window.devicePixelRatio || 1
  const drawing = page.render({ canvas, viewport: page.getViewport({ scale: zoom * sharpness }) })
  const words = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport })
  signal.addEventListener('abort', () => {
    drawing.cancel()
    words.cancel()
  })
  canvas.width = Math.floor(viewport.width * sharpness)
  canvas.height = Math.floor(viewport.height * sharpness)
  canvas.style.setProperty('--page-width', `${viewport.width}px`)
  canvas.style.setProperty('--page-height', `${viewport.height}px`)
  text.replaceChildren()
  text.style.setProperty('--total-scale-factor', String(zoom))
  await Promise.all([drawing.promise, words.render()]).catch((error: unknown) => isAborted(error, signal))
}
