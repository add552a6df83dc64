import { findCrop, type PhotoStandard } from '@campus/face/crop.ts'
import { headOf } from '@campus/face/head.ts'
import { measureFaces } from '@campus/face/measure.ts'
import type { Models } from '@campus/face/models.ts'
import { findPerson } from '@campus/face/segmentation.ts'
import sharp from 'sharp'
import type { CutPhoto } from './face-port.ts'
import { openPicture, openWhole } from './open-picture.ts'

const [bestQuality, usualQuality] = [100, 92]

type Write = (quality: number) => Promise<Uint8Array>

/** The best quality whose file is not too large; a plain picture may stay below the least size even at the best one. */
const writeWithin = async (write: Write, { fileBytes, minQuality }: PhotoStandard): Promise<Uint8Array> => {
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

/** Finds the head in a smaller copy and cuts it out of the whole picture. */
export const cutPhoto = async (
  models: Models,
  { photo, standard }: { readonly photo: Uint8Array; readonly standard: PhotoStandard },
): Promise<CutPhoto> => {
  const picture = await openPicture(photo, 'photo')
  if (!picture) return { refused: 'picture_broken' }
  const [face, ...others] = await measureFaces(models, picture)
  if (!face || others.length > 0) return { refused: 'face_not_found' }
  const { data, info } = await openWhole(photo)
  const scale = info.width / picture.width
  const head = headOf(face.mesh, await findPerson(models.segmentation, picture))
  const crop = findCrop(
    info,
    {
      hairTop: head.hairTop * scale,
      eyes: head.eyes * scale,
      chin: head.chin * scale,
      center: head.center * scale,
      faceWidth: head.faceWidth * scale,
    },
    standard,
  )
  if (!crop) return { refused: 'portrait_too_small' }
  const { width, height } = standard
  const write: Write = (quality) =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .extract(crop)
      .resize(width, height, { fit: 'fill' })
      .jpeg({ quality, chromaSubsampling: quality >= 90 ? '4:4:4' : '4:2:0' })
      .toBuffer()
  return { picture: await writeWithin(write, standard), width, height }
}
