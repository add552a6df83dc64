import type { OutputOf } from '@campus/contract/call.ts'
import type { uploadSeal } from '@campus/contract/documents/console/templates.ts'
import type { CallerCtx } from '../../../../context/context.ts'
import type { Upload } from '../../../../http/route.ts'
import { refuse } from '../../../../platform/refuse.ts'
import { isFileFor } from '../../../files/made-file.service.ts'
import { keepDrawn } from '../../pictures/drawn-picture.service.ts'
import { findSeal } from './draft.repository.ts'

/**
 * A seal is a picture on transparent paper that the caller brought, or one that the school seals with already; any other answers like
 * a missing one.
 */
export const requireSeal = async (ctx: CallerCtx, sealFileId: string | null) => {
  if (sealFileId === null) return
  const { schoolId, personId } = ctx.caller
  const isKnown = (await findSeal(ctx.sql, schoolId, sealFileId)) ?? (await isFileFor(ctx, 'signature', sealFileId, [personId]))
  if (!isKnown) throw refuse('not_found')
}

export const keepSeal = (ctx: CallerCtx, { files }: { files: readonly Upload[] }): Promise<OutputOf<typeof uploadSeal>> =>
  keepDrawn(ctx, files, 'seal')
