import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { agreeToMany, batchLimit } from '@campus/contract/approval/handling.ts'
import { ownInstances, todoList } from '@campus/contract/approval/task-lists.ts'
import { apply, approval, liftDailyLimits, openOffice, publish, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

test('a hundred tasks are agreed to at once; one more is refused with the limit, and nothing of it is done', async () => {
  const { schoolId, admin, student, first } = await openOffice(campus())
  const ask = asker(campus().url)
  await liftDailyLimits(campus(), schoolId)
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])), settings: { batch: true } })
  const instances: string[] = []
  for (let count = 0; count < batchLimit; count += 1) instances.push(await apply(campus(), student, id))
  const waiting = (await ask(todoList, { pageSize: 100 }, first)).data.rows.map(({ taskId }) => taskId)
  assert.deepEqual([batchLimit, waiting.length], [100, 100])
  const refused = await ask(agreeToMany, { taskIds: [...waiting, randomUUID()] }, first)
  assert.equal(refused.error, 'bad_input')
  assert.match(refused.fields?.['taskIds'] ?? '', /100/)
  assert.equal((await ask(todoList, {}, first)).data.total, 100)
  const { done, skipped } = (await ask(agreeToMany, { taskIds: waiting }, first)).data
  assert.deepEqual([done.toSorted(), skipped], [waiting.toSorted(), []])
  const { rows } = (await ask(ownInstances, { pageSize: 100 }, student)).data
  assert.deepEqual([rows.length, [...new Set(rows.map(({ status }) => status))]], [instances.length, ['passed']])
})
