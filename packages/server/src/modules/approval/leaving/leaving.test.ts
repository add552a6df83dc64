import assert from 'node:assert/strict'
import { test } from 'node:test'
import { todoList } from '@campus/contract/approval/task-lists.ts'
import { systemContext } from '../../../context/context.ts'
import { transact } from '../../../platform/db/transaction.ts'
import { apply, approval, openOffice, progressOf, publish, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { leaveOffice } from './leaving.service.ts'

const campus = useTestCampus()

const close = ({ person, schoolId }: { person: { id: string }; schoolId: string }) => {
  const ctx = systemContext(campus().base)
  const account = { id: person.id, schoolId, phone: null, email: null, language: 'zh_CN' as const }
  return transact(ctx.sql, (sql) => leaveOffice({ ...ctx, sql }, account))
}

test('who closes their account takes their own applications along, and what waited for them goes to the administrators', async () => {
  const { admin, student, first, schoolId } = await openOffice(campus())
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const [mine, waiting] = [
    await apply(campus(), first, await publish(campus(), admin, { tree: root(approval('node_1', [admin])) })),
    await apply(campus(), student, id),
  ]
  await campus().base.sql.updateTable('person').set({ state: 'disabled' }).where('id', '=', first.person.id).execute()
  await close({ ...first, schoolId })
  assert.equal((await progressOf(campus(), admin, mine)).data.status, 'cancelled')
  const row = (await asker(campus().url)(todoList, {}, admin)).data.rows[0]
  assert.equal(row?.instanceId, waiting)
})
