import type { PrintFile } from '@campus/contract/cloudprint/files.ts'
import type { CallerCtx } from '@campus/server/context/context.ts'
import { keepBlob } from '@campus/server/modules/cloudprint/blobs/print-blob.service.ts'
import { addFile } from '@campus/server/modules/cloudprint/files/add-file.service.ts'
import type { SetText } from './typeset-texts.ts'

/** Somebody has brought a file for printing, and it was read. */
export const bringFile = (ctx: CallerCtx, name: string, { stored, pages }: SetText): Promise<PrintFile> =>
  addFile(ctx, async (ctx) => {
    const { id } = await keepBlob(ctx, ctx.caller.schoolId, stored)
    return { kind: 'document', name: `${name}.pdf`, state: 'ready', content_id: id, pages }
  })
