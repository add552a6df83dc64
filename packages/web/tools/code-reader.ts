import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { ZXING_WASM_VERSION } from 'barcode-detector/ponyfill'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
// The engine belongs to the detector: it is found from there, wherever it was installed.
const engine = createRequire(require.resolve('barcode-detector/ponyfill')).resolve('zxing-wasm/reader/zxing_reader.wasm')
const fileName = `assets/code-reader-${ZXING_WASM_VERSION}.wasm`

/** The engine that reads codes from pictures, served by ourselves in development and in the build, and kept with the other assets. */
export const codeReader = (): Plugin => ({
  name: 'campus:code-reader',
  configureServer(server) {
    server.middlewares.use(`/${fileName}`, (_, response) => {
      response.setHeader('content-type', 'application/wasm')
      response.end(readFileSync(engine))
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: readFileSync(engine) })
  },
})
