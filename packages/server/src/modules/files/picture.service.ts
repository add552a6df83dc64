import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp, { type Sharp } from 'sharp'
import type { Upload } from '../../http/route.ts'
import type { CallerCtx } from '../../platform/context.ts'
import { putBlob } from '../../platform/put-blob.ts'
import { Refusal, refuse } from '../../platform/refuse.ts'
import { type FileUse, insertFile } from './file.repository.ts'
import { frameOf, isLargeEnough, type PictureKind } from './picture.rules.ts'
import { dropBlobLater } from './unused-blob.service.ts'

interface PictureWish {
  readonly kind: PictureKind
  /** The longest side of the kept picture. */
  readonly most: number
  readonly least?: readonly [width: number, height: number]
  readonly use?: FileUse
}

/** A small file may claim to be a huge picture, so what it would fill is bounded before it is unpacked. */
const openBounded = (bytes: Buffer) => sharp(bytes, { failOn: 'error', limitInputPixels: 51_000_000, pages: 1 })
const mostSeconds = 20
const mostBytes = 64 * 1024 * 1024

type Open = () => Sharp

const sizeUpright = async (open: Open): Promise<readonly [number, number]> => {
  const { width, height, orientation = 1 } = await open().metadata()
  return orientation >= 5 ? [height, width] : [width, height]
}

const encode = async (open: Open, { kind, most, least = [1, 1] }: PictureWish) => {
  const [width, height] = frameOf(kind, await sizeUpright(open), most)
  if (!isLargeEnough([width, height], least)) throw refuse('picture_too_small')
  const picture = open().autoOrient().resize(width, height, { fit: 'cover' }).flatten({ background: '#ffffff' })
  // Nothing but the points is written: position, camera and time of the shot stay behind.
  return picture.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).timeout({ seconds: mostSeconds }).toBuffer()
}

/** Draws a picture in another way; what cannot be read is refused. */
export const drawFrom = async (bytes: Buffer, draw: (open: Open) => Promise<Buffer>): Promise<Buffer> => {
  try {
    return await draw(() => openBounded(bytes))
  } catch (error) {
    throw error instanceof Refusal ? error : refuse('picture_broken')
  }
}

/** The same for an upload, whose original is dropped. */
export const drawAnew = async (ctx: CallerCtx, upload: Upload, draw: (open: Open) => Promise<Buffer>): Promise<Buffer> => {
  const original = await ctx.world.blobs.get(upload.blobKey)
  await dropBlobLater(ctx, upload.blobKey)
  if (!original) throw refuse('picture_broken')
  return drawFrom(await buffer(original), draw)
}

/** Keeps an uploaded picture as one that the server drew anew, upright and without hidden data; the original is dropped. */
export const storePicture = async (ctx: CallerCtx, upload: Upload, wish: PictureWish) => {
  const drawn = await drawAnew(ctx, upload, (open) => encode(open, wish))
  const { key, size } = await putBlob(ctx, Readable.from([drawn]), mostBytes)
  const name = `${upload.name.replace(/\.\w{1,5}$/, '')}.jpg`
  const file = {
    schoolId: ctx.caller.schoolId,
    ownerId: ctx.caller.personId,
    blobKey: key,
    size,
    contentType: 'image/jpeg',
    name,
    use: wish.use ?? 'form',
  }
  const { id } = await insertFile(ctx.sql, file)
  return { id, name, contentType: file.contentType, size }
}
