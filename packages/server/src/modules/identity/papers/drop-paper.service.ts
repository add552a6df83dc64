import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { removeFiles } from '../../files/unused-blob.service.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { deletePaper, findOpenPaper, lockPapersOf } from './paper.repository.ts'
import { filesOfPaper } from './paper.service.ts'

/** Takes back a paper that nobody has decided on. */
export const dropOwn = (ctx: CallerCtx): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { personId } = ctx.caller
    await lockPapersOf(ctx.sql, personId)
    const paper = await findOpenPaper(ctx.sql, personId)
    if (!paper) throw refuse('already_decided')
    await deletePaper(ctx.sql, paper.id)
    await removeFiles(ctx, filesOfPaper(paper))
    await resolveMessages(ctx, 'paper_review', paper.id)
    return null
  })
