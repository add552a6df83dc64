import sharp, { type Sharp } from 'sharp'
import { PictureTooSmall } from './picture-too-small.ts'
import { opacityOf } from './strokes.ts'

/** Four centimetres in print. */
const longestSide = 800
const min = 120

/** What is far from white in any colour is seal; the rest was paper. */
export const drawSeal = async (picture: Sharp): Promise<Sharp> => {
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
  if (Math.min(cut.width, cut.height) < min) throw new PictureTooSmall()
  return sharp(png).png()
}
