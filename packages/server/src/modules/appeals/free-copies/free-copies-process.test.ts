import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeCopiesToReview, reviewFreeCopies } from '@campus/contract/appeals/console.ts'
import { addFreeCopiesRequest, freeCopiesRequest } from '@campus/contract/appeals/free-copies.ts'
import { ownInstances } from '@campus/contract/approval/task-lists.ts'
import { freeCopies } from '@campus/contract/documents/templates.ts'
import { systemContext } from '../../../context/context.ts'
import { act, approval, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { enrolled } from '../../../testing/documents.ts'
import { enter } from '../../../testing/enter.ts'
import { changeProcess, instanceOfRecord } from '../../../testing/matters.ts'
import { offerAlso } from '../../../testing/orders.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { adoptFreeCopies } from './free-copies-adoption.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const notes = '同意'

const open = async () => {
  const student = await enrolled(campus(), { rules: { charge: 'each', price: 500, freeCopies: 2 } })
  const { schoolId } = student
  const admin = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  const registrar = await enter(campus(), { schoolId, kind: 'teacher' })
  const request = async (templateId = student.templateId) =>
    (await ask(addFreeCopiesRequest, { templateId, copies: 5, reason: '申请出国留学' }, student)).data
  return { student, admin, registrar, request }
}

test('two steps review one after the other: what the first offers is what the second agrees to', async () => {
  const { student, admin, registrar, request } = await open()
  const formPerms = [{ id: 'copies', perm: 'E' }]
  const tree = root(approval('node_1', [registrar], { formPerms }, approval('node_2', [admin])))
  await changeProcess(campus(), admin, 'free_copies', tree)
  const { id } = await request()
  assert.equal((await ask(freeCopiesToReview, {}, admin)).data.rows[0]?.mayReview, false)
  assert.equal((await ask(reviewFreeCopies, { id, verdict: 'passed', notes }, admin)).error, 'not_your_task')
  const { id: instanceId } = await instanceOfRecord(campus(), id)
  const more = await act(campus(), registrar, instanceId, 'agree', { formData: { copies: 6 } })
  assert.deepEqual([more.error, Object.keys(more.fields ?? {})], ['form_wrong', ['formData.copies']])
  assert.equal((await act(campus(), registrar, instanceId, 'agree', { formData: { copies: 3 } })).code, 200)
  assert.deepEqual((await ask(freeCopiesRequest, { id }, student)).data.review.state, 'pending')
  assert.equal((await ask(reviewFreeCopies, { id, verdict: 'passed', copies: 2, notes }, admin)).error, 'field_not_open')
  assert.equal((await ask(reviewFreeCopies, { id, verdict: 'passed', notes }, admin)).code, 200)
  const { granted, copies, review } = (await ask(freeCopiesRequest, { id }, student)).data
  assert.deepEqual([granted, copies, review.state], [3, 5, 'passed'])
  assert.equal((await ask(freeCopies, { templateId: student.templateId }, student)).data.free, 5)
})

test('a rule may grant by itself: nobody has reviewed it, and the record says so', async () => {
  const { student, admin, request } = await open()
  const nobody = { handler: 'TO_PASS', assignedUser: [] }
  await changeProcess(campus(), admin, 'free_copies', root(approval('node_1', [student], { nobody })))
  const { id, review, granted } = await request()
  assert.deepEqual([review.state, review.auditor, granted], ['passed', '', 5])
  const kept = await campus()
    .base.sql.selectFrom('free_copies_request')
    .where('id', '=', id)
    .select(['auditor', 'audited_how'])
    .executeTakeFirst()
  assert.deepEqual(kept, { auditor: null, audited_how: 'rule' })
})

test('requests from before the process are adopted once: decided ones as they ended, one that waits with its deciders', async () => {
  const { student, admin, request } = await open()
  const decided = await request()
  await ask(reviewFreeCopies, { id: decided.id, verdict: 'refused', notes }, admin)
  const pending = await request(await offerAlso(campus(), student.schoolId, { charge: 'each', price: 500 }))
  const { sql } = campus().base
  await sql.deleteFrom('approval_instance').where('starter_id', '=', student.person.id).execute()
  for (const _ of [1, 2]) await adoptFreeCopies(systemContext(campus().base))
  assert.equal((await instanceOfRecord(campus(), decided.id)).state, 'refused')
  const waiting = await instanceOfRecord(campus(), pending.id)
  assert.deepEqual(
    waiting.tasks.map(({ assignee, status }) => [assignee, status]),
    [[admin.person.id, 'open']],
  )
  assert.equal((await ask(ownInstances, {}, student)).data.rows.length, 2)
  assert.equal((await ask(reviewFreeCopies, { id: pending.id, verdict: 'passed', notes }, admin)).code, 200)
})
