import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|mjs|css|html|svg|webmanifest|json|wasm)$/
const smallest = 1024
const squeeze = { brotli: promisify(brotliCompress), gzip: promisify(gzip) }

const compressOne = async (file: string) => {
  const content = await readFile(file)
  if (content.length < smallest) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([squeeze.brotli(content, { params }), squeeze.gzip(content, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/** Leaves `.br` and `.gz` beside each file of the build, so that the server never compresses while somebody waits. */
export const precompress = (): Plugin => {
  let folder = ''
  return {
    name: 'campus-precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true })
      for (const name of names) if (compressible.test(name)) await compressOne(join(folder, name))
    },
  }
}
