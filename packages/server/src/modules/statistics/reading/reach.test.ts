import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CallerCtx, onReplica, systemContext } from '../../../context/context.ts'
import { addCountedDays, openCountedSchool } from '../../../testing/statistics.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { setReach } from '../../../testing/units.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { explore } from '../console/explorer.service.ts'
import { reachOf } from './reach.service.ts'

const campus = useTestCampus()

test('a manager whose units were narrowed sees no more than these, also while the replica is behind', async () => {
  const { sql, schoolId, manager, north, south, below } = await openCountedSchool(campus())
  const day = '2026-03-10'
  await addCountedDays(campus(), schoolId, [
    { day, unit_id: north, count: 30 },
    { day, unit_id: south, count: 500 },
  ])
  await setReach(sql, manager.person.id, null)
  // What a transaction saw at its beginning is all that a replica knows that is behind.
  await sql
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (behind) => {
      await behind.selectFrom('person_role').select('scope_unit_id').execute()
      await setReach(sql, manager.person.id, north)
      await sql.updateTable('org_unit').set({ parent_id: null, kind: 'college' }).where('id', '=', below).execute()
      const { base } = campus()
      const ctx: CallerCtx = {
        ...systemContext({ ...base, services: { ...base.services, replica: behind } }),
        caller: { personId: manager.person.id, schoolId, sessionId: '', roles: ['manager'], isAgent: false },
      }
      const asking = { source: 'logins', from: day, until: day, step: 'day', measure: 'count', by: 'unit' } as const
      assert.deepEqual(
        (await explore(ctx, asking)).chart.series.map(({ key, total }) => [key, total]),
        [[north, 30]],
      )
      assert.deepEqual(await readingScopeOf(onReplica(ctx)), [north])
      assert.deepEqual((await reachOf(onReplica(onReplica(ctx)), north)).units, [north])
    })
})
