import type { Ctx } from '../../../context/context.ts'
import { releaseBlobs } from '../blobs/print-blob.service.ts'
import { changeFile } from './print-file.repository.ts'

interface Held {
  readonly id: string
  readonly source_id: string | null
  readonly content_id: string | null
}

/** Takes away a file that is locked; its bytes go with it where nobody else needs them. */
export const removeFile = async (ctx: Ctx, { id, source_id, content_id }: Held): Promise<void> => {
  await changeFile(ctx.sql, id, { deleted_at: ctx.now(), name: '', source_id: null, content_id: null })
  await releaseBlobs(ctx, [source_id, content_id])
}
