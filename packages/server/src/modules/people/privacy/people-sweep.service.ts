import { type Ctx, inTransaction } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { dropBlobLater } from '../../files/unused-blob.service.ts'
import { noteRemoval, removeOlder, retentionKind } from '../../retention.ts'
import { removeOlderOfSchools } from '../../school/retention/retention-run.service.ts'
import { packCopyJob } from '../people.jobs.ts'
import { spellName } from '../person/name-spelling.service.ts'
import { deleteViews } from '../views/profile-view.repository.ts'
import { listExpired, listForgottenExports, markExpired } from './data-request.repository.ts'
import { copyDays } from './data-request.service.ts'
import { deleteImportLines, keepSpelling, listOldImports, listUnspelt } from './people-sweep.repository.ts'

const hour = 3600
const day = 24 * hour

export const profileViews = retentionKind({
  kind: 'profile_view',
  name: ['资料查看记录', 'Profile views', '資料查看記錄'],
  keptFor: ({ retention }) => retention.profileViews * day,
})

/** Lines that were brought hold ID numbers and phones; who came in by them is in the book now. */
export const importLines = retentionKind({
  kind: 'person_import_line',
  name: ['人员导入的明细', 'Lines of people imports', '人員匯入的明細'],
  keptFor: 30 * day,
})

export const dataCopies = retentionKind({
  kind: 'data_copy',
  name: ['个人数据副本', 'Copies of personal data', '個人資料副本'],
  keptFor: copyDays * day,
})

const endExports = async (ctx: Ctx): Promise<number> => {
  const expired = await listExpired(ctx.sql, ctx.now())
  for (const { id, blob_key } of expired)
    await inTransaction(ctx, async (ctx) => {
      await markExpired(ctx.sql, id)
      if (blob_key) await dropBlobLater(ctx, blob_key)
    })
  return expired.length
}

/** A copy that a killed worker left unpacked is packed again. */
const packForgotten = async (ctx: Ctx) => {
  for (const { id } of await listForgottenExports(ctx.sql, later(ctx.now(), -hour)))
    await ctx.services.jobs.add(ctx.sql, packCopyJob, { requestId: id }, { onlyOnce: id })
}

const forgetViews = (ctx: Ctx) =>
  removeOlderOfSchools(ctx, profileViews, { removeOf: (schoolId, before) => deleteViews(ctx.sql, schoolId, before) })

const forgetImports = (ctx: Ctx) =>
  removeOlder(ctx, importLines, async (before) => {
    let rows = 0
    for (const { id } of await listOldImports(ctx.sql, before)) rows += await deleteImportLines(ctx.sql, id)
    return rows
  })

const maxSpelt = 5000

/** Who came in before names were spelt, or by themselves, is found by pinyin from now on. */
const spellNames = async (ctx: Ctx) => {
  for (const { id, name } of await listUnspelt(ctx.sql, maxSpelt)) await keepSpelling(ctx.sql, id, spellName(name))
}

/** Deletes expired data about people: copies of data, view logs, lines of old imports. Fills in missing pinyin. */
export const sweepPeople = async (ctx: Ctx) => {
  await noteRemoval(ctx, dataCopies, () => endExports(ctx))
  await packForgotten(ctx)
  await forgetViews(ctx)
  await forgetImports(ctx)
  await spellNames(ctx)
}
