import { type Ctx, inTransaction } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { findWaitingTask, listDone, listStuck, lockFile } from './print-file.repository.ts'
import { endReading } from './read-file.service.ts'
import { removeFile } from './remove-file.service.ts'

const [atOnce, maxRounds] = [200, 100]
/** Reading is tried again and again for less than this. */
const stuckSeconds = 3600

const removeIfDone = (ctx: Ctx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const row = await lockFile(ctx.sql, id)
    // Somebody may have ordered a print of it in between.
    if (row && !(await findWaitingTask(ctx.sql, id))) await removeFile(ctx, row)
  })

/** Deletes files whose time is over, which comes soon once their prints are all out, and ends the reading of those that never came to an end. */
export const sweepPrintFiles = async (ctx: Ctx): Promise<void> => {
  for (const { id } of await listStuck(ctx.sql, later(ctx.now(), -stuckSeconds), atOnce))
    await endReading(ctx, id, { failed: 'print_file_broken' })
  for (let round = 0; round < maxRounds; round += 1) {
    const done = await listDone(ctx.sql, ctx.now(), atOnce)
    for (const { id } of done) await removeIfDone(ctx, id)
    if (done.length < atOnce) return
  }
}
