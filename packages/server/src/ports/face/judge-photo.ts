import { isPassed, judgePortrait, type PortraitRules } from '@campus/face/judge.ts'
import { judgeSurroundings } from '@campus/face/judge-surroundings.ts'
import { type FaceMeasures, measureFaces, vectorOf } from '@campus/face/measure.ts'
import type { Models } from '@campus/face/models.ts'
import type { Picture } from '@campus/face/picture.ts'
import { measureSurroundings } from '@campus/face/surroundings.ts'
import type { FaceAnswers, FaceTask } from './face-task.ts'
import { openPicture, writePicture } from './open-picture.ts'

const judgeOne = async (models: Models, picture: Picture, face: FaceMeasures, rules: PortraitRules | undefined) => ({
  around: judgeSurroundings(await measureSurroundings(models, picture, face.mesh), rules),
  vector: await vectorOf(models, picture, face),
})

export const judgePhoto = async (
  models: Models,
  { photo, rules, wantsPicture = false }: Extract<FaceTask, { kind: 'judge' }>,
): Promise<FaceAnswers['judge']> => {
  const picture = await openPicture(photo, 'photo')
  if (!picture) return { refused: 'picture_broken' }
  const faces = await measureFaces(models, picture)
  const [face, ...others] = faces
  const { around = [], vector } = face && others.length === 0 ? await judgeOne(models, picture, face, rules) : {}
  const checks = [...judgePortrait(picture, faces, rules), ...around]
  return { checks, isPassed: isPassed(checks), vector, ...(wantsPicture ? { picture: await writePicture(picture) } : {}) }
}
