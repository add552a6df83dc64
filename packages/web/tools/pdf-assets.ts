import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const { version } = require('pdfjs-dist/package.json') as { version: string }
const engine = dirname(require.resolve('pdfjs-dist/package.json'))
const root = `pdf-assets/${version}`
const contentTypes: Readonly<Record<string, string>> = {
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
}

// The engine's evaluator of scripts inside PDFs is never used, so it does not even lie on the server.
const isServed = (file: string) => !/quickjs/i.test(file)

const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs'].flatMap((folder) =>
  readdirSync(join(engine, folder))
    .filter(isServed)
    .map((file) => `${folder}/${file}`),
)
const files = ['build/pdf.worker.min.mjs', ...folders]

/** The worker, character maps, standard fonts and decoders of the PDF engine, in development and in the build. */
export const pdfAssets = (): Plugin => ({
  name: 'campus:pdf-assets',
  configureServer(server) {
    const known = new Set(files)
    server.middlewares.use(`/${root}`, (request, response, next) => {
      const file = (request.url ?? '').split('?', 1)[0]?.slice(1) ?? ''
      if (!known.has(file)) return next()
      response.setHeader('content-type', contentTypes[extname(file)] ?? 'application/octet-stream')
      response.end(readFileSync(join(engine, file)))
    })
  },
  generateBundle() {
    for (const file of files) this.emitFile({ type: 'asset', fileName: `${root}/${file}`, source: readFileSync(join(engine, file)) })
  },
})
