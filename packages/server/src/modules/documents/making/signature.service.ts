import type { OutputOf } from '@campus/contract/call.ts'
import type { uploadTemplateFile } from '@campus/contract/documents/making.ts'
import sharp, { type Sharp } from 'sharp'
import type { Upload } from '../../../http/route.ts'
import type { CallerCtx } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { keepDrawn } from './drawn-picture.service.ts'
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

export const keepSignature = (ctx: CallerCtx, { files }: { files: readonly Upload[] }): Promise<OutputOf<typeof uploadTemplateFile>> =>
  keepDrawn(ctx, files, drawStrokes)
