import type { Ctx } from '../../../context/context.ts'
import { releaseBlobs } from '../blobs/print-blob.service.ts'
import { changeFile } from './print-file.repository.ts'

interface Held {
  readonly id: string
  readonly source_id: string | null
  readonly content_id: string | null
}

/** Removes a locked file; its bytes are deleted unless another row needs them. */
export const removeFile = async (ctx: Ctx, { id, source_id, content_id }: Held): Promise<void> => {
  await changeFile(ctx.sql, id, { deleted_at: ctx.now(), name: '', source_id: null, content_id: null })
  await releaseBlobs(ctx, [source_id, content_id])
}
