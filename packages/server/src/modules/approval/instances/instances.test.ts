import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { taskSettings } from '@campus/contract/approval/handling.ts'
import type { PickedStep } from '@campus/contract/approval/office-page.ts'
import { processForm } from '@campus/contract/approval/processes.ts'
import { startProcess } from '@campus/contract/approval/starting.ts'
import { copiedToMe, doneList, ownInstances, todoList } from '@campus/contract/approval/task-lists.ts'
import { messageDetail, messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { CompiledQuery } from 'kysely'
import { act, apply, approval, member, openOffice, progressOf, publish, reason, root, taskOf } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

test('a student applies, two steps agree one after the other, and the student is notified', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const ask = asker(campus().url)
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], {}, approval('node_2', [second]))) })
  const instanceId = await apply(campus(), student, id)
  const [todo] = (await ask(messagesInGroup, { group: 'todo' }, first)).data.rows
  assert.ok(todo)
  assert.equal((await ask(todoList, {}, second)).data.total, 0)
  const row = (await ask(todoList, {}, first)).data.rows[0]
  assert.deepEqual(row?.formAbstracts, [{ id: 'reason', name: '事由', value: '盖章' }])
  const detail = (await ask(messageDetail, { id: todo.id }, first)).data.subject
  assert.deepEqual([detail?.tone, detail?.action?.address], ['waiting', `/pages/OA/info?id=${row?.taskId}`])
  assert.equal((await act(campus(), first, instanceId, 'agree')).code, 200)
  assert.equal((await ask(doneList, {}, first)).data.rows[0]?.taskResult, 'agree')
  assert.equal((await progressOf(campus(), student, instanceId)).data.status, 'running')
  assert.equal((await act(campus(), second, instanceId, 'agree')).code, 200)
  const own = (await ask(ownInstances, {}, student)).data.rows[0]
  assert.deepEqual([own?.status, own?.result], ['passed', 'PASS'])
  const [news] = (await ask(messagesInGroup, { group: 'progress' }, student)).data.rows
  assert.equal((await ask(messageDetail, { id: news?.id ?? '' }, student)).data.subject?.tone, 'good')
})

test('of two who approve the same task at once, one decides and the other is refused', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first, second], { mode: 'OR' })) })
  const instanceId = await apply(campus(), student, id)
  const taskId = await taskOf(campus(), first, instanceId)
  const answers = await Promise.all([
    act(campus(), first, instanceId, 'agree', { taskId }),
    act(campus(), first, instanceId, 'refuse', { taskId }),
  ])
  assert.equal(answers.filter(({ code }) => code === 200).length, 1)
})

test('a stranger finds nothing, and nobody decides a task of somebody else', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const foreigner = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const instanceId = await apply(campus(), student, id)
  const taskId = await taskOf(campus(), first, instanceId)
  for (const stranger of [second, foreigner]) {
    assert.equal((await progressOf(campus(), stranger, instanceId)).error, 'not_found')
    assert.equal((await act(campus(), stranger, instanceId, 'agree', { taskId })).error, 'not_found')
  }
  assert.equal((await act(campus(), student, instanceId, 'agree', { taskId })).error, 'not_your_task')
  assert.equal((await progressOf(campus(), student, instanceId)).data.status, 'running')
})

test('whom the starter picked, also for a copy, is kept in a draft, in a copy, and when the application comes back', async () => {
  const { admin, student, first, second, third } = await openOffice(campus())
  const ask = asker(campus().url)
  const copy = { id: 'node_3', name: '抄送', type: 'CC', props: { assignedUser: [member(first)], shouldAdd: true } }
  const picking = approval('node_2', [], { assignedType: 'SELF_SELECT', selfSelect: { multiple: true } }, copy)
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], {}, picking)) })
  const chosenIn = ({ chooseUsers }: { readonly chooseUsers: readonly PickedStep[] }) =>
    chooseUsers.map(({ nodeId, chosen }) => [nodeId, ...chosen.map((each) => each.id)])
  const formOf = async (instanceId?: string) => chosenIn((await ask(processForm, { formId: id, instanceId }, student)).data)
  const processUsers = { node_2: [second.person.id, third.person.id], node_3: [admin.person.id] }
  const draft = await apply(campus(), student, id, { draft: true, processUsers })
  const toCopy = ['node_3', admin.person.id]
  const both = [['node_2', second.person.id, third.person.id], toCopy]
  assert.deepEqual([await formOf(), await formOf(draft)], [[['node_2'], ['node_3']], both])
  const instanceId = await apply(campus(), student, id, { instanceId: draft, processUsers })
  await act(campus(), first, instanceId, 'recall', { targetNode: 'root' })
  const settings = async () => (await ask(taskSettings, { id: await taskOf(campus(), student, instanceId) }, student)).data
  assert.deepEqual(chosenIn(await settings()), both)
  // Who has left meanwhile is not offered again.
  await campus().base.sql.updateTable('person').set({ state: 'disabled' }).where('id', '=', third.person.id).execute()
  const left = [['node_2', second.person.id], toCopy]
  assert.deepEqual([chosenIn(await settings()), await formOf(instanceId)], [left, left])
  await act(campus(), student, instanceId, 'complete', { formData: { reason: '补充' } })
  await act(campus(), first, instanceId, 'agree')
  assert.equal((await act(campus(), second, instanceId, 'agree')).code, 200)
  for (const copied of [first, admin])
    assert.deepEqual(
      (await ask(copiedToMe, {}, copied)).data.rows.map((row) => row.instanceId),
      [instanceId],
    )
})

