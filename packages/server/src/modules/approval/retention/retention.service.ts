import { sql as fragment } from 'kysely'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { isStillReferred } from '../../../platform/db/sql.ts'
import { later } from '../../../platform/time/clock.ts'
import { removeFiles } from '../../files/unused-blob.service.ts'
import { noteRetentionRun } from '../../school/retention/retention-run.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { deleteFamily, listEnded, listFiles, listOldDrafts, listSchoolIds } from './retention.repository.ts'

const day = 24 * 3600
const draftDays = 180
const batch = 100
/** What is left after these is taken the next time, so that one school never holds up the others. */
const maxBatches = 50

/** A file that is needed elsewhere too stays. */
const removeUnneeded = async (ctx: Ctx, fileId: string) => {
  await fragment`savepoint before_file`.execute(ctx.sql)
  try {
    await removeFiles(ctx, [fileId])
  } catch (error) {
    if (!isStillReferred(error)) throw error
    await fragment`rollback to savepoint before_file`.execute(ctx.sql)
  }
}

const removeFamily = (ctx: Ctx, topId: string) =>
  inTransaction(ctx, async (ctx) => {
    const files = await listFiles(ctx.sql, topId)
    await deleteFamily(ctx.sql, topId)
    for (const fileId of files) await removeUnneeded(ctx, fileId)
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

/** Removes applications that ended longer ago than their school keeps them, and drafts that nobody has saved for half a year. */
export const sweepApplications = async (ctx: Ctx) => {
  for (const schoolId of await listSchoolIds(ctx.sql)) {
    const { retention } = await readSettings(ctx.sql, schoolId)
    const [endedBefore, savedBefore] = [later(ctx.now(), -retention.approvals * day), later(ctx.now(), -draftDays * day)]
    const rows = await removeAll(ctx, (limit) => listEnded(ctx.sql, { schoolId, before: endedBefore, limit }))
    await noteRetentionRun(ctx, { schoolId, kind: 'approval_instance', rows })
    await removeAll(ctx, (limit) => listOldDrafts(ctx.sql, { schoolId, before: savedBefore, limit }))
  }
}
