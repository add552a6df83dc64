import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { consoleDeliveries } from '@campus/contract/approval/console/deliveries.ts'
import { consoleInstances } from '@campus/contract/approval/console/instances.ts'
import { startProcess, undoInstance } from '@campus/contract/approval/starting.ts'
import { todoList } from '@campus/contract/approval/task-lists.ts'
import { systemContext } from '../../../context/context.ts'
import { act, apply, approval, openOffice, progressOf, publish, reason, root, taskOf } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { eventually } from '../../../testing/eventually.ts'
import { exportedColumn } from '../../../testing/exported-rows.ts'
import { openLocalServer } from '../../../testing/servers/local-server.ts'
import { openTestCampus, type TestCampus } from '../../../testing/test-campus.ts'
import { proveSound } from '../engine/prove-sound.ts'
import { runTrigger } from './trigger.service.ts'

/** A system beside Campus, which fails as often as it is told. */
const received: { body: string; key: unknown }[] = []
let failures = 0
let opened: TestCampus | undefined
let receiver: Awaited<ReturnType<typeof openLocalServer>> | undefined
const campus = () => {
  if (!opened) throw new Error('not open')
  return opened
}

before(async () => {
  receiver = await openLocalServer(({ headers, body }) => {
    if (failures > 0) {
      failures -= 1
      return { status: 503, body: {} }
    }
    received.push({ body: body.toString(), key: headers['idempotency-key'] })
    return { status: 200, body: {} }
  })
  const environment = { WEBHOOK_HOSTS: new URL(receiver.url).host, WEBHOOK_SECRET: 'of the school', WEBHOOK_PRIVATE_HOSTS: 'true' }
  opened = await openTestCampus({ environment })
})
after(async () => {
  await opened?.close()
  receiver?.close()
})

/** Filled in by the server. */
const reasonOfForm = ['$', '{reason}'].join('')

const hook = () => ({
  id: 'node_2',
  name: '写入财务系统',
  type: 'TRIGGER',
  props: {
    type: 'WEBHOOK',
    http: { method: 'POST', url: `${receiver?.url ?? ''}/pay`, params: [{ key: 'why', value: reasonOfForm }] },
  },
})

const childOf = async (id: string) =>
  (await campus().base.sql.selectFrom('approval_instance').where('parent_id', '=', id).select('id').executeTakeFirst())?.id ?? ''

const statusOf = async (who: Parameters<typeof progressOf>[1], id: string) => (await progressOf(campus(), who, id)).data.status

test('a trigger calls another system with the values of the form, and the process goes on', async () => {
  const { admin, student, first } = await openOffice(campus())
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], {}, hook())) })
  const instanceId = await apply(campus(), student, id)
  await act(campus(), first, instanceId, 'agree')
  await eventually(async () => (await statusOf(student, instanceId)) === 'passed' || undefined)
  assert.equal(received.at(-1)?.body, '{"why":"盖章"}')
})

test('a receiver that fails is asked again with the same key; after three failures administrators decide', async () => {
  const { admin, student, first } = await openOffice(campus())
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], {}, hook())) })
  failures = 3
  const instanceId = await apply(campus(), student, id)
  await act(campus(), first, instanceId, 'agree')
  const ask = asker(campus().url)
  await eventually(async () => (await ask(todoList, {}, admin)).data.rows.some((row) => row.instanceId === instanceId) || undefined)
  assert.equal(await statusOf(student, instanceId), 'running')
  const failed = (await ask(consoleDeliveries, { outcome: 'failed', processId: id }, admin)).data
  assert.deepEqual([failed.total, failed.rows.map(({ attempt }) => attempt), failed.rows[0]?.isWaiting], [3, [3, 2, 1], true])
  assert.ok(failed.rows.every(({ status, fault }) => status === 503 && fault === 'not_accepted'))
  assert.equal((await act(campus(), admin, instanceId, 'retry')).code, 200)
  await eventually(async () => (await statusOf(student, instanceId)) === 'passed' || undefined)
  const all = (await ask(consoleDeliveries, { processId: id }, admin)).data.rows
  const file = { source: 'deliveries', column: 'outcome', filter: { processId: id } } as const
  assert.deepEqual(await exportedColumn(campus(), admin, file), ['成功', '失败', '失败', '失败'])
  assert.deepEqual(await exportedColumn(campus(), admin, { ...file, column: 'error' }), ['', '对方拒绝', '对方拒绝', '对方拒绝'])
  assert.deepEqual(
    all.map(({ outcome, isWaiting }) => [outcome, isWaiting]),
    [
      ['delivered', false],
      ['failed', false],
      ['failed', false],
      ['failed', false],
    ],
  )
  assert.equal(all[0]?.stepName, '写入财务系统')
})

