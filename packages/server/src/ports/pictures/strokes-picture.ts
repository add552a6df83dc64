import sharp, { type Sharp } from 'sharp'
import { levelPaper } from './level-paper.ts'
import { PictureTooSmall } from './picture-too-small.ts'
import { findStrokes } from './strokes.ts'

/** Enough for print at the size of a signature. */
const longestSide = 1200
const min = { width: 60, height: 15 }
export const inkColor = '#16233f'

/** Takes the paper away and leaves the strokes. */
export const drawStrokes = async (picture: Sharp): Promise<Sharp> => {
  const upright = picture.autoOrient().resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
  const sheet = upright.flatten({ background: '#ffffff' }).greyscale().negate().extractChannel(0)
  const { data, info } = await sheet.raw().toBuffer({ resolveWithObject: true })
  const strokes = findStrokes(levelPaper(data, info.width), info.width)
  if (!strokes || strokes.width < min.width || strokes.height < min.height) throw new PictureTooSmall()
  const { width, height, opacity } = strokes
  return sharp({ create: { width, height, channels: 3, background: inkColor } })
    .joinChannel(opacity, { raw: { width, height, channels: 1 } })
    .png()
}

/** Ink on transparent paper, without the margins. */
export const drawInk = async (picture: Sharp): Promise<Sharp> => {
  const drawn = await picture.resize(longestSide, longestSide, { fit: 'inside' }).png().toBuffer()
  return sharp(drawn).trim({ background: '#ffffff00', threshold: 1 }).png()
}
