import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { comparePhoto, judgePhoto } from '@campus/contract/identity/photo-judgement.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireFaceConsent } from '../../faces/consents/consent.service.ts'
import { judgePhoto as judgeWhole } from '../../faces/engine/face-engine.service.ts'
import { requireFaces } from '../../faces/settings/face-settings.service.ts'
import { requireOpenType } from '../types/photo-type.service.ts'
import { compareFace } from './compare.service.ts'
import { judgePicture } from './judge.service.ts'
import { drawAnew } from './photo-files.service.ts'
import { presentChecks } from './photo-view.ts'

const pictureOf = (ctx: CallerCtx, image: string) => drawAnew(ctx, Buffer.from(image, 'base64'))

/** Judges a photo as its type would have it, or as it is; nothing is kept. */
export const judge = async (ctx: CallerCtx, { image, typeId }: InputOf<typeof judgePhoto>): Promise<OutputOf<typeof judgePhoto>> => {
  await requireFaces(ctx, ctx.caller.schoolId)
  await requireFaceConsent(ctx, ctx.caller.personId, 'portrait')
  const type = typeId === undefined ? undefined : await requireOpenType(ctx, typeId)
  const picture = await pictureOf(ctx, image)
  const judged = type ? await judgePicture(ctx, ctx.caller, picture, type.standard) : await judgeWhole(ctx, picture)
  if (!judged) throw refuse('face_busy')
  return {
    isPassed: judged.checks.every(({ verdict }) => verdict !== 'refuse'),
    checks: presentChecks(ctx, judged.checks),
  }
}

export const compare = async (ctx: CallerCtx, { image }: InputOf<typeof comparePhoto>): Promise<OutputOf<typeof comparePhoto>> => {
  const { schoolId, personId } = ctx.caller
  await requireFaces(ctx, schoolId)
  await requireFaceConsent(ctx, personId, 'comparison')
  const { checks, vector } = await judgeWhole(ctx, await pictureOf(ctx, image))
  if (!vector) throw refuse((checks[0]?.measured ?? 0) > 1 ? 'several_faces' : 'face_not_found')
  return compareFace(ctx, { schoolId, personId }, async () => vector)
}
