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

/** How far a value lies from the middle of its range, 1 at its edges; nothing where there is no rule. */
const offCenter = (value: number, range: Range | undefined) =>
  range ? Math.abs(value - (range.min + range.max) / 2) / Math.max(1e-9, (range.max - range.min) / 2) : 0

const spread = (from: number, to: number) => Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps)

/** How far the head may be from perfect in any respect, were it cut at this scale with so much room above the hair. */
const faultOf = ({ hairTop, eyes, chin, faceWidth }: Head, standard: PhotoStandard, scale: number, above: number) =>
  Math.max(
    offCenter(above, standard.hairTop),
    offCenter(above + (eyes - hairTop) * scale, standard.eyes),
    offCenter(faceWidth * scale, standard.faceWidth),
    offCenter((chin - hairTop) * scale, standard.headHeight),
  )

/** The range in which the hair may begin; without a rule, a tenth of the height. */
const roomAbove = ({ hairTop, height }: PhotoStandard) => (hairTop ? spread(hairTop.min, hairTop.max) : [height / 10])

const cropAt = ({ hairTop, center }: Head, { width, height }: PhotoStandard, scale: number, above: number): Crop => ({
  left: Math.round(center - width / scale / 2),
  top: Math.round(hairTop - above / scale),
  width: Math.round(width / scale),
  height: Math.round(height / scale),
})

const liesInside = ({ left, top, width, height }: Crop, picture: Pick<Picture, 'width' | 'height'>) =>
  left >= 0 && top >= 0 && left + width <= picture.width && top + height <= picture.height

/**
 * The part of a picture that becomes a photo of this kind: upright as it is, never enlarged. Nothing where the picture has too few
 * points, or not enough room around the head.
 */
export const findCrop = (picture: Pick<Picture, 'width' | 'height'>, head: Head, standard: PhotoStandard): Crop | undefined => {
  const smallest = Math.max(standard.width / picture.width, standard.height / picture.height)
  if (smallest > 1) return undefined
  let best: { readonly crop: Crop; readonly fault: number } | undefined
  for (const scale of spread(smallest, 1))
    for (const above of roomAbove(standard)) {
      const fault = faultOf(head, standard, scale, above)
      if (fault > 1 || (best && fault >= best.fault)) continue
      const crop = cropAt(head, standard, scale, above)
      if (liesInside(crop, picture)) best = { crop, fault }
    }
  return best?.crop
}
