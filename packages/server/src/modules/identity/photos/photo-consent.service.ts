import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { hasFaceConsent, requireFaceConsent } from '../../faces/consents/consent.service.ts'
import { readFaceSettings } from '../../faces/settings/face-settings.service.ts'

export interface Whose {
  readonly schoolId: string
  readonly personId: string
}

/** A school that measures no faces takes photos as they are: nothing is done with them that would need a consent. */
export const hasPhotoConsent = async (ctx: Ctx, { schoolId, personId }: Whose): Promise<boolean> =>
  !(await readFaceSettings(ctx, schoolId)).isOn || hasFaceConsent(ctx, personId, 'portrait')

/** Whether a machine may look at the face in a photo: the school has it, and the person agreed. */
export const mayMeasure = async (ctx: Ctx, { schoolId, personId }: Whose): Promise<boolean> =>
  (await readFaceSettings(ctx, schoolId)).isOn && hasFaceConsent(ctx, personId, 'portrait')

export const requirePhotoConsent = async (ctx: Ctx, { schoolId, personId }: Whose): Promise<void> => {
  if ((await readFaceSettings(ctx, schoolId)).isOn) await requireFaceConsent(ctx, personId, 'portrait')
}

export const requireOwnPhotoConsent = (ctx: CallerCtx): Promise<void> => requirePhotoConsent(ctx, ctx.caller)
