import type { Comparison } from '@campus/contract/identity/photo-states.ts'
import { similarity } from '@campus/face/embedding.ts'
import type { Ctx } from '../../../context/context.ts'
import { hasFaceConsent } from '../../faces/consents/consent.service.ts'
import { readFaceSettings } from '../../faces/settings/face-settings.service.ts'
import { findReference } from '../../faces/vectors/portrait-vector.service.ts'
import { findPaperVector } from '../papers/paper-vector.service.ts'
import { hasReference } from './photo.repository.ts'

export interface Compared {
  readonly comparison: Comparison
  readonly against: 'paper' | 'portrait' | null
}

/** With what a photo of somebody is compared: the approved portrait, else the photo on a paper that is being checked. */
const findBasis = async (ctx: Ctx, personId: string) => {
  const portrait = await findReference(ctx, personId)
  if (portrait) return { against: 'portrait', vector: portrait } as const
  const paper = await findPaperVector(ctx, personId)
  return paper && ({ against: 'paper', vector: paper } as const)
}

/** Whether a face is the one that the school knows by this name; only with a consent for that. It is measured only where it is needed. */
export const compareFace = async (
  ctx: Ctx,
  { schoolId, personId }: { readonly schoolId: string; readonly personId: string },
  measure: () => Promise<Float32Array | undefined>,
): Promise<Compared> => {
  const { isOn, threshold } = await readFaceSettings(ctx, schoolId)
  if (!isOn) return { comparison: 'no_reference', against: null }
  if (!(await hasFaceConsent(ctx, personId, 'comparison')))
    return { comparison: (await hasReference(ctx.sql, personId)) ? 'not_compared' : 'no_reference', against: null }
  const basis = await findBasis(ctx, personId)
  if (!basis) return { comparison: 'no_reference', against: null }
  const vector = await measure()
  if (!vector) return { comparison: 'not_compared', against: basis.against }
  return { comparison: similarity(vector, basis.vector) >= threshold ? 'same' : 'different', against: basis.against }
}
