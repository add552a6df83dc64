import { createHash, randomUUID } from 'node:crypto'
import type { Prompt } from '@campus/contract/faces/face-words.ts'
import { similarity } from '@campus/face/embedding.ts'
import { type CheckedFrames, FacePictureBroken, type FacePort, FacesBusy } from '../ports/face/face-port.ts'

/** What a made-up picture shows. */
interface Shown {
  readonly who: string
  readonly fault?: CheckedFrames['fault']
  /** How far the face looks to the front, from 0 to 100. */
  readonly frontal?: number
}

/** A picture that the stand-in for measuring understands; each is another one. */
export const standInPicture = (shown: Shown): Buffer => Buffer.from(JSON.stringify({ ...shown, taken: randomUUID() }))

/** Frames of somebody who does what is asked, as a call takes them. */
export const standInFrames = (shown: Shown, prompts: readonly Prompt[] = ['blink', 'turn-head', 'open-mouth']) =>
  prompts.flatMap((_, step) => [0, 1].map(() => ({ step, picture: standInPicture(shown).toString('base64') })))

const read = (bytes: Uint8Array): Shown => {
  try {
    return JSON.parse(Buffer.from(bytes).toString()) as Shown
  } catch {
    throw new FacePictureBroken('the picture cannot be opened')
  }
}

/** Always the same for one person, and far from everybody else's. */
export const standInVector = (who: string): Float32Array => {
  const numbers = Float32Array.from(
    { length: 192 },
    (_, index) => createHash('sha256').update(`${who} ${index}`).digest().readInt32BE() / 2 ** 31,
  )
  const length = Math.sqrt(similarity(numbers, numbers))
  return numbers.map((number) => number / length)
}

/** For tests of what is done with a face check, not of measuring: the pictures say themselves what would be measured. */
export const standInFaces = () => {
  let isBusy = false
  const guard = () => {
    if (isBusy) throw new FacesBusy('too many wait')
  }
  const port: FacePort = {
    modelId: 'stand-in-1',
    judge: async (photo) => {
      guard()
      const { who, frontal = 100 } = read(photo)
      const checks = [{ name: 'HeadPoseYaw', verdict: 'good', score: frontal, measured: 0, limit: 0 }] as const
      return { checks, isPassed: true, vector: standInVector(who) }
    },
    cut: async (photo, { width, height }) => ({ picture: photo, width, height }),
    checkFrames: async (frames, _asked, reference) => {
      guard()
      const shown = frames.map(({ bytes }) => read(bytes))
      const [first] = shown
      return {
        fault: shown.find(({ fault }) => fault)?.fault,
        similarity: first ? similarity(standInVector(first.who), reference) : 0,
        digests: frames.map(({ bytes }) => createHash('sha256').update(bytes).digest()),
      }
    },
    close: async () => {},
  }
  return {
    port,
    setBusy: (busy: boolean) => {
      isBusy = busy
    },
  }
}
