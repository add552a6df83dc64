type ReadCode = (source: HTMLVideoElement | Blob) => Promise<string | undefined>

const open = async (): Promise<ReadCode> => {
  const { BarcodeDetector, prepareZXingModule, ZXING_WASM_VERSION } = await import('barcode-detector/ponyfill')
  // The build puts the engine among our own assets; by itself it would be fetched from elsewhere.
  prepareZXingModule({ overrides: { locateFile: () => `/assets/code-reader-${ZXING_WASM_VERSION}.wasm` } })
  const detector = new BarcodeDetector({ formats: ['qr_code', 'data_matrix', 'aztec', 'pdf417', 'code_128', 'code_39', 'ean_13'] })
  return async (source) => (await detector.detect(source)).find(({ rawValue }) => rawValue !== '')?.rawValue
}

let opened: Promise<ReadCode> | undefined

/** The reader is heavy and comes with the first scan; one that did not arrive is asked for again. */
export const openCodeReader = (): Promise<ReadCode> => {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}
