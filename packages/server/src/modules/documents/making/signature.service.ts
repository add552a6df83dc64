import type { OutputOf } from '@campus/contract/call.ts'
import type { uploadTemplateFile } from '@campus/contract/documents/making.ts'
import sharp, { type Sharp } from 'sharp'
import type { Upload } from '../../../http/route.ts'
import type { CallerCtx } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { keepMade } from '../../files/made-file.service.ts'
import { drawAnew } from '../../files/picture.service.ts'
import { findStrokes } from './signature.rules.ts'

/** Enough for print at the size of a signature. */
const longestSide = 1200
const least = { width: 60, height: 15 }
const inkColor = '#16233f'

/** Takes the paper away and leaves the strokes. */
const drawStrokes = async (picture: Sharp): Promise<Buffer> => {
  const upright = picture.autoOrient().resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
  const sheet = upright.flatten({ background: '#ffffff' }).greyscale().negate().extractChannel(0)
  const { data, info } = await sheet.raw().toBuffer({ resolveWithObject: true })
  const strokes = findStrokes(data, info.width)
  if (!strokes || strokes.width < least.width || strokes.height < least.height) throw refuse('picture_too_small')
  const { width, height, opacity } = strokes
  return sharp({ create: { width, height, channels: 3, background: inkColor } })
    .joinChannel(opacity, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}

export const keepSignature = async (
  ctx: CallerCtx,
  { files: [upload] }: { files: readonly Upload[] },
): Promise<OutputOf<typeof uploadTemplateFile>> => {
  if (!upload) throw refuse('bad_input')
  const content = await drawAnew(ctx, upload, (open) => drawStrokes(open()))
  return keepMade(ctx, { content, name: `${upload.name.replace(/\.\w{1,5}$/, '')}.png`, contentType: 'image/png', use: 'signature' })
}
