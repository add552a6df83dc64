import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { templatePictures } from '@campus/contract/signature/template-pictures.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { hasSignature } from '../../signature/own/signature.service.ts'
import { readInfo } from './template-info.service.ts'

export const readPictures = async (
  ctx: CallerCtx,
  { templateId }: InputOf<typeof templatePictures>,
): Promise<OutputOf<typeof templatePictures>> => {
  const { wantsPhoto, hasPhoto, wantsSignature } = await readInfo(ctx, { id: templateId })
  return {
    photo: { isWanted: wantsPhoto, isThere: hasPhoto },
    signature: { isWanted: wantsSignature, isThere: await hasSignature(ctx, ctx.caller.personId) },
  }
}
