import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doneList } from '@campus/contract/approval/task-lists.ts'
import { act, apply, approval, openOffice, publish, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

test('what was decided last stands first, page by page, however long it waited', async () => {
  const { admin, student, first } = await openOffice(campus())
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const applied = [await apply(campus(), student, id), await apply(campus(), student, id), await apply(campus(), student, id)] as const
  const decided = [applied[1], applied[2], applied[0]]
  for (const instanceId of decided) assert.equal((await act(campus(), first, instanceId, 'agree')).code, 200)
  const seen: string[] = []
  let cursor: string | null = null
  for (let page = 0; page < 4; page += 1) {
    const { rows, nextCursor }: { rows: { instanceId: string }[]; nextCursor: string | null } = (
      await asker(campus().url)(doneList, { pageSize: 1, ...(cursor ? { cursor } : {}) }, first)
    ).data
    seen.push(...rows.map(({ instanceId }) => instanceId))
    cursor = nextCursor
    if (cursor === null) break
  }
  assert.deepEqual(seen, decided.toReversed())
})
