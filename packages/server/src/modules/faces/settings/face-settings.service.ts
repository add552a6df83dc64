import type { FaceSettings } from '@campus/contract/faces/console.ts'
import type { CheckPurpose } from '@campus/contract/faces/face-words.ts'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readSettings } from '../../school/school/school-settings.ts'

export const readFaceSettings = async (ctx: Ctx, schoolId: string): Promise<FaceSettings> => (await readSettings(ctx.sql, schoolId)).faces

/** What the school decided, where it uses faces at all, or for this kind of check. */
export const requireFaces = async (ctx: Ctx, schoolId: string, method?: CheckPurpose): Promise<FaceSettings> => {
  const settings = await readFaceSettings(ctx, schoolId)
  if (!settings.isOn || (method && !settings.methods.includes(method))) throw refuse('faces_off')
  return settings
}
