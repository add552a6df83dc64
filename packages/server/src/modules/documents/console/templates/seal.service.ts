import type { OutputOf } from '@campus/contract/call.ts'
import type { schoolSeals, uploadSeal } from '@campus/contract/documents/console/templates.ts'
import type { CallerCtx } from '../../../../context/context.ts'
import type { Upload } from '../../../../http/route.ts'
import { refuse } from '../../../../platform/refuse.ts'
import { fileAddress } from '../../../files/file.service.ts'
import { isFileFor } from '../../../files/made-file.service.ts'
import { keepDrawn } from '../../pictures/drawn-picture.service.ts'
import { findSeal, listSeals } from './draft.repository.ts'

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

export const listSchoolSeals = async (ctx: CallerCtx): Promise<OutputOf<typeof schoolSeals>> =>
  (await listSeals(ctx.sql, ctx.caller.schoolId)).map(({ seal_file_id: id, templates }) => ({
    id,
    address: fileAddress(ctx, id, ctx.caller.personId),
    templates,
  }))

export const keepSeal = (ctx: CallerCtx, { files }: { files: readonly Upload[] }): Promise<OutputOf<typeof uploadSeal>> =>
  keepDrawn(ctx, files, 'seal')