test('an undoing has the values of what passed and its deciders pick anew; what was called or begun is not called or begun again, and what was booked below is free', async () => {
  const { admin, student, first, second, third } = await openOffice(campus())
  const ask = asker(campus().url)
  const room = { id: 'room', name: 'SelectInput' as const, title: '会议室', props: { options: ['A101'], claim: 'room' } }
  const booking = await publish(campus(), admin, { tree: root(approval('node_1', [first])), form: [room] })
  const part = { id: 'node_5', name: '订会议室', type: 'SUBPROC', props: { subProcCode: booking, inVar: [{ mKey: 'room', sKey: 'room' }] } }
  const called = { ...hook(), id: 'node_4', children: part }
  const chosen = approval('node_3', [], { assignedType: 'SELF_SELECT' }, called)
  const picked = approval('node_2', [], { assignedType: 'OTHER_SELECT', assignedNode: ['node_1'] }, chosen)
  const rights = { formPerms: [{ id: 'amount', perm: 'E' }] }
  const amount = { id: 'amount', name: 'AmountInput' as const, title: '金额' }
  const id = await publish(campus(), admin, {
    tree: root(approval('node_1', [first], rights, picked), { formPerms: [{ id: 'amount', perm: 'R' }] }),
    form: [reason, amount, { ...room, props: { options: ['A101'] } }],
    settings: { undo: true },
  })
  const given = { formData: { reason: '盖章', room: 'A101' }, processUsers: { node_3: [third.person.id] } }
  const instanceId = await apply(campus(), student, id, given)
  const picks = { otherNodeUsers: { node_2: [second.person.id] } }
  assert.equal((await act(campus(), first, instanceId, 'agree', { formData: { amount: 8 }, ...picks })).code, 200)
  for (const who of [second, third]) assert.equal((await act(campus(), who, instanceId, 'agree')).code, 200)
  await eventually(async () => (await taskOf(campus(), first, await childOf(instanceId))) !== '' || undefined)
  await act(campus(), first, await childOf(instanceId), 'agree')
  assert.equal(await statusOf(student, instanceId), 'passed')

  const before = received.length
  await campus().base.sql.updateTable('person').set({ state: 'disabled' }).where('id', '=', third.person.id).execute()
  const undone = await ask(undoInstance, { id: instanceId, reason: '活动取消' }, student)
  const linked = undone.data.instanceId
  assert.deepEqual((await progressOf(campus(), student, linked)).data.formData, { reason: '盖章', amount: 8, room: 'A101' })
  assert.equal((await act(campus(), first, linked, 'agree')).error, 'pick_people')
  assert.equal((await act(campus(), first, linked, 'agree', picks)).code, 200)
  assert.equal((await ask(startProcess, { id: booking, formData: { room: 'A101' } }, second)).error, 'claim_taken')
  // Nobody is left in the step that the starter had picked.
  for (const who of [second, admin]) assert.equal((await act(campus(), who, linked, 'agree')).code, 200)
  const { status, progress } = (await progressOf(campus(), student, linked)).data
  const passedOver = progress.filter(({ nodeType }) => nodeType === 'TRIGGER' || nodeType === 'SUBPROC')
  assert.deepEqual([status, passedOver.map(({ why }) => why)], ['passed', ['撤销申请不再执行此步骤', '撤销申请不再执行此步骤']])
  assert.deepEqual([received.length, await childOf(linked)], [before, ''])
  await proveSound(campus().base, [linked])
  assert.equal((await ask(startProcess, { id: booking, formData: { room: 'A101' } }, second)).code, 200)
})

test('a trigger whose job is given up is left to administrators, and stands among what is stuck until one lets it run again', async (t) => {
  const { admin, student, first } = await openOffice(campus())
  const ask = asker(campus().url)
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], {}, hook())) })
  const { base } = campus()
  assert.ok(base.services.webhooks)
  const broken = t.mock.method(base.services.webhooks, 'send', () => Promise.reject(new TypeError('broken')))
  const instanceId = await apply(campus(), student, id)
  await act(campus(), first, instanceId, 'agree')
  const run = await base.sql
    .selectFrom('approval_run')
    .where('instance_id', '=', instanceId)
    .where('node_id', '=', 'node_2')
    .select('id')
    .executeTakeFirstOrThrow()
  const attempt = (isLast: boolean) => runTrigger(systemContext(base), { instanceId, runId: run.id, nodeId: 'node_2' }, { isLast })
  const stuck = async () => (await ask(consoleInstances, { concern: 'stuck', processId: id }, admin)).data.rows.map((row) => row.instanceId)
  await assert.rejects(attempt(false), TypeError)
  assert.deepEqual(await stuck(), [])
  // Each gives up; three of them are one failure too many.
  for (let job = 0; job < 3; job += 1) await attempt(true)
  assert.deepEqual(await stuck(), [instanceId])
  broken.mock.restore()
  assert.equal((await act(campus(), admin, instanceId, 'retry')).code, 200)
  await eventually(async () => (await statusOf(student, instanceId)) === 'passed' || undefined)
})

test('calls of one school are not shown to another, and only to those who look after processes', async () => {
  const other = await openOffice(campus())
  const ask = asker(campus().url)
  assert.equal((await ask(consoleDeliveries, {}, other.admin)).data.total, 0)
  assert.equal((await ask(consoleDeliveries, {}, other.student)).error, 'forbidden')
})
