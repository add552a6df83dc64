import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Opens a PDF as viewers do; the caller closes it. */
export const openAsViewer = (bytes: Uint8Array) =>
  getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS, disableFontFace: true, useWasm: false })
