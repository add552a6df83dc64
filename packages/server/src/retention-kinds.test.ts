import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assembleModules } from './assemble-modules.ts'
import { systemContext } from './context/context.ts'
import { allModules } from './modules/module.ts'
import { modules } from './modules.ts'
import { useTestCampus } from './testing/test-campus.ts'

const campus = useTestCampus()

const looksLikeRemoval = /sweep|clean|retention|expire|purge|forget|drop|delete|remove/

/** Work that is called like a removal, or is housekeeping, and removes nothing by its age. */
const withoutRemoval: Readonly<Record<string, string>> = {
  'appraisal.sweep': 'counts ballots and announces',
  'certificates.sweep': 'ends paper whose document ran out; the rows stay',
  'cloudprint.expire': 'ends and refunds prints that nobody fetched; the rows stay',
  'entrust.sweep': 'ends entrustments; the rows stay',
  'files.drop_blob': 'deletes the bytes of a row that is gone already',
  'housekeeping.sweep': 'runs the housekeeping of the areas, each looked at by itself',
  'payment.sweep': 'asks the provider about payments; the rows stay',
  'printing.sweep': 'ends leases and codes; the rows stay',
  'appeals housekeeping': 'adopts requests into the approval engine',
  'certificates housekeeping': 'adopts applications into the approval engine',
  'leave housekeeping': 'adopts requests into the approval engine',
}

test('work that removes by age declares what it removes', () => {
  const jobs = modules.flatMap(({ jobs = [] }) => jobs)
  const silent = [
    ...jobs.filter(({ job, removes = [] }) => looksLikeRemoval.test(job.kind) && removes.length === 0).map(({ job }) => job.kind),
    'housekeeping.sweep',
    ...modules
      .filter(({ housekeeping, retention = [] }) => housekeeping && !retention.some(({ keptFor }) => keptFor !== null))
      .map(({ name }) => `${name} housekeeping`),
  ]
  assert.deepEqual(silent.toSorted(), Object.keys(withoutRemoval).toSorted())
})

test('each kind that is declared is told of by the work that declares it, and no other kind is', async () => {
  const ctx = systemContext(campus().base)
  const declared = allModules.of(ctx).retention.filter(({ kind }) => kind.keptFor !== null)
  const removing = modules.flatMap(({ jobs = [] }) => jobs).filter(({ removes = [] }) => removes.length > 0)
  const names = new Set(['housekeeping.sweep', ...removing.map(({ job }) => job.kind)])
  const work = assembleModules()
    .jobs(campus().base)
    .filter(({ job }) => names.has(job.kind))
  for (const { run } of work) await run({}, { isLast: false })
  const told = (await ctx.sql.selectFrom('retention_sweep').select(['kind', 'failed_at']).execute()).filter(({ failed_at }) => !failed_at)
  // Without a place for backups there are none to forget.
  const expected = declared.map(({ kind }) => kind.kind).filter((kind) => kind !== 'backup_run')
  assert.deepEqual(told.map(({ kind }) => kind).toSorted(), expected.toSorted())
})
