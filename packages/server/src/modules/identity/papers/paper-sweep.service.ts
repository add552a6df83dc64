import { type Ctx, inTransaction } from '../../../context/context.ts'
import { removeFiles } from '../../files/unused-blob.service.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { noteRemoval, retentionKind } from '../../retention.ts'
import { endPaper, findOpenPaper, listDuePapers, lockPapersOf, type PaperRow } from './paper.repository.ts'
import { filesOfPaper } from './paper.service.ts'
import { reviewSeconds } from './paper-state.rules.ts'

const batchSize = 500

const notifyExpired = async (ctx: Ctx, { id, school_id: schoolId, person_id }: PaperRow) => {
  await resolveMessages(ctx, 'paper_review', id)
  await sendMessage(ctx, {
    schoolId,
    to: [person_id],
    category: 'progress',
    title: [
      '您的证件没有及时核对，请重新提交',
      'Your document was not checked in time. Please submit it again.',
      '您的證件沒有及時核對，請重新提交',
    ],
    body: [
      '证件照片最多保存 30 天，现已删除。也可以带证件到服务台办理。',
      'Pictures of documents are kept for 30 days at most and have now been deleted. You can also bring your document to the help desk.',
      '證件照片最多保存 30 天，現已刪除。也可以帶證件到服務台辦理。',
    ],
    subject: { kind: 'paper', id },
  })
}

export const papersOver = retentionKind({
  kind: 'identity_paper',
  name: ['未核对的证件照片', 'Pictures of ID documents that were not checked', '未核對的證件照片'],
  keptFor: reviewSeconds,
})

/** Nobody decided in time: the pictures and what was read go all the same. */
export const expirePapers = (ctx: Ctx): Promise<void> =>
  noteRemoval(ctx, papersOver, async () => {
    let papers = 0
    for (const { id, person_id } of await listDuePapers(ctx.sql, ctx.now(), batchSize))
      await inTransaction(ctx, async (ctx) => {
        await lockPapersOf(ctx.sql, person_id)
        const paper = await findOpenPaper(ctx.sql, person_id)
        if (paper?.id !== id) return
        await endPaper(ctx.sql, id, { state: 'expired', now: ctx.now() })
        await removeFiles(ctx, filesOfPaper(paper))
        if (paper.state === 'reviewing') await notifyExpired(ctx, paper)
        papers += 1
      })
    return papers
  })
