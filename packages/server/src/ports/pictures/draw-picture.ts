import sharp, { type Sharp } from 'sharp'
import { frameOf, isLargeEnough } from './frame.ts'
import type { PictureAnswer, PictureTask, PictureWork } from './picture-task.ts'
import { PictureTooSmall } from './picture-too-small.ts'
import { drawSeal } from './seal.ts'
import { drawInk, drawStrokes } from './strokes-picture.ts'

/** A small file may claim to be a huge picture, so what it would fill is bounded by its points before it is unpacked. */
const maxPoints = 51_000_000
const maxSeconds = 20

type Open = () => Sharp
type WorkOf<Kind extends PictureWork['kind']> = Extract<PictureWork, { kind: Kind }>

const forPrint = { quality: 93, chromaSubsampling: '4:4:4' } as const

const sizeUpright = async (open: Open): Promise<readonly [number, number]> => {
  const { width, height, orientation = 1 } = await open().metadata()
  return orientation >= 5 ? [height, width] : [width, height]
}

const drawFrame = async (open: Open, { shape, max, min }: WorkOf<'frame'>) => {
  const [width, height] = frameOf(shape, await sizeUpright(open), max)
  if (!isLargeEnough([width, height], min)) throw new PictureTooSmall()
  const picture = open().autoOrient().resize(width, height, { fit: 'cover' }).flatten({ background: '#ffffff' })
  // Nothing but the points is written: position, camera and time of the shot stay behind.
  return picture.jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
}

const drawUpright = (open: Open, { max }: WorkOf<'upright'>) =>
  open().autoOrient().resize(max, max, { fit: 'inside', withoutEnlargement: true }).flatten({ background: '#ffffff' }).jpeg(forPrint)

const drawPart = (open: Open, { area, size: [width, height], degrees }: WorkOf<'part'>) =>
  open().extract(area).resize(width, height, { fit: 'fill' }).rotate(degrees).jpeg(forPrint)

const drawLogo = async (open: Open, { max, min }: WorkOf<'logo'>) => {
  if (Math.min(...(await sizeUpright(open))) < min) throw new PictureTooSmall()
  return open().autoOrient().resize(max, max, { fit: 'inside', withoutEnlargement: true }).png({ compressionLevel: 9 })
}

const drawAs = async (open: Open, work: PictureWork): Promise<Sharp> => {
  if (work.kind === 'frame') return drawFrame(open, work)
  if (work.kind === 'upright') return drawUpright(open, work)
  if (work.kind === 'part') return drawPart(open, work)
  if (work.kind === 'logo') return drawLogo(open, work)
  if (work.kind === 'ink') return drawInk(open())
  return work.kind === 'strokes' ? drawStrokes(open()) : drawSeal(open())
}

/** Runs in a child: unpacking a picture takes memory and time that the server has not. */
export const drawPicture = async ({ bytes, work }: PictureTask): Promise<PictureAnswer> => {
  const open = () => sharp(bytes, { failOn: 'error', limitInputPixels: maxPoints, pages: 1 })
  try {
    const drawn = await drawAs(open, work)
    const { data, info } = await drawn.timeout({ seconds: maxSeconds }).toBuffer({ resolveWithObject: true })
    return { picture: data, width: info.width, height: info.height }
  } catch (error) {
    return { refused: error instanceof PictureTooSmall ? 'picture_too_small' : 'picture_broken' }
  }
}
