import { isPassed, judgePortrait } from '@campus/face/judge.ts'
import { measureFaces, vectorOf } from '@campus/face/measure.ts'
import type { Models } from '@campus/face/models.ts'
import type { FaceAnswers, FaceTask } from './face-task.ts'
import { openPicture, writePicture } from './open-picture.ts'

export const judgePhoto = async (
  models: Models,
  { photo, rules, wantsPicture = false }: Extract<FaceTask, { kind: 'judge' }>,
): Promise<FaceAnswers['judge']> => {
  const picture = await openPicture(photo, 'photo')
  if (!picture) return { refused: 'picture_broken' }
  const faces = await measureFaces(models, picture)
  const checks = judgePortrait(picture, faces, rules)
  const [face] = faces
  const vector = face && faces.length === 1 ? await vectorOf(models, picture, face) : undefined
  return { checks, isPassed: isPassed(checks), vector, ...(wantsPicture ? { picture: await writePicture(picture) } : {}) }
}
