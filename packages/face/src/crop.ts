import type { Head } from './head.ts'
import type { Picture } from './picture.ts'

export interface Range {
  readonly min: number
  readonly max: number
}

/** How a photo of some kind has to look. All measures are in points of the finished photo, from its upper edge. */
export interface PhotoStandard {
  readonly width: number
  readonly height: number
  readonly hairTop?: Range | undefined
  readonly eyes?: Range | undefined
  readonly faceWidth?: Range | undefined
  /** From the top of the hair to the chin. */
  readonly headHeight?: Range | undefined
  readonly fileBytes?: Range | undefined
  /** The JPEG quality below which it is never written, for the sake of the file size. */
  readonly minQuality: number
}

/** A part of a picture, in whole pixels. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const steps = 60
/** How far the middle of the face may lie from the middle of the photo, by its width. */
const maxBeside = 0.05

/** How far a value lies from the middle of its range, 1 at its edges; nothing where there is no rule. */
const offCenter = (value: number, range: Range | undefined) =>
  range ? Math.abs(value - (range.min + range.max) / 2) / Math.max(1e-9, (range.max - range.min) / 2) : 0

const spread = ({ min, max }: Range) => Array.from({ length: steps + 1 }, (_, step) => min + ((max - min) * step) / steps)

/** How far the head may be from perfect in any respect, were it cut at this scale with so much room above the hair. */
const faultOf = ({ hairTop, eyes, chin, faceWidth }: Head, standard: PhotoStandard, scale: number, above: number) =>
  Math.max(
    offCenter(above, roomAbove(standard)),
    offCenter(above + (eyes - hairTop) * scale, standard.eyes),
    offCenter(faceWidth * scale, standard.faceWidth),
    offCenter((chin - hairTop) * scale, standard.headHeight),
  )

/** The range in which the hair may begin; without a rule, about a tenth of the height. */
const roomAbove = ({ hairTop, height }: PhotoStandard): Range => hairTop ?? { min: 0, max: height / 5 }

/** Crops begin at whole pixels. */
const half = 0.5

/** As much of that range as the picture has above the head and below it. */
const possibleAbove = (picture: Size, { hairTop }: Head, standard: PhotoStandard, scale: number): readonly number[] => {
  const { min, max } = roomAbove(standard)
  const possible = {
    min: Math.max(min, (hairTop - half - picture.height) * scale + standard.height),
    max: Math.min(max, (hairTop + half) * scale),
  }
  return possible.min <= possible.max ? spread(possible) : []
}

const within = (value: number, max: number) => Math.max(0, Math.min(Math.round(value), max))

/** Inside of the picture, even if the head then lies a little beside the middle. */
const cropAt = (picture: Size, { hairTop, center }: Head, standard: PhotoStandard, scale: number, above: number): Crop => {
  const [width, height] = [Math.round(standard.width / scale), Math.round(standard.height / scale)]
  return {
    left: within(center - width / 2, picture.width - width),
    top: within(hairTop - above / scale, picture.height - height),
    width,
    height,
  }
}

type Size = Pick<Picture, 'width' | 'height'>

/**
 * The part of a picture that becomes a photo of this kind: upright as it is, never enlarged. Nothing where the picture has too few
 * points, or not enough room around the head.
 */
export const findCrop = (picture: Size, head: Head, standard: PhotoStandard): Crop | undefined => {
  const smallest = Math.max(standard.width / picture.width, standard.height / picture.height)
  if (smallest > 1) return undefined
  let best: { readonly crop: Crop; readonly fault: number } | undefined
  for (const scale of spread({ min: smallest, max: 1 }))
    for (const above of possibleAbove(picture, head, standard, scale)) {
      const crop = cropAt(picture, head, standard, scale, above)
      const beside = Math.abs(crop.left + crop.width / 2 - head.center) / (crop.width * maxBeside)
      const fault = Math.max(beside, faultOf(head, standard, scale, above))
      if (fault <= 1 && (!best || fault < best.fault)) best = { crop, fault }
    }
  return best?.crop
}
