import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownAbsences, saveAbsence } from '@campus/contract/approval/absences.ts'
import { agreeToMany, approveProcess, keptSignature, returnTargets } from '@campus/contract/approval/handling.ts'
import { officeMessages, readOfficeMessages } from '@campus/contract/approval/news.ts'
import { officeStart, processForm, processGroups, processModel, subprocessGroups } from '@campus/contract/approval/processes.ts'
import { processInfo } from '@campus/contract/approval/progress.ts'
import { startProcess, submitProcess } from '@campus/contract/approval/starting.ts'
import { copiedToMe, officeTaskList, todoList, waitingAsDeputy } from '@campus/contract/approval/task-lists.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { act, apply, approval, either, member, openOffice, progressOf, publish, reason, root, taskOf } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { openUnproved } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'

const campus = useTestCampus()
const statusOf = async (who: Parameters<typeof progressOf>[1], id: string) => (await progressOf(campus(), who, id)).data.status

test('returned to the starter, the form is changed and every step decides again', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const ask = asker(campus().url)
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], {}, approval('node_2', [second]))) })
  const instanceId = await apply(campus(), student, id)
  await act(campus(), first, instanceId, 'agree')
  const taskId = await taskOf(campus(), second, instanceId)
  const targets = (await ask(returnTargets, { instanceId, taskId }, second)).data
  assert.deepEqual(
    targets.map(({ nodeId }) => nodeId),
    ['root', 'node_1'],
  )
  assert.equal((await act(campus(), second, instanceId, 'recall', { targetNode: 'root', comment: { text: '请补充' } })).code, 200)
  const returned = (await progressOf(campus(), student, instanceId)).data
  assert.deepEqual([returned.operationPerm.actions.includes('complete'), returned.formItems[0]?.perm], [true, 'E'])
  assert.equal((await act(campus(), student, instanceId, 'complete', { formData: { reason: '补充说明' } })).code, 200)
  assert.notEqual(await taskOf(campus(), first, instanceId), '')
  await act(campus(), first, instanceId, 'agree')
  await act(campus(), second, instanceId, 'agree')
  const passed = (await progressOf(campus(), student, instanceId)).data
  assert.deepEqual([passed.status, passed.formData['reason']], ['passed', '补充说明'])
  assert.deepEqual(
    passed.changes.map(({ before, after }) => [before, after]),
    [['盖章', '补充说明']],
  )
})

test('a step writes the fields that it opens and no others, and what it hides reaches no card', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const amount = { id: 'amount', name: 'AmountInput' as const, title: '金额', props: { abstract: true } }
  const secret = { id: 'secret', name: 'TextInput' as const, title: '备注', props: { abstract: true } }
  const rights = {
    formPerms: [
      { id: 'amount', perm: 'E' },
      { id: 'secret', perm: 'H' },
    ],
  }
  const tree = root(approval('node_1', [first], rights, approval('node_2', [second])))
  const id = await publish(campus(), admin, { tree, form: [reason, amount, secret] })
  const instanceId = await apply(campus(), student, id, { formData: { reason: '采购', amount: 10, secret: '只给财务' } })
  const seen = (await progressOf(campus(), first, instanceId)).data
  assert.deepEqual([seen.formData['secret'], seen.formItems.map(({ id }) => id)], [undefined, ['reason', 'amount']])
  const row = (await asker(campus().url)(todoList, {}, first)).data.rows[0]
  assert.deepEqual(
    row?.formAbstracts.map(({ id }) => id),
    ['reason', 'amount'],
  )
  assert.equal((await act(campus(), first, instanceId, 'agree', { formData: { reason: '改写' } })).error, 'field_not_open')
  assert.equal((await act(campus(), first, instanceId, 'agree', { formData: { secret: '偷看' } })).error, 'field_not_open')
  assert.equal((await act(campus(), first, instanceId, 'agree', { formData: { amount: 8.5 } })).code, 200)
  const next = (await progressOf(campus(), second, instanceId)).data
  assert.deepEqual([next.formData['amount'], next.formData['secret']], [8.5, '只给财务'])
})

