import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saveAbsence } from '@campus/contract/approval/absences.ts'
import { startProcess } from '@campus/contract/approval/starting.ts'
import { act, apply, approval, openOffice, progressOf, publish, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const missing = '00000000-0000-7000-8000-000000000000'

/** Somebody of another school who is as active as anybody here. */
const foreignId = async () => (await openOffice(campus())).first.person.id

test('a person of another school is given no task and mentioned nowhere, as one that does not exist', async () => {
  const { admin, student, first } = await openOffice(campus())
  const mayAddBefore = { operationPerm: { beforeAdd: { show: true } } }
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], mayAddBefore)) })
  const instanceId = await apply(campus(), student, id)
  const foreign = await foreignId()
  for (const action of ['transfer', 'delegate', 'beforeAdd', 'afterAdd'] as const) {
    const [theirs, nobodys] = [
      await act(campus(), first, instanceId, action, { targetUser: [foreign] }),
      await act(campus(), first, instanceId, action, { targetUser: [missing] }),
    ]
    assert.deepEqual([theirs.error, theirs.msg], ['unknown_person', nobodys.msg], action)
  }
  for (const mentioned of [foreign, missing]) {
    const comment = { text: '请看', mentions: [mentioned] }
    assert.equal((await act(campus(), first, instanceId, 'comment', { comment })).error, 'unknown_person')
    assert.equal((await act(campus(), first, instanceId, 'agree', { comment })).error, 'unknown_person')
  }
  const { status, comments } = (await progressOf(campus(), student, instanceId)).data
  assert.deepEqual([status, comments], ['running', []])
  const { count } = await campus()
    .base.sql.selectFrom('approval_copy')
    .where('person_id', '=', foreign)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  assert.equal(count, 0)
})

test('a starter picks nobody of another school, nor a decider for a later step', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const later = approval('node_2', [], { assignedType: 'OTHER_SELECT', assignedNode: ['node_1'] })
  const picking = approval('node_1', [first], {}, later)
  const own = root(approval('node_1', [], { assignedType: 'SELF_SELECT' }))
  const [bySelf, byDecider] = [await publish(campus(), admin, { tree: own }), await publish(campus(), admin, { tree: root(picking) })]
  const instanceId = await apply(campus(), student, byDecider)
  for (const personId of [await foreignId(), missing]) {
    const given = { id: bySelf, formData: { reason: '盖章' }, processUsers: { node_1: [personId] } }
    assert.equal((await asker(campus().url)(startProcess, given, student)).error, 'unknown_person')
    const picked = { otherNodeUsers: { node_2: [personId] } }
    assert.equal((await act(campus(), first, instanceId, 'agree', picked)).error, 'unknown_person')
  }
  assert.equal((await act(campus(), first, instanceId, 'agree', { otherNodeUsers: { node_2: [second.person.id] } })).code, 200)
})

test('nobody of another school becomes a deputy, as one that does not exist', async () => {
  const { first } = await openOffice(campus())
  const now = campus().clock.now().getTime()
  const span = { startsAt: new Date(now).toISOString(), endsAt: new Date(now + 86_400_000).toISOString() }
  const ask = asker(campus().url)
  const [theirs, nobodys] = [
    await ask(saveAbsence, { ...span, deputyId: await foreignId() }, first),
    await ask(saveAbsence, { ...span, deputyId: missing }, first),
  ]
  assert.ok(theirs.error)
  assert.deepEqual([theirs.error, theirs.msg], [nobodys.error, nobodys.msg])
})
