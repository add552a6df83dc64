import { type Ctx, inTransaction } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { dropBlobLater } from '../../files/unused-blob.service.ts'
import { noteRetentionRun } from '../../school/retention/retention-run.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { packCopyJob } from '../people.jobs.ts'
import { spellName } from '../person/name-spelling.service.ts'
import { deleteViews } from '../views/profile-view.repository.ts'
import { listExpired, listForgottenExports, markExpired } from './data-request.repository.ts'
import { deleteImportLines, keepSpelling, listOldImports, listSchoolIds, listUnspelt } from './people-sweep.repository.ts'

const hour = 3600
const day = 24 * hour
const importsKept = 30 * day

/** A copy that a killed worker left unpacked is packed again. */
const endExports = async (ctx: Ctx) => {
  for (const { id, blob_key } of await listExpired(ctx.sql, ctx.now()))
    await inTransaction(ctx, async (ctx) => {
      await markExpired(ctx.sql, id)
      if (blob_key) await dropBlobLater(ctx, blob_key)
    })
  for (const { id } of await listForgottenExports(ctx.sql, later(ctx.now(), -hour)))
    await ctx.services.jobs.add(ctx.sql, packCopyJob, { requestId: id }, { onlyOnce: id })
}

const forgetViews = async (ctx: Ctx) => {
  for (const schoolId of await listSchoolIds(ctx.sql)) {
    const { retention } = await readSettings(ctx.sql, schoolId)
    const rows = await deleteViews(ctx.sql, schoolId, later(ctx.now(), -retention.profileViews * day))
    await noteRetentionRun(ctx, { schoolId, kind: 'profile_view', rows })
  }
}

/** Lines that were brought hold ID numbers and phones; who came in by them is in the book now. */
const forgetImports = async (ctx: Ctx) => {
  for (const { id } of await listOldImports(ctx.sql, later(ctx.now(), -importsKept))) await deleteImportLines(ctx.sql, id)
}

const maxSpelt = 5000

/** Who came in before names were spelt, or by themselves, is found by pinyin from now on. */
const spellNames = async (ctx: Ctx) => {
  for (const { id, name } of await listUnspelt(ctx.sql, maxSpelt)) await keepSpelling(ctx.sql, id, spellName(name))
}

/** Deletes expired data about people: copies of data, view logs, lines of old imports. Fills in missing pinyin. */
export const sweepPeople = async (ctx: Ctx) => {
  await endExports(ctx)
  await forgetViews(ctx)
  await forgetImports(ctx)
  await spellNames(ctx)
}
