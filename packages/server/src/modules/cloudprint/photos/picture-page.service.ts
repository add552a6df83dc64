import sharp from 'sharp'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { drawFrom } from '../../files/picture.service.ts'
import { areaBeforeTurn, areaOf, type Crop, pointsOf, turnedBy } from './crop.rules.ts'
import { pictureSource, sheetSource } from './pages.ts'
import { layoutOf, paper, type SheetSize, targetOf } from './sheet.rules.ts'

/** Enough for a page of A4 at 400 points an inch. */
const maxPoints = 4700

/** The picture upright, as a JPEG of nothing but its points. */
export const drawUpright = (ctx: Ctx, bytes: Buffer) => drawFrom(ctx, bytes, { kind: 'upright', max: maxPoints })

const setOn = async (ctx: Ctx, source: string, data: object, picture: Uint8Array): Promise<Uint8Array> => {
  const set = await ctx.services.typesetter.set({ source, data, pictures: { '/picture.jpg': picture } })
  if (set.kind !== 'pages') throw refuse('picture_broken')
  return set.pdf
}

/** A picture as a page of A4. */
export const setPicture = async (ctx: Ctx, bytes: Buffer): Promise<Uint8Array> => {
  const { picture, width, height } = await drawUpright(ctx, bytes)
  return setOn(ctx, pictureSource, { isLying: width > height }, picture)
}

export interface SheetChoice {
  readonly size: SheetSize
  /** Missing in what was chosen before photos could be turned. */
  readonly degrees?: number
  readonly crop: Crop | null
}

/** A sheet of photo paper with what was chosen of an upright photo. It is cut before it is turned: a picture is turned only once. */
export const setSheet = async (ctx: Ctx, photo: Buffer, { size, degrees = 0, crop }: SheetChoice): Promise<Uint8Array> => {
  const turned = turnedBy(await sharp(photo).metadata(), degrees)
  const target = targetOf(size, { width: turned.width * (crop?.width ?? 1), height: turned.height * (crop?.height ?? 1) })
  const { isTurned, ...layout } = layoutOf(size, target)
  const area = areaBeforeTurn(areaOf(turned, crop, target), turned, degrees)
  const points = turnedBy(pointsOf(target), degrees)
  const { picture } = await drawFrom(ctx, photo, {
    kind: 'part',
    area,
    size: [points.width, points.height],
    degrees: isTurned ? degrees + 90 : degrees,
  })
  return setOn(ctx, sheetSource, { paper, ...layout }, picture)
}
