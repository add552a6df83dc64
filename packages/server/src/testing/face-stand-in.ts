import type { PhotoStandard } from '@campus/face/crop.ts'
import type { Check } from '@campus/face/judge.ts'
import { vectorModel } from '@campus/face/models.ts'
import sharp from 'sharp'
import { type CutOptions, type CutPhoto, FacePictureBroken, type FacePort, FacesBusy, type JudgedPhoto } from '../ports/face/face-port.ts'

/**
 * A face service for tests that are about what follows from its answers. A picture says by its colour what it shows: the person by red,
 * what is wrong by green (0: nothing, 40: blurred, 80: nobody, 120: two people, 160: too small, 200: a restless background). Another
 * background is the blue that was asked for.
 */
const colours = { good: 0, blurred: 40, nobody: 80, two: 120, small: 160, restless: 200 } as const
type Shows = keyof typeof colours

const usualBlue = 128

const drawn = (person: number, shows: Shows, blue: number, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: person * 12, g: colours[shows], b: blue } } })

/** A picture of a person for the stand-in; equal persons are alike, others are not. */
export const standInPhoto = (person: number, shows: Shows = 'good'): Promise<Buffer> =>
  drawn(person, shows, usualBlue, 900, 1200).png().toBuffer()

const readPicture = async (photo: Uint8Array) => {
  const { dominant } = await sharp(photo)
    .stats()
    .catch(() => {
      throw new FacePictureBroken('no picture')
    })
  const near = Object.entries(colours).toSorted((one, other) => Math.abs(one[1] - dominant.g) - Math.abs(other[1] - dominant.g))
  return { person: Math.round(dominant.r / 12), shows: (near[0]?.[0] ?? 'good') as Shows }
}

const vectorFor = (person: number) => {
  const vector = new Float32Array(vectorModel.dimension)
  vector[person % vector.length] = 1
  return vector
}

const check = (name: Check['name'], isGood: boolean, measured: number, limit: number): Check => ({
  name,
  verdict: isGood ? 'good' : 'refuse',
  score: isGood ? 100 : 0,
  measured,
  limit,
})

const judge = async (photo: Uint8Array): Promise<JudgedPhoto> => {
  const { person, shows } = await readPicture(photo)
  const faces = shows === 'nobody' ? 0 : shows === 'two' ? 2 : 1
  const single = check('SingleFacePresent', faces === 1, faces, 1)
  if (faces !== 1) return { checks: [single], isPassed: false, vector: undefined }
  const checks = [single, check('Sharpness', shows !== 'blurred', shows === 'blurred' ? 20 : 300, 100)]
  return { checks, isPassed: shows !== 'blurred', vector: vectorFor(person) }
}

const cut = async (photo: Uint8Array, { width, height }: PhotoStandard, { background }: CutOptions = {}): Promise<CutPhoto> => {
  const { person, shows } = await readPicture(photo)
  if (shows === 'nobody' || shows === 'two') return { refused: 'face_not_found' }
  if (shows === 'small') return { refused: 'portrait_too_small' }
  if (background && shows === 'restless') return { refused: 'background_not_plain' }
  if (background)
    return { picture: await drawn(person, shows, background[2], width, height).jpeg({ quality: 95 }).toBuffer(), width, height }
  return { picture: await sharp(photo).resize(width, height, { fit: 'fill' }).jpeg({ quality: 95 }).toBuffer(), width, height }
}

export const faceStandIn = () => {
  let isBusy = false
  const unlessBusy = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (isBusy) throw new FacesBusy('busy')
    return work()
  }
  const port: FacePort = {
    modelId: vectorModel.id,
    judge: (photo) => unlessBusy(() => judge(photo)),
    cut: (photo, standard, options) => unlessBusy(() => cut(photo, standard, options)),
    checkFrames: async () => ({ fault: undefined, similarity: 1, digests: [] }),
    close: async () => {},
  }
  return { port, setBusy: (value: boolean) => void (isBusy = value) }
}
