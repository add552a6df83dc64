import { buffer } from 'node:stream/consumers'
import { penWidth, strokeOutline } from '@campus/contract/signature/stroke-outline.ts'
import { boxAround, isSignature, type Stroke } from '@campus/contract/signature/strokes.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { EncryptedUpload } from '../../../http/route.ts'
import { Refusal, refuse } from '../../../platform/refuse.ts'
import { getEncrypted } from '../../../ports/blobs/encrypted-blob.ts'
import { inkColor } from '../../../ports/pictures/strokes-picture.ts'
import { TypesetterBusy } from '../../../ports/typesetter/typesetter.ts'
import { drawFrom } from '../../files/picture.service.ts'
import { dropBlobLater } from '../../files/unused-blob.service.ts'

const drawInk = async (ctx: CallerCtx, svg: string) => (await drawFrom(ctx, Buffer.from(svg), { kind: 'ink' })).picture

/** The picture of what a pen drew. */
export const drawPen = (ctx: CallerCtx, strokes: readonly Stroke[]): Promise<Uint8Array> => {
  if (!isSignature(strokes)) throw refuse('signature_too_short')
  const { left, top, right, bottom } = boxAround(strokes)
  const [width, height] = [right - left + 2 * penWidth, bottom - top + 2 * penWidth]
  const paths = strokes.map((stroke) => `<path d="${strokeOutline(stroke)}"/>`).join('')
  const box = `${left - penWidth} ${top - penWidth} ${width} ${height}`
  return drawInk(
    ctx,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}"><g fill="${inkColor}">${paths}</g></svg>`,
  )
}

/** The picture of a name that was typed. */
export const drawTyped = async (ctx: CallerCtx, name: string): Promise<Uint8Array> => {
  const drawn = await ctx.services.previewTypesetter.drawName(name, { size: 120, color: inkColor }).catch((error: unknown) => {
    throw error instanceof TypesetterBusy ? refuse('making_busy') : error
  })
  if ('missing' in drawn) throw refuse('character_missing', { facts: { characters: drawn.missing.join('') } })
  return drawInk(ctx, drawn.svg)
}

/** The strokes of a signature that was photographed; the photo itself goes. */
export const drawPhoto = async (ctx: CallerCtx, upload: EncryptedUpload): Promise<Uint8Array> => {
  await dropBlobLater(ctx, upload.blobKey)
  const photo = await getEncrypted(ctx.services, upload)
  if (!photo) throw refuse('picture_broken')
  try {
    return (await drawFrom(ctx, await buffer(photo), { kind: 'strokes' })).picture
  } catch (error) {
    throw error instanceof Refusal && error.code === 'picture_too_small' ? refuse('signature_unreadable') : error
  }
}