test('what a passed sub-process has booked is free once the application around it comes back or is refused, and is booked again on the way', async () => {
  const { schoolId, admin, student, first, second, third } = await openOffice(campus())
  const ask = asker(campus().url)
  const { sql } = campus().base
  const room = { id: 'room', name: 'SelectInput' as const, title: '会议室', props: { options: ['A101'], claim: 'room' } }
  const booking = await publish(campus(), admin, { tree: root(approval('node_1', [third])), form: [room] })
  const inVar = [{ mKey: 'room', sKey: 'room' }]
  const part = {
    id: 'node_2',
    name: '订会议室',
    type: 'SUBPROC',
    props: { subProcCode: booking, inVar },
    children: approval('node_3', [second]),
  }
  const form = [{ ...room, props: { options: ['A101'] } }]
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], {}, part)), form })
  const formData = { room: 'A101' }
  const instanceId = await apply(campus(), student, id, { formData })
  const childOf = async () => {
    const children = sql.selectFrom('approval_instance').where('parent_id', '=', instanceId).orderBy('id', 'desc')
    return (await children.select('id').executeTakeFirst())?.id ?? ''
  }
  const passPart = async () => {
    assert.equal((await act(campus(), first, instanceId, 'agree')).code, 200)
    assert.equal((await act(campus(), third, await childOf(), 'agree')).code, 200)
  }
  const book = () => ask(startProcess, { id: booking, formData }, first)
  await passPart()
  const before = await childOf()
  assert.equal((await book()).error, 'claim_taken')
  assert.equal((await act(campus(), second, instanceId, 'recall', { targetNode: 'root' })).code, 200)
  assert.equal((await act(campus(), student, instanceId, 'complete', { formData })).code, 200)
  await passPart()
  assert.notEqual(await childOf(), before)
  assert.equal((await book()).error, 'claim_taken')
  assert.equal((await act(campus(), second, instanceId, 'refuse')).code, 200)
  assert.equal((await book()).code, 200)
  // One that was refused before had left its booking behind.
  const left = { school_id: schoolId, instance_id: await childOf(), kind: 'room', key: 'b202' }
  await sql.insertInto('approval_claim').values(left).execute()
  const migration = new URL('../../../../db/migrations/0344-claims-of-ended-parts.sql', import.meta.url)
  await sql.executeQuery(CompiledQuery.raw(await readFile(migration, 'utf8')))
  const claims = await sql.selectFrom('approval_claim').where('school_id', '=', schoolId).select('key').execute()
  assert.deepEqual(claims, [{ key: 'a101' }])
})

test('an earlier application is copied without what others wrote into it', async () => {
  const { admin, student, first } = await openOffice(campus())
  const ask = asker(campus().url)
  const verdict = { id: 'verdict', name: 'TextInput' as const, title: '结论' }
  const items = [
    { id: 'thing', name: 'TextInput' as const, title: '物品' },
    { id: 'price', name: 'AmountInput' as const, title: '核定单价' },
  ]
  const form = [reason, verdict, { id: 'lines', name: 'TableList' as const, title: '明细', items }]
  const written = ['verdict', 'lines', 'price'].map((id) => ({ id, perm: 'E' }))
  const closed = ['verdict', 'price'].map((id) => ({ id, perm: 'R' }))
  const id = await publish(campus(), admin, {
    tree: root(approval('node_1', [first], { formPerms: written }), { formPerms: closed }),
    form,
  })
  const own = { reason: '采购', lines: [{ thing: '桌' }] }
  const instanceId = await apply(campus(), student, id, { formData: own })
  const formData = { verdict: '同意采购', lines: [{ thing: '桌', price: 300 }] }
  assert.equal((await act(campus(), first, instanceId, 'agree', { formData })).code, 200)
  assert.deepEqual((await progressOf(campus(), student, instanceId)).data.formData, { ...own, ...formData })
  const copied = (await ask(processForm, { formId: id, instanceId }, student)).data.formData
  assert.deepEqual(copied, own)
  assert.equal((await ask(startProcess, { id, formData: copied }, student)).code, 200)
})
