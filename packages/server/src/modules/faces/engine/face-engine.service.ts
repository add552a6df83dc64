import type { PortraitRules } from '@campus/face/judge.ts'
import type { Ctx } from '../../../context/context.ts'
import { Refusal, refuse } from '../../../platform/refuse.ts'
import { FacePictureBroken, FacesBusy, type JudgedPhoto } from '../../../ports/face/face-port.ts'

/** People who ask too often, or while the service does not answer, read a sentence with the other way. */
export const withRefusals = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof FacesBusy) throw refuse('face_busy')
    throw error instanceof FacePictureBroken ? refuse('picture_broken') : error
  }
}

/** Whether what was sent is to blame that nothing could be measured. */
export const isBrokenPicture = (error: unknown): boolean => error instanceof Refusal && error.code === 'picture_broken'

/** Judges a photo of the caller; nothing is kept. */
export const judgePhoto = (ctx: Ctx, photo: Uint8Array, rules?: PortraitRules): Promise<JudgedPhoto> =>
  withRefusals(ctx.services.face.judge(photo, { rules, who: ctx.caller?.personId }))
