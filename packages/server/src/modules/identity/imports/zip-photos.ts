import { basename, extname } from 'node:path/posix'
import { maxImportedPhotos } from '@campus/contract/identity/console/photo-imports.ts'
import type { Ctx } from '../../../context/context.ts'
import { unzipStream } from '../../../platform/unzip-stream.ts'
import { getEncrypted } from '../../../ports/blobs/encrypted-blob.ts'
import type { PhotoImportRow } from './photo-import.repository.ts'

const megabyte = 1024 * 1024
const maxBytes = 10 * megabyte
/** Pictures are packed already, so that all of them are hardly larger than the ZIP, which has 300 MB at most. */
const maxTotalBytes = 600 * megabyte

export interface ZippedPhoto {
  /** From 1, in the order of the file. */
  readonly line: number
  readonly fileName: string
  readonly number: string
  readonly content: Uint8Array | undefined
}

/** What systems put beside the files that people meant. */
const isAside = (name: string) => name.endsWith('/') || /(^|\/)(\.|__MACOSX\/)|Thumbs\.db$/.test(name)

/** The photos of an import, each named by the number of its person. */
export async function* photosOf(ctx: Ctx, { blob_key, key_encrypted }: PhotoImportRow): AsyncGenerator<ZippedPhoto> {
  const zip = blob_key && key_encrypted ? await getEncrypted(ctx.services, { blobKey: blob_key, keyEncrypted: key_encrypted }) : undefined
  // Without it nothing would be taken, and the import would end as done.
  if (!zip) throw new Error('the file of an import is gone')
  let line = 0
  for await (const { name, content } of unzipStream(zip, { maxBytes, maxTotalBytes, maxFiles: 2 * maxImportedPhotos })) {
    if (isAside(name)) continue
    line += 1
    const fileName = basename(name)
    yield { line, fileName, number: basename(fileName, extname(fileName)).trim(), content }
  }
}
