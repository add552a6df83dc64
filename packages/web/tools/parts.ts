import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

/** Where the build says what each of its scripts is made of: for each file, the compressed bytes of each part. */
export const partsFile = '.parts'

/** The library, or the folder of the product, that a module belongs to. */
const partOf = (id: string) =>
  id.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? id.match(/packages\/(\w+\/src\/(?:(?:features|domain)\/)?[^/]+)/)?.[1] ?? 'other'

const compressedBytes = (code: string) => brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

/** For the bench, which names what the first load is made of. */
export const parts = (): Plugin => ({
  name: 'campus-parts',
  apply: 'build',
  generateBundle(_, bundle) {
    const files = Object.values(bundle).flatMap((output) => {
      if (output.type !== 'chunk') return []
      const modules = Object.groupBy(Object.entries(output.modules), ([id]) => partOf(id))
      const bytes = Object.entries(modules).map(([part, found = []]) => [
        part,
        compressedBytes(found.map(([, { code }]) => code).join('\n')),
      ])
      return [[output.fileName, Object.fromEntries(bytes)]]
    })
    this.emitFile({ type: 'asset', fileName: partsFile, source: JSON.stringify(Object.fromEntries(files)) })
  },
})
