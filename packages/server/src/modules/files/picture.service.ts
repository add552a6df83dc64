import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { CallerCtx, Ctx } from '../../context/context.ts'
import type { Upload } from '../../http/route.ts'
import { refuse } from '../../platform/refuse.ts'
import { putBlob } from '../../ports/blobs/put-blob.ts'
import type { PictureKind } from '../../ports/pictures/frame.ts'
import type { DrawnPicture, PictureWork } from '../../ports/pictures/picture-task.ts'
import { PicturesBusy } from '../../ports/pictures/pictures.ts'
import type { FileUse } from './file.repository.ts'
import { insertOwnFile } from './own-file.service.ts'
import { dropBlobLater } from './unused-blob.service.ts'

interface PictureRequest {
  readonly kind: PictureKind
  /** The longest side of the kept picture. */
  readonly max: number
  readonly min?: readonly [width: number, height: number]
  readonly use?: FileUse
}

const maxBytes = 64 * 1024 * 1024

/** Draws a picture in another way; what cannot be read is refused. For a person, who may have a few in the queue, or in the background. */
export const drawFrom = async (ctx: Ctx, bytes: Uint8Array, work: PictureWork): Promise<DrawnPicture> => {
  try {
    const answer = await ctx.services.pictures.draw({ bytes, work }, ctx.caller?.personId)
    if ('refused' in answer) throw refuse(answer.refused)
    return answer
  } catch (error) {
    throw error instanceof PicturesBusy && ctx.caller ? refuse('too_many_requests') : error
  }
}

/** The same for an upload, whose original is dropped. */
export const drawUpload = async (ctx: CallerCtx, upload: Upload, work: PictureWork): Promise<Uint8Array> => {
  const original = await ctx.services.blobs.get(upload.blobKey)
  await dropBlobLater(ctx, upload.blobKey)
  if (!original) throw refuse('picture_broken')
  return (await drawFrom(ctx, await buffer(original), work)).picture
}

/** Keeps an uploaded picture as one that the server drew itself, upright and without hidden data; the original is dropped. */
export const storePicture = async (ctx: CallerCtx, upload: Upload, { kind, max, min = [1, 1], use = 'form' }: PictureRequest) => {
  const drawn = await drawUpload(ctx, upload, { kind: 'frame', shape: kind, max, min })
  const { key, size } = await putBlob(ctx, Readable.from([drawn]), maxBytes)
  const name = `${upload.name.replace(/\.\w{1,5}$/, '')}.jpg`
  const file = { blobKey: key, size, contentType: 'image/jpeg', name, use }
  const { id } = await insertOwnFile(ctx, file)
  return { id, name, contentType: file.contentType, size }
}
