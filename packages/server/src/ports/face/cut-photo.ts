import { measureBackground } from '@campus/face/background.ts'
import type { Colour } from '@campus/face/colour.ts'
import { type Crop, findCrop, type PhotoStandard } from '@campus/face/crop.ts'
import { type Head, headOf } from '@campus/face/head.ts'
import { maxReplaceableSpread } from '@campus/face/judge-surroundings.ts'
import { measureFaces } from '@campus/face/measure.ts'
import type { Models } from '@campus/face/models.ts'
import type { Picture } from '@campus/face/picture.ts'
import { replaceBackground } from '@campus/face/replace-background.ts'
import { findPerson } from '@campus/face/segmentation.ts'
import sharp from 'sharp'
import type { CutPhoto } from './face-port.ts'
import type { FaceTask } from './face-task.ts'
import { openPicture, openWhole } from './open-picture.ts'

const [bestQuality, usualQuality] = [100, 92]

/** The best quality whose file is not too large; a plain picture may stay below the least size even at the best one. */
const writeWithin = async ({ width, height, pixels }: Picture, { fileBytes, minQuality }: PhotoStandard): Promise<Uint8Array> => {
  const write = (quality: number) =>
    sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, chromaSubsampling: quality >= 90 ? '4:4:4' : '4:2:0' })
      .toBuffer()
  if (!fileBytes) return write(Math.max(minQuality, usualQuality))
  let [low, high] = [minQuality, bestQuality]
  let best = await write(low)
  while (low < high) {
    const quality = Math.ceil((low + high) / 2)
    const written = await write(quality)
    if (written.length <= fileBytes.max) {
      best = written
      low = quality
    } else high = quality - 1
  }
  return best
}

const scaled = ({ hairTop, eyes, chin, center, faceWidth }: Head, by: number): Head => ({
  hairTop: hairTop * by,
  eyes: eyes * by,
  chin: chin * by,
  center: center * by,
  faceWidth: faceWidth * by,
})

type Whole = Awaited<ReturnType<typeof openWhole>>

const extract = async ({ data, info }: Whole, crop: Crop, { width, height }: PhotoStandard): Promise<Picture> => {
  const pixels = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .extract(crop)
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  return { width, height, pixels }
}

/** Nothing where the background is too restless to be told from the person. */
const withBackground = async ({ segmentation }: Models, picture: Picture, wanted: Colour): Promise<Picture | undefined> => {
  const isPerson = await findPerson(segmentation, picture)
  const present = measureBackground(picture, isPerson)
  return present && present.spread <= maxReplaceableSpread ? replaceBackground(picture, isPerson, present, wanted) : undefined
}

/** Finds the head in a smaller copy and cuts it out of the whole picture. */
export const cutPhoto = async (models: Models, { photo, standard, background }: Extract<FaceTask, { kind: 'cut' }>): Promise<CutPhoto> => {
  const picture = await openPicture(photo, 'photo')
  if (!picture) return { refused: 'picture_broken' }
  const [face, ...others] = await measureFaces(models, picture)
  if (!face || others.length > 0) return { refused: 'face_not_found' }
  const whole = await openWhole(photo)
  const head = headOf(face.mesh, await findPerson(models.segmentation, picture))
  const crop = findCrop(whole.info, scaled(head, whole.info.width / picture.width), standard)
  if (!crop) return { refused: 'portrait_too_small' }
  const taken = await extract(whole, crop, standard)
  const drawn = background ? await withBackground(models, taken, background) : taken
  if (!drawn) return { refused: 'background_not_plain' }
  return { picture: await writeWithin(drawn, standard), width: standard.width, height: standard.height }
}
