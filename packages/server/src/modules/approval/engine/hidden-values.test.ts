import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consoleInstances } from '@campus/contract/approval/console/instances.ts'
import { officeMessages } from '@campus/contract/approval/news.ts'
import { instancesWithMe, ownInstances, todoList } from '@campus/contract/approval/task-lists.ts'
import { messageDetail, ownMessages } from '@campus/contract/messages/inbox.ts'
import { act, apply, approval, openOffice, publish, reason, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

test('what a step hides is found by no search and stands in no message, while what is shown is and does', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const ask = asker(campus().url)
  const secret = { id: 'secret', name: 'TextInput' as const, title: '病情', props: { abstract: true } }
  const hides = { formPerms: [{ id: 'secret', perm: 'H' }] }
  const tree = root(approval('node_1', [first], hides, approval('node_2', [second])))
  const id = await publish(campus(), admin, { tree, form: [reason, secret] })
  const instanceId = await apply(campus(), student, id, { formData: { reason: '缓考申请', secret: '骨折住院' } })
  const found = async (keyword: string) => [
    (await ask(todoList, { keyword }, first)).data.total,
    (await ask(instancesWithMe, { keyword }, first)).data.total,
    (await ask(ownInstances, { keyword }, student)).data.total,
    (await ask(consoleInstances, { words: keyword }, admin)).data.total,
  ]
  assert.deepEqual(await found('缓考'), [1, 1, 1, 1])
  assert.deepEqual(await found('骨折'), [0, 0, 0, 0])
  await act(campus(), first, instanceId, 'recall', { targetNode: 'root', comment: { text: '请补充' } })
  await act(campus(), student, instanceId, 'complete')
  await act(campus(), first, instanceId, 'agree')
  await act(campus(), second, instanceId, 'agree')
  const said: string[] = []
  for (const reader of [student, first, second, admin]) {
    const { rows } = (await ask(ownMessages, {}, reader)).data
    said.push(JSON.stringify(rows), JSON.stringify((await ask(officeMessages, {}, reader)).data))
    for (const row of rows) said.push(JSON.stringify((await ask(messageDetail, { id: row.id }, reader)).data))
  }
  assert.ok(said.some((text) => text.includes('缓考申请')))
  assert.deepEqual(
    said.filter((text) => text.includes('骨折')),
    [],
  )
})
