import type { Picture } from '@campus/face/picture.ts'
import sharp from 'sharp'

/** A small file may claim to be a huge picture, so what it would fill is bounded by its points before it is unpacked. */
const maxPoints = { photo: 51_000_000, frame: 2_100_000 } as const
/** More points make no measure better. */
const longestSide = { photo: 1600, frame: 640 } as const
const maxSeconds = 20

export type Given = keyof typeof maxPoints

const openFile = (bytes: Uint8Array, given: Given) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: maxPoints[given], pages: 1 })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout({ seconds: maxSeconds })

/** The points of a picture, upright. Nothing where it cannot be opened. */
export const openPicture = async (bytes: Uint8Array, given: Given): Promise<Picture | undefined> => {
  const max = longestSide[given]
  try {
    const { data, info } = await openFile(bytes, given)
      .resize(max, max, { fit: 'inside', withoutEnlargement: true })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return info.channels === 3 ? { width: info.width, height: info.height, pixels: data } : undefined
  } catch {
    return undefined
  }
}

/** The whole picture, upright, as large as it came. */
export const openWhole = (bytes: Uint8Array) => openFile(bytes, 'photo').removeAlpha().raw().toBuffer({ resolveWithObject: true })

export const writePicture = ({ width, height, pixels }: Picture): Promise<Uint8Array> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer()
