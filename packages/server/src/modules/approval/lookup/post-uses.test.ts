import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deletePost } from '@campus/contract/school/console/appointments.ts'
import { appoint, makePost } from '../../../testing/appointments.ts'
import { act, apply, approval, openOffice, publish, publishVersion, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

test('a post that a process asks stays until nothing needs it, and then goes with its past', async () => {
  const { admin, student, first, second, schoolId } = await openOffice(campus())
  const { sql } = campus().base
  const postId = await makePost(sql, schoolId)
  await appoint(sql, { schoolId, personId: first.person.id, postId })
  const remove = () => asker(campus().url)(deletePost, { id: postId }, admin)
  const byPost = { assignedType: 'ROLE', assignedRole: [postId] }
  const processId = await publish(campus(), admin, { tree: root(approval('node_1', [], byPost)) })
  const instanceId = await apply(campus(), student, processId)
  assert.equal((await remove()).error, 'post_held')
  await sql.updateTable('appointment').set({ ends_on: '2020-01-02' }).where('post_id', '=', postId).execute()
  const refused = await remove()
  assert.deepEqual([refused.error, refused.data], ['post_in_use', { uses: ['用印'] }])
  // The new version asks somebody by name, but what waits still came by the post.
  await publishVersion(campus(), admin, processId, { tree: root(approval('node_1', [second])) })
  assert.equal((await remove()).error, 'post_in_use')
  await act(campus(), first, instanceId, 'agree')
  assert.equal((await remove()).code, 200)
})

test('a post that is named beside another way of finding people does not count', async () => {
  const { admin, first, schoolId } = await openOffice(campus())
  const postId = await makePost(campus().base.sql, schoolId)
  await publish(campus(), admin, { tree: root(approval('node_1', [first], { assignedRole: [postId] })) })
  assert.equal((await asker(campus().url)(deletePost, { id: postId }, admin)).code, 200)
})
