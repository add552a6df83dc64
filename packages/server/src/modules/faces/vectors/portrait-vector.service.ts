import type { Ctx } from '../../../context/context.ts'
import { FacePictureBroken } from '../../../ports/face/face-port.ts'
import { readFileBytes } from '../../files/made-file.service.ts'
import { withFaceCall } from '../calls/face-call.service.ts'
import { vectorPurposes } from '../consents/consent.rules.ts'
import { hasAnyFaceConsent } from '../consents/consent.service.ts'
import { withRefusals } from '../engine/face-engine.service.ts'
import { measurePortraitJob } from '../faces.jobs.ts'
import { findPortraitFile, listLacking } from './vector.repository.ts'
import { findVector, keepVector } from './vector.service.ts'

const batchSize = 200

/** The portrait of a person who agreed, measured; kept where it shows exactly one face. */
const measure = async (ctx: Ctx, personId: string): Promise<Float32Array | undefined> => {
  if (!(await hasAnyFaceConsent(ctx, personId, vectorPurposes))) return undefined
  const portrait = await findPortraitFile(ctx.sql, personId)
  const photo = portrait && (await readFileBytes(ctx, portrait.id, portrait.school_id))
  if (!photo) return undefined
  const call = { schoolId: portrait.school_id, personId, purpose: 'portrait', consent: 'given' } as const
  const judge = () =>
    ctx.services.face.judge(photo).catch((error: unknown) => {
      if (error instanceof FacePictureBroken) return { vector: undefined }
      throw error
    })
  const { vector } = await withFaceCall(ctx, call, judge, (judged) => (judged.vector ? undefined : 'no_face'))
  if (!vector) return undefined
  const isKept = await keepVector(ctx, { schoolId: portrait.school_id, personId, fileId: portrait.id, vector })
  return isKept ? vector : undefined
}

export const measurePortrait = async (ctx: Ctx, { personId }: { readonly personId: string }): Promise<void> => {
  await measure(ctx, personId)
}

/** By what a person is compared: the kept vector, or their portrait as it is now. */
export const findReference = async (ctx: Ctx, personId: string): Promise<Float32Array | undefined> =>
  (await findVector(ctx, personId)) ?? (await withRefusals(measure(ctx, personId)))

/** After a new model, or where measuring failed, some are missing. */
export const measureMissing = async (ctx: Ctx): Promise<void> => {
  const lacking = await listLacking(ctx.sql, ctx.services.face.modelId, batchSize)
  for (const { id } of lacking) await ctx.services.jobs.add(ctx.sql, measurePortraitJob, { personId: id })
}
