import assert from 'node:assert/strict'
import { test } from 'node:test'
import { taskSettings } from '@campus/contract/approval/handling.ts'
import { act, apply, approval, openOffice, progressOf, publish, reason, root, taskOf } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { proveSound } from '../engine/prove-sound.ts'

const campus = useTestCampus()
type Office = Awaited<ReturnType<typeof openOffice>>
type Person = Office['first']

const readerOf = (instanceId: string) => async (who: Person) => (await progressOf(campus(), who, instanceId)).data
const linesOf = (progress: Awaited<ReturnType<ReturnType<typeof readerOf>>>['progress']) =>
  progress.filter(({ nodeType }) => nodeType === 'GIVEN' || nodeType === 'ENDED')

test('who is asked for an opinion reads the form and says something; they write nothing and pick nobody', async () => {
  const { admin, student, first, second, third } = await openOffice(campus())
  const picked = approval('node_2', [], { assignedType: 'OTHER_SELECT', assignedNode: ['node_1'] })
  const rights = { formPerms: [{ id: 'reason', perm: 'E' }], sign: true }
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], rights, picked)), form: [reason] })
  const instanceId = await apply(campus(), student, id)
  const read = readerOf(instanceId)
  assert.deepEqual([(await read(first)).formItems[0]?.perm, (await read(first)).operationPerm.needsSignature], ['E', true])
  assert.equal((await act(campus(), first, instanceId, 'delegate', { targetUser: [second.person.id] })).code, 200)
  const { formItems, operationPerm } = await read(second)
  assert.deepEqual([formItems[0]?.perm, operationPerm.actions.includes('complete')], ['R', true])
  assert.deepEqual([operationPerm.wordsNeeded.agree, operationPerm.needsSignature], [true, false])
  const taskId = await taskOf(campus(), second, instanceId)
  assert.deepEqual((await asker(campus().url)(taskSettings, { id: taskId }, second)).data.chooseUsers, [])
  const say = (more: Parameters<typeof act>[4]) => act(campus(), second, instanceId, 'complete', more)
  assert.equal((await say({ formData: { reason: '改写' } })).error, 'field_not_open')
  assert.equal((await say({ otherNodeUsers: { node_2: [third.person.id] } })).error, 'field_not_open')
  assert.equal((await say({ comment: { text: '' } })).error, 'words_required')
  assert.equal((await say({})).code, 200)
  assert.equal((await read(first)).operationPerm.actions.includes('agree'), true)
  await proveSound(campus().base, [instanceId])
})

test('a vote can be taken back as long as the engine allows it, also beside others who have voted, and only then', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const tree = root(approval('node_1', [first, second], {}, approval('node_2', [admin])))
  const id = await publish(campus(), admin, { tree })
  const instanceId = await apply(campus(), student, id)
  const read = readerOf(instanceId)
  const mayRevoke = async (who: Person) => (await read(who)).operationPerm.actions.includes('revoke')
  const revoke = async (who: Person) => {
    const { revocable } = (await read(who)).operationPerm
    return act(campus(), who, instanceId, 'revoke', revocable === null ? {} : { taskId: revocable })
  }
  const taskId = await taskOf(campus(), first, instanceId)
  await act(campus(), first, instanceId, 'agree')
  assert.deepEqual([await mayRevoke(first), await mayRevoke(second), await mayRevoke(student)], [true, false, false])
  assert.equal((await act(campus(), second, instanceId, 'revoke', { taskId })).error, 'not_your_task')
  // The other signer votes later, which leaves this vote as it is.
  await act(campus(), second, instanceId, 'agree')
  assert.deepEqual([await mayRevoke(first), await mayRevoke(second)], [false, true])
  assert.equal((await revoke(second)).code, 200)
  assert.deepEqual([await mayRevoke(first), (await revoke(first)).code], [true, 200])
  await act(campus(), first, instanceId, 'recall', { targetNode: 'root' })
  assert.deepEqual([await mayRevoke(first), (await act(campus(), first, instanceId, 'revoke', { taskId })).error], [false, 'too_late'])
  await act(campus(), student, instanceId, 'complete', { formData: { reason: '补充' } })
  assert.equal(await mayRevoke(student), false)
  await proveSound(campus().base, [instanceId])
})

test('an administrator acts for each who has not decided, with words of their own, and reassigns; whom it was taken from stays in the trail', async () => {
  const { admin, student, first, second, third } = await openOffice(campus())
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first, second])) })
  const instanceId = await apply(campus(), student, id)
  const [one, other] = [await taskOf(campus(), first, instanceId), await taskOf(campus(), second, instanceId)]
  const seen = await readerOf(instanceId)(admin)
  assert.deepEqual(
    [seen.operationPerm.as, seen.operationPerm.wordsNeeded.agree, seen.operationPerm.needsSignature],
    ['administrator', true, false],
  )
  const further = seen.progress.flatMap(({ taskId, actableAs }) => (actableAs ? [[taskId, actableAs]] : []))
  const shown = seen.operationPerm.taskId
  assert.deepEqual(further, [[shown === one ? other : one, 'administrator']])
  for (const taskId of [one, other]) assert.equal((await readerOf(taskId)(admin)).operationPerm.taskId, taskId)
  for (const who of [first, student]) assert.ok((await readerOf(instanceId)(who)).progress.every(({ actableAs }) => actableAs === null))
  const openly = (taskId: string) => ({ taskId, as: 'administrator' as const })
  const wordless = { ...openly(one), comment: { text: '' } }
  assert.equal((await act(campus(), admin, instanceId, 'agree', wordless)).error, 'words_required')
  assert.equal((await act(campus(), second, instanceId, 'agree', openly(one))).error, 'not_your_task')
  assert.equal((await act(campus(), admin, instanceId, 'transfer', { ...openly(other), targetUser: [third.person.id] })).code, 200)
  assert.equal((await act(campus(), admin, instanceId, 'agree', openly(one))).code, 200)
  const { progress } = await readerOf(instanceId)(student)
  const acted = progress.find(({ taskId }) => taskId === one)
  assert.deepEqual([acted?.user?.id, acted?.owner?.id], [admin.person.id, first.person.id])
  assert.deepEqual(
    linesOf(progress).map(({ user, result, why }) => [user?.id, result, why.includes(' → ')]),
    [[second.person.id, 'given', true]],
  )
  assert.equal((await act(campus(), third, instanceId, 'agree')).code, 200)
  await proveSound(campus().base, [instanceId])
})

test('an end by an administrator has its line and its words, and readers may still comment on what has ended', async () => {
  const { admin, student, first } = await openOffice(campus())
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const instanceId = await apply(campus(), student, id)
  const taskId = await taskOf(campus(), first, instanceId)
  assert.equal((await act(campus(), admin, instanceId, 'end', { result: 'refused', comment: { text: '已线下处理' } })).code, 200)
  const { progress, status, operationPerm } = await readerOf(instanceId)(student)
  assert.equal(status, 'refused')
  assert.deepEqual(
    linesOf(progress).map(({ user, result, why }) => [user?.id, result, why]),
    [[admin.person.id, 'refused', '已线下处理']],
  )
  assert.deepEqual(operationPerm.actions, ['comment'])
  assert.equal((await act(campus(), student, instanceId, 'comment')).code, 200)
  assert.equal((await act(campus(), first, instanceId, 'agree', { taskId })).error, 'approval_not_running')
  await proveSound(campus().base, [instanceId])
})
