import { type Ctx, inTransaction } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { noteRemoval, retentionKind } from '../../retention.ts'
import { findWaitingTask, listDone, listStuck, lockFile } from './print-file.repository.ts'
import { endReading } from './read-file.service.ts'
import { removeFile } from './remove-file.service.ts'

const [atOnce, maxRounds] = [200, 100]
/** Reading is tried again and again for less than this. */
const stuckSeconds = 3600

/** Each file carries the moment at which it ends. */
export const printFiles = retentionKind({
  kind: 'print_file',
  name: ['待打印的上传文件', 'Files uploaded for printing', '待列印的上傳檔案'],
  keptFor: ({ printFileDays }) => printFileDays * 86_400,
})

const removeIfDone = (ctx: Ctx, id: string): Promise<boolean> =>
  inTransaction(ctx, async (ctx) => {
    const row = await lockFile(ctx.sql, id)
    // Somebody may have ordered a print of it in between.
    if (!row || (await findWaitingTask(ctx.sql, id))) return false
    await removeFile(ctx, row)
    return true
  })

const removeDone = async (ctx: Ctx): Promise<number> => {
  let files = 0
  for (let round = 0; round < maxRounds; round += 1) {
    const done = await listDone(ctx.sql, ctx.now(), atOnce)
    for (const { id } of done) if (await removeIfDone(ctx, id)) files += 1
    if (done.length < atOnce) break
  }
  return files
}

/** Deletes files whose time is over, which comes soon once their prints are all out, and ends the reading of those that never came to an end. */
export const sweepPrintFiles = async (ctx: Ctx): Promise<void> => {
  for (const { id } of await listStuck(ctx.sql, later(ctx.now(), -stuckSeconds), atOnce))
    await endReading(ctx, id, { failed: 'print_file_broken' })
  await noteRemoval(ctx, printFiles, () => removeDone(ctx))
}
