import type { PDFDocumentLoadingTask } from 'pdfjs-dist'

/** The engine is heavy and comes only with the first document; the build puts its worker, fonts and decoders under its version. */
export const openPdf = async (file: Blob): Promise<PDFDocumentLoadingTask> => {
  const [{ getDocument, GlobalWorkerOptions, version }, bytes] = await Promise.all([import('pdfjs-dist'), file.arrayBuffer()])
  const asset = (path: string) => new URL(`/pdf-assets/${version}/${path}`, document.baseURI).href
  GlobalWorkerOptions.workerSrc = asset('build/pdf.worker.min.mjs')
  return getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: asset('cmaps/'),
    standardFontDataUrl: asset('standard_fonts/'),
    wasmUrl: asset('wasm/'),
    iccUrl: asset('iccs/'),
  })
}
