import { Unzip, UnzipInflate, zipSync } from 'fflate'
import { tooLarge, Unreadable } from './unreadable.ts'

const maxBytes = 96 * 1024 * 1024
const chunkBytes = 65_536

/**
 * Repacks the parts of a spreadsheet, without compression. They are counted while they unfold, so that a small file cannot
 * become a huge one, and the reader of the result gets exactly the counted bytes.
 */
export const unpackXlsx = (bytes: Uint8Array): ArrayBuffer => {
  const parts = new Map<string, Uint8Array[]>()
  let size = 0
  const unzip = new Unzip((file) => {
    if (!/\.(xml|rels)$/.test(file.name)) return
    const chunks: Uint8Array[] = []
    parts.set(file.name, chunks)
    file.ondata = (error, chunk) => {
      if (error) throw error
      size += chunk.length
      if (size > maxBytes) throw new Unreadable(tooLarge)
      chunks.push(chunk)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += chunkBytes) unzip.push(bytes.subarray(at, at + chunkBytes), at + chunkBytes >= bytes.length)
  const files = Object.fromEntries([...parts].map(([name, chunks]) => [name, new Uint8Array(Buffer.concat(chunks))]))
  return zipSync(files, { level: 0 }).slice().buffer
}
