import { createHash } from 'node:crypto'
import type { Prompt } from '@campus/contract/faces/face-words.ts'
import { comparableFrames, type Frame, judgeLiveness } from '@campus/face/liveness.ts'
import { measureFaces, vectorOf } from '@campus/face/measure.ts'
import type { Models } from '@campus/face/models.ts'
import type { Picture } from '@campus/face/picture.ts'
import type { CheckFrame } from './face-port.ts'
import type { FaceAnswers } from './face-task.ts'
import { openPicture } from './open-picture.ts'

const digestOf = ({ width, height, pixels }: Picture) => createHash('sha256').update(`${width} ${height} `).update(pixels).digest()

export const measureFrames = async (
  models: Models,
  { frames, asked }: { readonly frames: readonly CheckFrame[]; readonly asked: readonly Prompt[] },
): Promise<FaceAnswers['check']> => {
  const digests: Uint8Array[] = []
  const measured: Frame[] = []
  for (const { step, bytes } of frames) {
    const picture = await openPicture(bytes, 'frame')
    if (!picture) return { fault: 'picture_broken', digests, comparable: [] }
    const digest = digestOf(picture)
    digests.push(digest)
    const faces = await measureFaces(models, picture)
    const vector = faces[0] ? await vectorOf(models, picture, faces[0]) : new Float32Array()
    measured.push({ step, faces, vector, digest: digest.toString('base64') })
  }
  const comparable = comparableFrames(measured).map((frame) => ({ index: measured.indexOf(frame), vector: frame.vector }))
  return { fault: judgeLiveness(asked, measured), digests, comparable }
}