test('forged fields, wrong values and missing ones are refused by name, and nothing is started', async () => {
  const { admin, student, first } = await openOffice(campus())
  const ask = asker(campus().url)
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const refused = async (formData: object) => ask(startProcess, { id, formData: { ...formData } }, student)
  assert.deepEqual(Object.keys((await refused({})).fields ?? {}), ['formData.reason'])
  assert.equal((await refused({ reason: '盖章', forged: 1 })).error, 'form_wrong')
  assert.deepEqual(Object.keys((await refused({ reason: 7 })).fields ?? {}), ['formData.reason'])
  assert.equal((await ask(todoList, {}, first)).data.total, 0)
})

test('a deputy acts while somebody is away; both names are in the trail, and the original is copied on it', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const ask = asker(campus().url)
  const day = 86_400_000
  const now = campus().clock.now().getTime()
  const away = { deputyId: second.person.id, startsAt: new Date(now - day).toISOString(), endsAt: new Date(now + day).toISOString() }
  const years = { ...away, endsAt: new Date(now + 366 * day).toISOString() }
  assert.deepEqual((await ask(saveAbsence, years, first)).fields, { endsAt: '代理时间最长一年' })
  const stolen = await openUnproved(campus(), { schoolId: first.schoolId, personId: first.person.id })
  assert.equal((await ask(saveAbsence, away, stolen)).error, 'proof_required')
  assert.equal((await ask(saveAbsence, away, first)).code, 200)
  assert.equal((await ask(saveAbsence, away, first)).error, 'absence_overlaps')
  const hasMessage = async (who: typeof first, title: RegExp) =>
    (await ask(ownMessages, {}, who)).data.rows.some((message) => title.test(message.title))
  assert.ok(await hasMessage(second, /^测试\d+外出期间由您代理审批$/))
  assert.ok(await hasMessage(first, /^已设置审批代理人$/))
  const recorded = campus()
    .base.sql.selectFrom('audit_entry')
    .where('action', '=', 'approval.deputy_named')
    .where('actor_id', '=', first.person.id)
  assert.deepEqual(await recorded.select('subject_id').execute(), [{ subject_id: second.person.id }])
  assert.equal((await ask(saveAbsence, { ...away, deputyId: first.person.id }, first)).error, 'deputy_self')
  assert.equal((await ask(ownAbsences, {}, second)).data.forOthers[0]?.person.id, first.person.id)
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const instanceId = await apply(campus(), student, id)
  assert.equal(await taskOf(campus(), first, instanceId), '')
  const held = (await ask(todoList, { held: 'for_others' }, second)).data.rows[0]
  assert.deepEqual([held?.instanceId, held?.forOther?.id], [instanceId, first.person.id])
  assert.equal((await ask(waitingAsDeputy, {}, second)).data.total, 1)
  await act(campus(), second, instanceId, 'agree')
  const line = (await progressOf(campus(), student, instanceId)).data.progress.find(({ nodeId }) => nodeId === 'node_1')
  assert.deepEqual([line?.user?.id, line?.owner?.id], [second.person.id, first.person.id])
  assert.equal((await ask(copiedToMe, {}, first)).data.rows[0]?.instanceId, instanceId)
})

