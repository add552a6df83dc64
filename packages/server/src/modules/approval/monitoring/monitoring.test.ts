import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consoleInstances, openTasksByPerson } from '@campus/contract/approval/console/instances.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { askExport, downloadExport, exportById } from '@campus/contract/logs/exports.ts'
import { profileViews } from '@campus/contract/people/privacy.ts'
import { readTable } from '../../../platform/tables/table-work.ts'
import { act, apply, approval, openOffice, publish, reason, root } from '../../../testing/approvals.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { exportedColumn, exportedTable } from '../../../testing/exported-rows.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)
const secret = { id: 'secret', name: 'TextInput' as const, title: '备注', props: { abstract: true } }

/** Of one process two applications wait for the first teacher; of another one, which hides a field, one waits for the second. */
const openSchool = async () => {
  const office = await openOffice(campus())
  const { schoolId, admin, student, first, second } = office
  const seal = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const hides = { formPerms: [{ id: 'secret', perm: 'H' }] }
  const room = await publish(campus(), admin, { tree: root(approval('node_1', [second], hides)), form: [reason, secret] })
  const sealed = [await apply(campus(), student, seal), await apply(campus(), student, seal)] as const
  const booked = await apply(campus(), student, room, { formData: { reason: '=1+1', secret: '只给财务' } })
  const auditor = await enter(campus(), { schoolId, kind: 'teacher', roles: ['auditor'] })
  return { ...office, seal, room, sealed, booked, auditor }
}

test('who has how many open tasks, the overdue ones first, and each name leads to what waits for them', async () => {
  const { admin, auditor, first, second, seal, sealed, booked } = await openSchool()
  const list = async (given: GivenTo<typeof openTasksByPerson>, who = admin) =>
    (await ask(openTasksByPerson, given, who)).data.rows.map(({ person, open, overdue }) => [person.id, open, overdue])
  assert.deepEqual(await list({}), [
    [first.person.id, 2, 0],
    [second.person.id, 1, 0],
  ])
  await campus()
    .base.sql.updateTable('approval_task')
    .set({ due_at: new Date(Date.now() - 60_000) })
    .where('instance_id', '=', booked)
    .execute()
  assert.deepEqual(await list({}, auditor), [
    [second.person.id, 1, 1],
    [first.person.id, 2, 0],
  ])
  assert.deepEqual(await list({ processId: seal }), [[first.person.id, 2, 0]])
  assert.deepEqual(await exportedColumn(campus(), admin, { source: 'open_tasks', column: 'open', filter: { processId: seal } }), ['2'])
  await act(campus(), first, sealed[0], 'agree')
  const { rows, total } = (await ask(openTasksByPerson, { pageSize: 1, pageNum: 2 }, admin)).data
  assert.deepEqual([rows.map(({ person, open }) => [person.id, open]), total], [[[first.person.id, 1]], 2])
  const waiting = (await ask(consoleInstances, { assigneeId: first.person.id }, admin)).data
  assert.deepEqual([waiting.rows.map(({ instanceId }) => instanceId), waiting.total], [[sealed[1]], 1])
  const foreigner = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  assert.deepEqual(await list({}, foreigner), [])
  assert.equal((await ask(openTasksByPerson, {}, first)).error, 'forbidden')
})

test('the filtered list is exported without what its reader may not see', async () => {
  const { admin, auditor, first, seal, room, sealed } = await openSchool()
  const tableFor = (filter: object, who = admin) =>
    exportedTable(campus(), who, { source: 'approvals', columns: ['number', 'waitingFor', 'content'], filter })
  const [, booking, ...seals] = await tableFor({})
  assert.deepEqual([seals.length, booking?.at(-1)], [2, '事由: =1+1'])
  const [headings, row, ...more] = await tableFor({ processId: room })
  assert.deepEqual([headings, row?.slice(2), more.length], [['编号', '等待处理', '事由', '备注'], ['=1+1', '只给财务'], 0])
  const [fewer, seen] = await tableFor({ processId: room }, auditor)
  assert.deepEqual([fewer?.slice(2), seen?.slice(2)], [['事由'], ['=1+1']])
  assert.equal((await tableFor({ processId: seal, state: 'passed' })).length, 1)
  await act(campus(), first, sealed[0], 'agree')
  assert.equal((await tableFor({ assigneeId: first.person.id })).length, 2)
  const foreigner = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  assert.equal((await tableFor({ processId: room }, foreigner)).length, 1)
})

test('applications become a file by a task of their own, with a reason, and everybody in it can see that', async () => {
  const { admin, student, first, seal } = await openSchool()
  const given: GivenTo<typeof askExport> = {
    source: 'approvals',
    filter: { processId: seal },
    columns: ['number', 'content'],
    format: 'csv',
    reason: '年度归档',
  }
  const { id } = (await ask(askExport, given, admin)).data
  const done = await eventually(async () => {
    const { data } = await ask(exportById, { id }, admin)
    return data.state === 'ready' ? data : undefined
  })
  assert.equal(done.processed, 2)
  const response = await fetchCall(campus().url, downloadExport, { id }, { token: admin.token, headers: { 'x-requested-with': 'campus' } })
  const table = await readTable(new Uint8Array(await response.arrayBuffer()), 'csv')
  assert.deepEqual([table[0], table.length], [['编号', '事由'], 3])
  for (const who of [student, first]) assert.equal((await ask(profileViews, {}, who)).data.rows[0]?.what, 'export')
  assert.equal((await ask(askExport, given, first)).error, 'forbidden')
})
