import { buffer } from 'node:stream/consumers'
import type { CallerCtx, Ctx } from '../../context/context.ts'
import { getStored, putEncrypted } from '../../ports/blobs/encrypted-blob.ts'
import { removeOlder, retentionKind } from '../retention.ts'
import { type FileUse, findFile, findFileFor, insertFile, listFilesBefore } from './file.repository.ts'
import { removeFiles } from './unused-blob.service.ts'

interface MadeFile {
  readonly name: string
  readonly contentType: string
  readonly use: FileUse
}

interface Stored {
  readonly blobKey: string
  readonly keyEncrypted: Buffer | null
  readonly size: number
}

interface Owner {
  readonly schoolId: string
  readonly ownerId: string
}

type Made = MadeFile & { readonly content: Uint8Array }

const insertStored = async (ctx: Ctx, owner: Owner, file: MadeFile & Stored) => {
  const { id } = await insertFile(ctx.sql, { ...owner, ...file })
  return { id, name: file.name, contentType: file.contentType, size: file.size }
}

/** A file of the caller from bytes that lie in the store already. */
export const keepStored = (ctx: CallerCtx, file: MadeFile & Stored) =>
  insertStored(ctx, { schoolId: ctx.caller.schoolId, ownerId: ctx.caller.personId }, file)

/** Keeps what the server itself made for somebody, encrypted. */
export const keepMadeFor = async (ctx: Ctx, owner: Owner, { content, ...file }: Made) => {
  const { blobKey, keyEncrypted, size } = await putEncrypted(ctx.services, [content], content.length)
  return insertStored(ctx, owner, { ...file, blobKey, keyEncrypted, size })
}

export const keepMade = (ctx: CallerCtx, file: Made) =>
  keepMadeFor(ctx, { schoolId: ctx.caller.schoolId, ownerId: ctx.caller.personId }, file)

const readWhole = async (
  ctx: Ctx,
  file: { readonly blob_key: string; readonly key_encrypted: Buffer | null } | undefined,
): Promise<Buffer | undefined> => {
  const content = file && (await getStored(ctx.services, { blobKey: file.blob_key, keyEncrypted: file.key_encrypted }))
  return content && buffer(content)
}

/** The bytes of a file of a school, for what the school itself makes with them. */
export const readFileBytes = async (ctx: Ctx, id: string, schoolId: string) => readWhole(ctx, await findFile(ctx.sql, id, schoolId))

/** Whether a file was brought for this use by one of these people. */
export const isFileFor = async (ctx: Ctx, use: FileUse, id: string, ownerIds: readonly string[]) =>
  (await findFileFor(ctx.sql, use, id, ownerIds)) !== undefined

const [atOnce, maxRounds] = [500, 100]

/** Previews were made for one look. */
export const previewFiles = retentionKind({ kind: 'preview_file', name: ['预览文件', 'Preview files', '預覽檔案'], keptFor: 86_400 })

export const sweepPreviews = (ctx: Ctx) =>
  removeOlder(ctx, previewFiles, async (before) => {
    let files = 0
    for (let round = 0; round < maxRounds; round += 1) {
      const ids = (await listFilesBefore(ctx.sql, 'preview', before, atOnce)).map(({ id }) => id)
      await removeFiles(ctx, ids)
      files += ids.length
      if (ids.length < atOnce) break
    }
    return files
  })
