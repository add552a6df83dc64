import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saveAbsence } from '@campus/contract/approval/absences.ts'
import { todoList } from '@campus/contract/approval/task-lists.ts'
import { systemContext } from '../../../context/context.ts'
import { transact } from '../../../platform/db/transaction.ts'
import { apply, approval, openOffice, progressOf, publish, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'
import { proveSound } from '../engine/prove-sound.ts'
import { leaveOffice } from './leaving.service.ts'
import { followSuccessors } from './successors.service.ts'

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
  await disable(first)
  await close({ ...first, schoolId })
  assert.equal((await progressOf(campus(), admin, mine)).data.status, 'cancelled')
  const row = (await asker(campus().url)(todoList, {}, admin)).data.rows[0]
  assert.equal(row?.instanceId, waiting)
})

const disable = ({ person }: { person: { id: string } }) =>
  campus().base.sql.updateTable('person').set({ state: 'disabled' }).where('id', '=', person.id).execute()

const waitsFor = async (who: Awaited<ReturnType<typeof openOffice>>['first']) =>
  (await asker(campus().url)(todoList, {}, who)).data.rows.map(({ instanceId }) => instanceId)

const makePost = async (schoolId: string) => {
  const names = { name: '印章管理员', name_en: 'Seal officer', name_tw: '印章管理員' }
  const post = await campus()
    .base.sql.insertInto('post')
    .values({ school_id: schoolId, code: 'SEAL', ...names })
    .returning('id')
    .executeTakeFirstOrThrow()
  const held = { school_id: schoolId, post_id: post.id, position: 1, starts_on: '2020-01-01' }
  const appoint = ({ person }: { person: { id: string } }) =>
    campus()
      .base.sql.insertInto('appointment')
      .values({ ...held, person_id: person.id })
      .execute()
  return { id: post.id, appoint, byPost: { assignedType: 'ROLE', assignedUser: [], assignedRole: [post.id] } }
}

test('who closes their account while they are away leaves what waits to their deputy, and what came through a post to its other holder', async () => {
  const { admin, student, first, second, third, schoolId } = await openOffice(campus())
  const { byPost, appoint } = await makePost(schoolId)
  await appoint(first)
  const sealed = await apply(campus(), student, await publish(campus(), admin, { tree: root(approval('node_1', [], byPost)) }))
  const named = await apply(campus(), student, await publish(campus(), admin, { tree: root(approval('node_1', [first])) }))
  await appoint(second)
  const now = campus().clock.now().getTime()
  const away = { deputyId: third.person.id, startsAt: new Date(now - 1000).toISOString(), endsAt: new Date(now + 86_400_000).toISOString() }
  assert.equal((await asker(campus().url)(saveAbsence, away, first)).code, 200)
  await disable(first)
  await close({ ...first, schoolId })
  assert.deepEqual([await waitsFor(second), await waitsFor(third), await waitsFor(admin)], [[sealed], [named], []])
  await proveSound(campus().base, [sealed, named])
})

test('a task that came through a post follows its present holder, and one of somebody disabled goes to the administrators', async () => {
  const { admin, student, first, second, third, schoolId } = await openOffice(campus())
  const { sql } = campus().base
  const post = await makePost(schoolId)
  await post.appoint(first)
  const sealed = await apply(campus(), student, await publish(campus(), admin, { tree: root(approval('node_1', [], post.byPost)) }))
  const named = await apply(campus(), student, await publish(campus(), admin, { tree: root(approval('node_1', [third])) }))
  assert.deepEqual(await waitsFor(first), [sealed])
  await sql.deleteFrom('appointment').where('post_id', '=', post.id).execute()
  await post.appoint(second)
  await disable(third)
  await followSuccessors(systemContext(campus().base))
  assert.deepEqual([await waitsFor(first), await waitsFor(second), await waitsFor(admin)], [[], [sealed], [named]])

  // Once somebody holds it for another unit alone, it is no longer theirs here.
  const elsewhere = await makeUnit(sql, schoolId, { kind: 'college' })
  await sql.updateTable('appointment').set({ unit_id: elsewhere }).where('post_id', '=', post.id).execute()
  await post.appoint(first)
  await followSuccessors(systemContext(campus().base), 1)
  assert.deepEqual([await waitsFor(first), await waitsFor(second)], [[sealed], []])
  await followSuccessors(systemContext(campus().base), 1)
  assert.deepEqual(await waitsFor(first), [sealed])
  await proveSound(campus().base, [sealed, named])
})
