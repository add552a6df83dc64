import sharp from 'sharp'
import type { Ctx } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { drawFrom } from '../../files/picture.service.ts'
import { areaOf, type Crop, pointsOf } from './crop.rules.ts'
import { pictureSource, sheetSource } from './pages.ts'
import { layoutOf, paper, type SheetSize, targetOf } from './sheet.rules.ts'

/** Enough for a page of A4 at 400 points an inch. */
const mostPoints = 4700
const mostSeconds = 30
const jpeg = { quality: 93, chromaSubsampling: '4:4:4' } as const

/** The picture upright, as a JPEG of nothing but its points. */
export const drawUpright = async (bytes: Buffer) => {
  const drawn = await drawFrom(bytes, (open) =>
    open()
      .autoOrient()
      .resize(mostPoints, mostPoints, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg(jpeg)
      .timeout({ seconds: mostSeconds })
      .toBuffer(),
  )
  const { width, height } = await sharp(drawn).metadata()
  return { picture: drawn, width, height }
}

const setOn = async (ctx: Ctx, source: string, data: object, picture: Buffer): Promise<Uint8Array> => {
  const set = await ctx.world.typesetter.set({ source, data, pictures: { '/picture.jpg': picture } })
  if (set.kind !== 'pages') throw refuse('picture_broken')
  return set.pdf
}

/** A picture as a page of A4. */
export const setPicture = async (ctx: Ctx, bytes: Buffer): Promise<Uint8Array> => {
  const { picture, width, height } = await drawUpright(bytes)
  return setOn(ctx, pictureSource, { isLying: width > height }, picture)
}

export interface SheetChoice {
  readonly size: SheetSize
  readonly crop: Crop | null
}

/** A sheet of photo paper with what was chosen of an upright photo. */
export const setSheet = async (ctx: Ctx, photo: Buffer, { size, crop }: SheetChoice): Promise<Uint8Array> => {
  const { width, height } = await sharp(photo).metadata()
  const target = targetOf(size, { width: width * (crop?.width ?? 1), height: height * (crop?.height ?? 1) })
  const { isTurned, ...layout } = layoutOf(size, target)
  const [area, points] = [areaOf({ width, height }, crop, target), pointsOf(target)]
  const picture = await drawFrom(photo, (open) => {
    const drawn = open().extract(area).resize(points.width, points.height, { fit: 'fill' })
    return (isTurned ? drawn.rotate(90) : drawn).jpeg(jpeg).timeout({ seconds: mostSeconds }).toBuffer()
  })
  return setOn(ctx, sheetSource, { paper, ...layout }, picture)
}
