import { type Ctx, inTransaction } from '../../../context/context.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { removeOlder, retentionKind } from '../../retention.ts'
import { releaseBlobs } from '../blobs/print-blob.service.ts'
import { endState, forgetContent, listRefusedBefore, listWaitingOf } from './offered-file.repository.ts'

interface Leaving {
  readonly id: string
  readonly content_id: string | null
}

/** The bytes of a file are deleted with it, unless somebody copied it for printing. */
export const dropContent = async (ctx: Ctx, { id, content_id }: Leaving): Promise<void> => {
  await forgetContent(ctx.sql, id)
  await releaseBlobs(ctx, [content_id])
}

/** Withdraws a file from the library for its uploader; does nothing if it is out already. */
export const takeBack = async (ctx: Ctx, file: Leaving, personId: string): Promise<void> => {
  const end = { state: 'removed', by: personId, notes: '', now: ctx.now() } as const
  if (!(await endState(ctx.sql, file.id, ['waiting', 'published'], end))) return
  await resolveMessages(ctx, 'library_review', file.id)
  await dropContent(ctx, file)
}

/** Closing an account withdraws pending submissions; published files belong to the school. */
export const forgetOffers = (ctx: Ctx, personId: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    for (const file of await listWaitingOf(ctx.sql, personId)) await takeBack(ctx, file, personId)
  })

const atOnce = 200

/** How long the uploader and the reviewer of a refused file can view it. */
export const refusedFiles = retentionKind({
  kind: 'refused_library_file',
  name: ['未通过审核的资料库文件', 'Files that the library refused', '未通過審核的資料庫檔案'],
  keptFor: 30 * 86_400,
})

export const sweepRefused = (ctx: Ctx): Promise<void> =>
  removeOlder(ctx, refusedFiles, async (before) => {
    const refused = await listRefusedBefore(ctx.sql, before, atOnce)
    for (const file of refused) await inTransaction(ctx, (ctx) => dropContent(ctx, file))
    return refused.length
  })
