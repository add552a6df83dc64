import type { OutputOf } from '@campus/contract/call.ts'
import type { uploadSeal } from '@campus/contract/console/document-templates.ts'
import sharp, { type Sharp } from 'sharp'
import type { Upload } from '../../../http/route.ts'
import type { CallerCtx } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { keepDrawn } from '../making/drawn-picture.service.ts'
import { opacityOf } from '../making/signature.rules.ts'

/** Four centimetres in print. */
const longestSide = 800
const least = 120

/** What is far from white in any colour is seal; the rest was paper. */
const drawSeal = async (picture: Sharp): Promise<Buffer> => {
  const upright = picture.autoOrient().resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
  const { data, info } = await upright.flatten({ background: '#ffffff' }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const opacity = Buffer.alloc(width * height)
  for (let at = 0; at < opacity.length; at += 1)
    opacity[at] = opacityOf(255 - Math.min(...data.subarray(at * channels, (at + 1) * channels)))
  const drawn = sharp(data, { raw: { width, height, channels } }).joinChannel(opacity, { raw: { width, height, channels: 1 } })
  const { data: png, info: cut } = await sharp(await drawn.png().toBuffer())
    .trim({ background: '#ffffff00', threshold: 1 })
    .png()
    .toBuffer({ resolveWithObject: true })
  if (Math.min(cut.width, cut.height) < least) throw refuse('picture_too_small')
  return png
}

export const keepSeal = (ctx: CallerCtx, { files }: { files: readonly Upload[] }): Promise<OutputOf<typeof uploadSeal>> =>
  keepDrawn(ctx, files, drawSeal)