test('many are agreed to at once, each with its own answer', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const ask = asker(campus().url)
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])), settings: { batch: true } })
  const other = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const mine = [await apply(campus(), student, id), await apply(campus(), student, id)]
  const foreign = await apply(
    campus(),
    student,
    await publish(campus(), admin, { tree: root(approval('node_1', [second])), settings: { batch: true } }),
  )
  const taskIds = await Promise.all(mine.map((instanceId) => taskOf(campus(), first, instanceId)))
  const notMine = await taskOf(campus(), second, foreign)
  const { data } = await ask(agreeToMany, { taskIds: [...taskIds, notMine] }, first)
  assert.deepEqual([data.done.toSorted(), data.skipped.map(({ taskId }) => taskId)], [taskIds.toSorted(), [notMine]])
  assert.deepEqual(await Promise.all(mine.map((instanceId) => statusOf(student, instanceId))), ['passed', 'passed'])
  const notAllowed = await taskOf(campus(), first, await apply(campus(), student, other))
  assert.equal((await ask(agreeToMany, { taskIds: [notAllowed] }, first)).error, 'batch_one_process')
})

test('what the specification names twice is one thing: starting, lists, progress, deciding, messages', async () => {
  const { admin, student, first } = await openOffice(campus())
  const ask = asker(campus().url)
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  await ask(startProcess, { id, formData: { reason: '一' } }, student)
  const { instanceId } = (await ask(submitProcess, { formId: id, formData: { reason: '二' } }, student)).data
  const [one, other] = [(await ask(todoList, {}, first)).data, (await ask(officeTaskList, {}, first)).data]
  assert.equal(one.total, 2)
  assert.deepEqual(one, other)

  const [form, model] = [(await ask(processForm, { formId: id }, student)).data, (await ask(processModel, { id }, student)).data]
  assert.deepEqual(form, model)
  const start = (await ask(officeStart, {}, student)).data
  assert.deepEqual((await ask(processGroups, {}, student)).data, start.groups)
  assert.equal((await ask(subprocessGroups, {}, admin)).code, 200)
  assert.equal((await ask(keptSignature, {}, first)).data, null)

  const { rows } = (await ask(officeMessages, {}, first)).data
  assert.deepEqual([rows.length, rows.every(({ readed, type }) => !readed && type === 'todo')], [2, true])
  assert.equal((await ask(readOfficeMessages, { ids: rows.map((row) => row.id) }, first)).code, 200)
  assert.ok((await ask(officeMessages, {}, first)).data.rows.every(({ readed }) => readed))

  const taskId = await taskOf(campus(), first, instanceId)
  const refused = await ask(approveProcess, { instanceId, taskId, action: 'agree' }, student)
  assert.equal(refused.error, 'not_your_task')
  assert.equal((await ask(approveProcess, { instanceId, taskId, action: 'agree' }, first)).code, 200)
  assert.deepEqual((await ask(processInfo, { instanceId }, student)).data, (await progressOf(campus(), student, instanceId)).data)
  assert.equal(await statusOf(student, instanceId), 'passed')
})

test('who may start a process learns its steps, and nothing of whom they ask, what they compare and where they write to', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const ask = asker(campus().url)
  const http = {
    method: 'POST',
    url: 'https://pay.example/in?key=of-the-url',
    headers: [{ key: 'Authorization', value: 'Bearer of-the-school' }],
  }
  const hook = { id: 'node_7', name: '写入财务系统', type: 'TRIGGER', props: { type: 'WEBHOOK', http } }
  const email = { subject: '新申请', to: ['finance@school.example'], content: '请查收' }
  const mail = { id: 'node_8', name: '通知财务', type: 'TRIGGER', props: { type: 'EMAIL', email }, children: hook }
  const nobody = { handler: 'TO_USER', assignedUser: [member(second)] }
  const branch = approval('node_4', [first], { nobody, formPerms: [{ id: 'reason', perm: 'H' }] }, mail)
  const only = { groups: [{ groupType: 'AND', conditions: [{ id: 'root', compare: 'ORG', value: [member(first)] }] }] }
  const id = await publish(campus(), admin, { tree: root(either(only, branch)) })
  const shown = [(await ask(processForm, { formId: id }, student)).data, (await ask(processModel, { id }, student)).data]
  for (const { process } of shown) {
    const text = JSON.stringify(process)
    assert.match(text, /通知财务.*写入财务系统/)
    for (const secret of ['pay.example', 'of-the-school', 'finance@', '请查收', first.person.id, second.person.id, '"H"'])
      assert.ok(!text.includes(secret), secret)
  }
})

