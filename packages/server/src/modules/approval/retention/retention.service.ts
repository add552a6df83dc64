import { type Ctx, inTransaction } from '../../../context/context.ts'
import { removeUnreferenced } from '../../files/unused-blob.service.ts'
import { removeOlder, retentionKind } from '../../retention.ts'
import { removeOlderOfSchools } from '../../school/retention/retention-run.service.ts'
import { deleteFamily, listEnded, listFiles, listOldDrafts } from './retention.repository.ts'

const day = 24 * 3600
const batch = 100
/** What is left after these is taken the next time, so that one school never holds up the others. */
const maxBatches = 50

const removeFamily = (ctx: Ctx, topId: string) =>
  inTransaction(ctx, async (ctx) => {
    const files = await listFiles(ctx.sql, topId)
    await deleteFamily(ctx.sql, topId)
    await removeUnreferenced(ctx, files)
  })

const removeAll = async (ctx: Ctx, list: (limit: number) => Promise<readonly { readonly id: string }[]>): Promise<number> => {
  let rows = 0
  for (let round = 0; round < maxBatches; round += 1) {
    const due = await list(batch)
    for (const { id } of due) await removeFamily(ctx, id)
    rows += due.length
    if (due.length < batch) break
  }
  return rows
}

export const endedApplications = retentionKind({
  kind: 'approval_instance',
  name: ['已结束的申请', 'Closed applications', '已結束的申請'],
  keptFor: ({ retention }) => retention.approvals * day,
})

export const oldDrafts = retentionKind({
  kind: 'approval_draft',
  name: ['未保存更新的申请草稿', 'Drafts of applications, after they were last saved', '未儲存更新的申請草稿'],
  keptFor: 180 * day,
})

/** Removes applications that ended longer ago than their school keeps them, and drafts that nobody has saved for half a year. */
export const sweepApplications = async (ctx: Ctx) => {
  await removeOlderOfSchools(ctx, endedApplications, {
    removeOf: (schoolId, before) => removeAll(ctx, (limit) => listEnded(ctx.sql, { schoolId, before, limit })),
  })
  await removeOlder(ctx, oldDrafts, (before) => removeAll(ctx, (limit) => listOldDrafts(ctx.sql, { before, limit })))
}
