import { type Ctx, inTransaction } from '../../../context/context.ts'
import { removeFiles } from '../../files/unused-blob.service.ts'
import { endPaper, findOpenPaper, listDuePapers, lockPapersOf } from './paper.repository.ts'
import { filesOfPaper } from './paper.service.ts'

const batchSize = 500

/** Nobody decided in time: the pictures and what was read go all the same. */
export const expirePapers = async (ctx: Ctx): Promise<void> => {
  for (const { id, person_id } of await listDuePapers(ctx.sql, ctx.now(), batchSize))
    await inTransaction(ctx, async (ctx) => {
      await lockPapersOf(ctx.sql, person_id)
      const paper = await findOpenPaper(ctx.sql, person_id)
      if (paper?.id !== id) return
      await endPaper(ctx.sql, id, { state: 'expired', now: ctx.now() })
      await removeFiles(ctx, filesOfPaper(paper))
    })
}
