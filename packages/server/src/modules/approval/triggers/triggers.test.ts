import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { consoleDeliveries } from '@campus/contract/approval/console/deliveries.ts'
import { todoList } from '@campus/contract/approval/task-lists.ts'
import { act, apply, approval, openOffice, progressOf, publish, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { eventually } from '../../../testing/eventually.ts'
import { exportedColumn } from '../../../testing/exported-rows.ts'
import { openLocalServer } from '../../../testing/servers/local-server.ts'
import { openTestCampus, type TestCampus } from '../../../testing/test-campus.ts'

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

test('calls of one school are not shown to another, and only to those who look after processes', async () => {
  const other = await openOffice(campus())
  const ask = asker(campus().url)
  assert.equal((await ask(consoleDeliveries, {}, other.admin)).data.total, 0)
  assert.equal((await ask(consoleDeliveries, {}, other.student)).error, 'forbidden')
})