test('the form and the application say which units are above the starter', async () => {
  const { schoolId, college, admin, student, first } = await openOffice(campus())
  const ask = asker(campus().url)
  const own = await makeUnit(campus().base.sql, schoolId, { kind: 'class', parentId: college })
  await campus().base.sql.updateTable('person').set({ org_unit_id: own }).where('id', '=', student.person.id).execute()
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const instanceId = await apply(campus(), student, id)
  const where = { unit: own, own: [college, own], above: { [own]: [college, own] } }
  assert.deepEqual((await ask(processForm, { formId: id }, student)).data.starterUnits, where)
  assert.deepEqual((await progressOf(campus(), first, instanceId)).data.starterUnits, where)
})

test('a draft is kept, opened again and submitted once, even by two at the same moment', async () => {
  const { admin, student, first } = await openOffice(campus())
  const ask = asker(campus().url)
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const { instanceId } = (await ask(startProcess, { id, formData: {}, draft: true }, student)).data
  assert.equal((await ask(todoList, {}, first)).data.total, 0)
  assert.equal((await ask(startProcess, { id, formData: { reason: '偷' }, instanceId }, first)).error, 'not_found')
  const submit = () => ask(startProcess, { id, formData: { reason: '盖章' }, instanceId }, student)
  const answers = await Promise.all([submit(), submit()])
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['done', 'task_not_open'])
  assert.equal((await ask(todoList, {}, first)).data.total, 1)
})

test('who is mentioned in the words of a decision is told, as in a comment', async () => {
  const { admin, student, first, second, third } = await openOffice(campus())
  const ask = asker(campus().url)
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], {}, approval('node_2', [second]))) })
  const instanceId = await apply(campus(), student, id)
  const told = async () =>
    (await ask(officeMessages, {}, third)).data.rows.filter(({ title }) => title.includes('提到您')).map((row) => row.instanceId)
  const mentioning = (text: string) => ({ comment: { text, mentions: [third.person.id] } })
  assert.equal((await act(campus(), first, instanceId, 'agree', mentioning('请知悉'))).code, 200)
  assert.deepEqual(await told(), [instanceId])
  // A bare mention is one too.
  assert.equal((await act(campus(), second, instanceId, 'agree', mentioning(''))).code, 200)
  assert.deepEqual(await told(), [instanceId, instanceId])
  assert.equal((await progressOf(campus(), third, instanceId)).code, 200)
})

test('a copy is unread until it is read, and a sub-process holds its parent until it ends', async () => {
  const { admin, student, first, second, third } = await openOffice(campus())
  const ask = asker(campus().url)
  const child = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const copy = { id: 'node_3', name: '抄送', type: 'CC', props: { assignedUser: [member(third)] } }
  const part = {
    id: 'node_2',
    name: '子流程',
    type: 'SUBPROC',
    props: { subProcCode: child, inVar: [{ mKey: 'reason', sKey: 'reason' }] },
    children: copy,
  }
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [second], {}, part)) })
  const instanceId = await apply(campus(), student, id)
  await act(campus(), second, instanceId, 'agree')
  assert.equal(await statusOf(student, instanceId), 'running')
  const inside = (await ask(todoList, {}, first)).data.rows[0]
  assert.equal(inside?.superInstanceId, instanceId)
  await act(campus(), first, inside?.instanceId ?? '', 'agree')
  assert.equal(await statusOf(student, instanceId), 'passed')
  assert.equal((await ask(copiedToMe, { unread: 'true' }, third)).data.total, 1)
  assert.equal((await progressOf(campus(), third, instanceId)).code, 200)
  assert.equal((await ask(copiedToMe, { unread: 'true' }, third)).data.total, 0)
})
