import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consoleInstances } from '@campus/contract/approval/console/instances.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { act, apply, approval, openOffice, publish, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

/** Two processes; of the first one application was agreed to and one waits, of the second one waits with a time limit. */
const openSchool = async () => {
  const office = await openOffice(campus())
  const { admin, student, first, second } = office
  const seal = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const timeLimit = { timeout: { unit: 'M', value: 1 }, handler: { type: 'NOTIFY' } }
  const room = await publish(campus(), admin, { tree: root(approval('node_1', [second], { timeLimit })) })
  const passed = await apply(campus(), student, seal)
  await act(campus(), first, passed, 'agree')
  const waiting = await apply(campus(), student, seal)
  const limited = await apply(campus(), student, room)
  const list = async (given: GivenTo<typeof consoleInstances>, who = admin) =>
    (await asker(campus().url)(consoleInstances, given, who)).data
  const idsOf = async (given: GivenTo<typeof consoleInstances>) => (await list(given)).rows.map(({ instanceId }) => instanceId)
  return { ...office, seal, room, passed, waiting, limited, list, idsOf }
}

test('an administrator sees all applications of the school, the newest first, page by page', async () => {
  const { list, passed, waiting, limited, second } = await openSchool()
  const whole = await list({})
  assert.deepEqual(
    whole.rows.map(({ instanceId, status }) => [instanceId, status]),
    [
      [limited, 'running'],
      [waiting, 'running'],
      [passed, 'passed'],
    ],
  )
  assert.deepEqual(
    whole.rows[0]?.waitingFor.map(({ id }) => id),
    [second.person.id],
  )
  assert.deepEqual(whole.rows[2]?.waitingFor, [])
  const start = await list({ pageSize: 2 })
  assert.equal(start.total, 3)
  assert.ok(start.nextCursor)
  const rest = await list({ pageSize: 2, cursor: start.nextCursor })
  assert.deepEqual([rest.rows.map(({ instanceId }) => instanceId), rest.nextCursor], [[passed], null])
})

test('the list is narrowed by process, state, number, days, and by who asked or is asked', async () => {
  const { list, idsOf, seal, passed, waiting, limited, first, student } = await openSchool()
  assert.deepEqual(await idsOf({ processId: seal }), [waiting, passed])
  assert.deepEqual(await idsOf({ state: 'passed' }), [passed])
  const number = (await list({ state: 'passed' })).rows[0]?.number ?? 0
  assert.ok((await idsOf({ words: String(number) })).includes(passed))
  // Who has decided is not asked any more.
  assert.deepEqual(await idsOf({ words: first.person.number }), [waiting])
  assert.deepEqual(await idsOf({ words: student.person.number }), [limited, waiting, passed])
  assert.deepEqual(await idsOf({ words: '%' }), [])
  const long = new Date('2020-03-05T20:00:00+08:00')
  await campus().base.sql.updateTable('approval_instance').set({ started_at: long }).where('id', '=', passed).execute()
  assert.deepEqual(await idsOf({ from: '2020-03-05', until: '2020-03-05' }), [passed])
  assert.deepEqual(await idsOf({ from: '2020-03-06' }), [limited, waiting])
})

test('a step past its time is overdue, and one that waits for a disabled person is stuck', async () => {
  const { idsOf, list, limited, waiting, first } = await openSchool()
  assert.deepEqual(await idsOf({ concern: 'overdue' }), [])
  await campus()
    .base.sql.updateTable('approval_task')
    .set({ due_at: new Date(Date.now() - 60_000) })
    .where('instance_id', '=', limited)
    .execute()
  assert.deepEqual(await idsOf({ concern: 'overdue' }), [limited])
  assert.equal((await list({ concern: 'overdue' })).rows[0]?.isOverdue, true)
  assert.deepEqual(await idsOf({ concern: 'stuck' }), [])
  await campus().base.sql.updateTable('person').set({ state: 'disabled' }).where('id', '=', first.person.id).execute()
  assert.deepEqual(await idsOf({ concern: 'stuck' }), [waiting])
})

test('an auditor reads it, another school sees nothing of it, and odd filters are refused', async () => {
  const { list, schoolId, seal, admin } = await openSchool()
  const auditor = await enter(campus(), { schoolId, kind: 'teacher', roles: ['auditor'] })
  assert.equal((await list({}, auditor)).total, 3)
  const foreigner = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  assert.equal((await list({}, foreigner)).total, 0)
  assert.equal((await list({ processId: seal }, foreigner)).total, 0)
  const ask = asker(campus().url)
  const odd = { state: 'draft' } as unknown as GivenTo<typeof consoleInstances>
  for (const given of [odd, { from: '2026-02-02', until: '2026-02-01' }, { from: '2026-02-30' }])
    assert.equal((await ask(consoleInstances, given, admin)).error, 'bad_input')
})
