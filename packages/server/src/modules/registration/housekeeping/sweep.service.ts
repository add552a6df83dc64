import { type Ctx, inTransaction } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { noteEvent } from '../cases/case-event.service.ts'
import { caseLife } from '../cases/case-state.rules.ts'
import { listCasesWithOldFiles } from '../files/case-file.repository.ts'
import { removeCases, removeFilesOf } from '../files/case-file.service.ts'
import { endCase } from '../opening/opening.service.ts'
import { listToDelete, takeLapsed } from './sweep.repository.ts'

const [atOnce, maxRounds] = [200, 100]

/** Goes on until a round finds less than it could take. */
const inRounds = async (ctx: Ctx, round: (ctx: Ctx) => Promise<number>) => {
  for (let rounds = 0; rounds < maxRounds; rounds += 1) if ((await inTransaction(ctx, round)) < atOnce) return
}

const deleteOver = async (ctx: Ctx) => {
  const now = ctx.now()
  const over = await listToDelete(ctx.sql, now, later(now, -caseLife.closedSeconds), atOnce)
  await removeCases(
    ctx,
    over.map(({ id }) => id),
  )
  return over.length
}

const endLapsed = async (ctx: Ctx) => {
  const lapsed = await takeLapsed(ctx.sql, ctx.now(), atOnce)
  for (const row of lapsed) await endCase(ctx, row, row.state === 'supplement' ? 'failed' : 'registration_failed', 'lapsed')
  return lapsed.length
}

/** Photos and scans are kept thirty days at most, also where nobody has decided. */
const dropOldFiles = async (ctx: Ctx) => {
  const old = await listCasesWithOldFiles(ctx.sql, later(ctx.now(), -caseLife.fileSeconds), atOnce)
  await removeFilesOf(
    ctx,
    old.map(({ id }) => id),
  )
  for (const row of old) await noteEvent(ctx, row, 'files_deleted')
  return old.length
}

export const sweepRegistrations = async (ctx: Ctx) => {
  await inRounds(ctx, deleteOver)
  await inRounds(ctx, endLapsed)
  await inRounds(ctx, dropOldFiles)
}
