import { isPassed, judgePortrait } from '@campus/face/judge.ts'
import { judgeSurroundings } from '@campus/face/judge-surroundings.ts'
import { type FaceMeasures, measureFaces, vectorOf } from '@campus/face/measure.ts'
import type { Models } from '@campus/face/models.ts'
import type { Picture } from '@campus/face/picture.ts'
import { measureSurroundings } from '@campus/face/surroundings.ts'
import type { FaceAnswers, FaceTask } from './face-task.ts'
import { openPicture, writePicture } from './open-picture.ts'

const judgeOne = async (models: Models, picture: Picture, face: FaceMeasures, { rules, background }: Wanted) => ({
  around: judgeSurroundings(await measureSurroundings(models, picture, face.mesh), rules, background),
  vector: await vectorOf(models, picture, face),
})

type JudgeTask = Extract<FaceTask, { kind: 'judge' }>
type Wanted = Pick<JudgeTask, 'rules' | 'background'>

export const judgePhoto = async (
  models: Models,
  { photo, rules, background, wantsPicture = false }: JudgeTask,
): Promise<FaceAnswers['judge']> => {
  const picture = await openPicture(photo, 'photo')
  if (!picture) return { refused: 'picture_broken' }
  const faces = await measureFaces(models, picture)
  const [face, ...others] = faces
  const { around = [], vector } = face && others.length === 0 ? await judgeOne(models, picture, face, { rules, background }) : {}
  const checks = [...judgePortrait(picture, faces, rules), ...around]
  return { checks, isPassed: isPassed(checks), vector, ...(wantsPicture ? { picture: await writePicture(picture) } : {}) }
}
