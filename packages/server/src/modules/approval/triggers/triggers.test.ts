import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { todoList } from '@campus/contract/approval/task-lists.ts'
import { act, apply, approval, openOffice, progressOf, publish, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { eventually } from '../../../testing/eventually.ts'
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
  assert.equal((await act(campus(), admin, instanceId, 'retry')).code, 200)
  await eventually(async () => (await statusOf(student, instanceId)) === 'passed' || undefined)
})
