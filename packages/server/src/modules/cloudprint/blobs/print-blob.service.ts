import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { type EncryptedBlob, getEncrypted, putEncrypted } from '../../../ports/blobs/encrypted-blob.ts'
import { dropBlobLater } from '../../files/unused-blob.service.ts'
import { removeOlder, retentionKind } from '../../retention.ts'
import { deleteUnneeded, findBlob, insertBlob, listUnneeded } from './print-blob.repository.ts'

/** What is made from a picture or an office file may be larger than what came. */
const maxMadeBytes = 200 * 1024 * 1024

export type StoredContent = EncryptedBlob & { readonly contentType: string }

/** Encrypts what the server made and puts it into the store; it is nobody's before `keepBlob`. */
export const storeMade = async (ctx: Ctx, content: Uint8Array, contentType: string): Promise<StoredContent> => ({
  ...(await putEncrypted(ctx.services, Readable.from([content], { objectMode: false }), maxMadeBytes)),
  contentType,
})

/** Writes down the bytes of a file for printing that lie in the store. */
export const keepBlob = (ctx: Ctx, schoolId: string, { blobKey, keyEncrypted, contentType, size, sha256 }: StoredContent) =>
  insertBlob(ctx.sql, {
    school_id: schoolId,
    blob_key: blobKey,
    key_encrypted: keyEncrypted,
    content_type: contentType,
    size,
    sha256,
    created_at: ctx.now(),
  })

/** The bytes as they were before they were encrypted. */
export const openBlob = async (ctx: Ctx, id: string) => {
  const blob = await findBlob(ctx.sql, id)
  const content = blob && (await getEncrypted(ctx.services, { blobKey: blob.blob_key, keyEncrypted: blob.key_encrypted }))
  return content && { content, contentType: blob.content_type, size: blob.size }
}

export const readBlob = async (ctx: Ctx, id: string) => {
  const opened = await openBlob(ctx, id)
  return opened && { bytes: await buffer(opened.content), contentType: opened.contentType }
}

const atOnce = 200

/** Two who let go of the same bytes at the same moment may each see that the other has them still. */
export const unneededBlobs = retentionKind({
  kind: 'print_blob',
  name: ['不再使用的打印内容', 'Contents of prints that nothing needs', '不再使用的列印內容'],
  keptFor: 86_400,
})

export const sweepBlobs = (ctx: Ctx) =>
  removeOlder(ctx, unneededBlobs, async (before) => {
    const unneeded = await listUnneeded(ctx.sql, before, atOnce)
    return inTransaction(ctx, (ctx) =>
      releaseBlobs(
        ctx,
        unneeded.map(({ id }) => id),
      ),
    )
  })

/** Lets bytes go that their file no longer needs; those that another file or the library needs stay. Answers how many went. */
export const releaseBlobs = async (ctx: Ctx, ids: readonly (string | null)[]): Promise<number> => {
  const named = ids.filter((id) => id !== null)
  if (named.length === 0) return 0
  const unneeded = await deleteUnneeded(ctx.sql, named)
  for (const { blob_key } of unneeded) await dropBlobLater(ctx, blob_key)
  return unneeded.length
}
