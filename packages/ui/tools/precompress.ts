import { hash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|mjs|css|html|svg|webmanifest|json|wasm|onnx)$/
const smallest = 1024
const squeeze = { brotli: promisify(brotliCompress), gzip: promisify(gzip) }

/** Larger files come from libraries, take most of the time and are the same in every build: what was made of them is kept. */
const keptFrom = 1024 * 1024
const best = 11
/** For a build that is only tested: the large files take a minute less of the processor and are a tenth larger. */
const largeQuality = process.env['CAMPUS_QUICK_BUILD'] ? 6 : best
const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/compressed/', import.meta.url))

const compressed = async (content: Buffer, quality: number) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([squeeze.brotli(content, { params }), squeeze.gzip(content, { level: 9 })])
  return { br, gz }
}

const keptOrCompressed = async (content: Buffer) => {
  const [br, gz] = ['br', 'gz'].map((kind) => join(cacheFolder, `${hash('sha256', content)}.${largeQuality}.${kind}`)) as [string, string]
  try {
    return { br: await readFile(br), gz: await readFile(gz) }
  } catch {
    const made = await compressed(content, largeQuality)
    await mkdir(cacheFolder, { recursive: true })
    // Each is there whole or not at all, also while another build runs.
    for (const [file, bytes] of [
      [br, made.br],
      [gz, made.gz],
    ] as const) {
      await writeFile(`${file}.${process.pid}`, bytes)
      await rename(`${file}.${process.pid}`, file)
    }
    return made
  }
}

const compressOne = async (file: string) => {
  const content = await readFile(file)
  if (content.length < smallest) return
  const { br, gz } = await (content.length > keptFrom ? keptOrCompressed(content) : compressed(content, best))
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
