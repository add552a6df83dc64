import { timingSafeEqual } from 'node:crypto'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { readFile, uploadFile } from '@campus/contract/files/own-files.ts'
import type { CallerCtx, Ctx } from '../../context/context.ts'
import type { RawAnswer, Upload } from '../../http/route.ts'
import { refuse } from '../../platform/refuse.ts'
import { getStored } from '../../ports/blobs/encrypted-blob.ts'
import { findFile, findOwnFile, listFilesOf, listOwnPictures } from './file.repository.ts'
import { insertOwnFile } from './own-file.service.ts'
import { storePicture } from './picture.service.ts'

/** Enough to read a scanned page. */
const longestSide = 4096

export const keepUpload = async (ctx: CallerCtx, { files }: { files: readonly Upload[] }): Promise<OutputOf<typeof uploadFile>> => {
  const [upload] = files
  if (!upload) throw refuse('bad_input')
  if (upload.contentType.startsWith('image/')) return storePicture(ctx, upload, { kind: 'free', max: longestSide })
  const { name, contentType, blobKey, size } = upload
  const { id } = await insertOwnFile(ctx, { blobKey, size, contentType, name, use: 'form' })
  return { id, name, contentType, size }
}

/** With this key the reader, and nobody else, fetches a file that a service decided to show them. */
export const fileKey = (ctx: Ctx, fileId: string, readerId: string) =>
  ctx.services.secretBox.fingerprint(`${fileId} ${readerId}`, 'file.address').toString('base64url')

/** Where this reader, and nobody else, fetches a file that a service decided to show them. Always the same, so that it is fetched once. */
export const fileAddress = (ctx: Ctx, fileId: string, readerId: string) => `/my/files/${fileId}?key=${fileKey(ctx, fileId, readerId)}`

const isKeyFor = (ctx: CallerCtx, fileId: string, key: string) => {
  const [given, wanted] = [Buffer.from(key), Buffer.from(fileKey(ctx, fileId, ctx.caller.personId))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** Somebody else's file is treated as missing. */
export const sendFile = async (ctx: CallerCtx, { id, key }: InputOf<typeof readFile>): Promise<RawAnswer> => {
  const wasShown = key !== undefined && isKeyFor(ctx, id, key)
  const file = await (wasShown ? findFile(ctx.sql, id, ctx.caller.schoolId) : findOwnFile(ctx.sql, id, ctx.caller.personId))
  const content = file && (await getStored(ctx.services, { blobKey: file.blob_key, keyEncrypted: file.key_encrypted }))
  if (!file || !content) throw refuse('not_found')
  return { content, contentType: file.content_type, name: file.name, size: file.size }
}

/** Pictures that a form names by their ids have to be pictures, and the caller's own. */
export const requireOwnPictures = async (ctx: CallerCtx, ids: readonly string[]) => {
  if (ids.length === 0) return
  const found = await listOwnPictures(ctx.sql, ids, ctx.caller.personId)
  if (found.length !== new Set(ids).size) throw refuse('not_found')
}

/** All files of a person, each to be opened when its turn comes. */
export const filesOf = async (ctx: Ctx, ownerId: string) =>
  (await listFilesOf(ctx.sql, ownerId)).map((row) => ({
    id: row.id,
    name: row.name,
    use: row.use,
    contentType: row.content_type,
    size: row.size,
    createdAt: row.created_at,
    open: () => getStored(ctx.services, { blobKey: row.blob_key, keyEncrypted: row.key_encrypted }),
  }))
