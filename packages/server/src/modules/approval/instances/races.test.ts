import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saveAbsence } from '@campus/contract/approval/absences.ts'
import { consoleProcess, publishProcess, saveProcessDraft } from '@campus/contract/approval/console/processes.ts'
import { startProcess } from '@campus/contract/approval/starting.ts'
import { ownInstances, todoList } from '@campus/contract/approval/task-lists.ts'
import { act, apply, approval, openOffice, publish, reason, root, taskOf } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { proveSound } from '../engine/prove-sound.ts'

const campus = useTestCampus()
const times = 50
type Office = Awaited<ReturnType<typeof openOffice>>

const many = <Made>(make: () => Promise<Made>): Promise<Made[]> => Promise.all(Array.from({ length: times }, make))

/** Two actions on each of fifty instances at the same moment: exactly one of them is done. */
const race = async (
  office: Office,
  tree: unknown,
  first: (id: string, taskId: string) => Promise<{ code: number | string }>,
  second: (id: string, taskId: string) => Promise<{ code: number | string }>,
) => {
  const id = await publish(campus(), office.admin, { tree })
  const instances = await many(() => apply(campus(), office.student, id))
  const taskIds = await Promise.all(instances.map((instanceId) => taskOf(campus(), office.first, instanceId)))
  // Fetched before, so that both act at the same moment.
  const otherIds = await Promise.all(instances.map((instanceId) => taskOf(campus(), office.second, instanceId)))
  const answers = await Promise.all(
    instances.map((instanceId, at) =>
      Promise.all([first(instanceId, taskIds[at] ?? ''), second(instanceId, otherIds[at] || (taskIds[at] ?? ''))]),
    ),
  )
  for (const pair of answers) assert.equal(pair.filter(({ code }) => code === 200).length, 1)
  await proveSound(campus().base, instances)
}

test('two who approve the same task, return or hand it over while it is approved: one is done, fifty times each', async () => {
  const office = await openOffice(campus())
  const { first, second } = office
  const tree = root(approval('node_1', [first], {}, approval('node_2', [second])))
  const agree = (instanceId: string, taskId: string) => act(campus(), first, instanceId, 'agree', { taskId })
  await race(office, tree, agree, agree)
  await race(office, tree, agree, (instanceId, taskId) => act(campus(), first, instanceId, 'recall', { taskId, targetNode: 'root' }))
  await race(office, tree, agree, (instanceId, taskId) =>
    act(campus(), first, instanceId, 'transfer', { taskId, targetUser: [second.person.id] }),
  )
})

test('of the signers of whom one is enough, one wins', async () => {
  const office = await openOffice(campus())
  const { first, second } = office
  const tree = root(approval('node_1', [first, second], { mode: 'OR' }))
  await race(
    office,
    tree,
    (instanceId, taskId) => act(campus(), first, instanceId, 'agree', { taskId }),
    (instanceId, taskId) => act(campus(), second, instanceId, 'agree', { taskId }),
  )
})

test('signers who all agree at the same moment open the next step once', async () => {
  const { admin, student, first, second, third } = await openOffice(campus())
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first, second], {}, approval('node_2', [third]))) })
  const instances = await many(() => apply(campus(), student, id))
  const tasks = await Promise.all(
    [first, second].flatMap((who) =>
      instances.map(async (instanceId) => ({ who, instanceId, taskId: await taskOf(campus(), who, instanceId) })),
    ),
  )
  const answers = await Promise.all(tasks.map(({ who, instanceId, taskId }) => act(campus(), who, instanceId, 'agree', { taskId })))
  assert.ok(answers.every(({ code }) => code === 200))
  const { rows } = (await asker(campus().url)(todoList, { pageSize: 100 }, third)).data
  assert.deepEqual(rows.map(({ instanceId }) => instanceId).toSorted(), instances.toSorted())
  await proveSound(campus().base, instances)
})

test('cancelled while it is approved, it ends one way', async () => {
  const office = await openOffice(campus())
  const { first, student } = office
  await race(
    office,
    root(approval('node_1', [first])),
    (instanceId, taskId) => act(campus(), first, instanceId, 'agree', { taskId }),
    (instanceId) => act(campus(), student, instanceId, 'cancel'),
  )
})

test('what waits is handed to a deputy while it is approved: each goes one way, fifty times', async () => {
  const office = await openOffice(campus())
  const { admin, student, first, second } = office
  // The deputy decides next, too: both ways write to the same inbox.
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], {}, approval('node_2', [second]))) })
  const instances = await many(() => apply(campus(), student, id))
  const tasks = await Promise.all(instances.map(async (instanceId) => ({ instanceId, taskId: await taskOf(campus(), first, instanceId) })))
  const now = campus().clock.now().getTime()
  const away = { startsAt: new Date(now).toISOString(), endsAt: new Date(now + 3_600_000).toISOString() }
  const [handed, ...answers] = await Promise.all([
    asker(campus().url)(saveAbsence, { deputyId: second.person.id, handOverOpen: true, ...away }, first),
    ...tasks.map(({ instanceId, taskId }) => act(campus(), first, instanceId, 'agree', { taskId })),
  ])
  const agreed = answers.filter(({ code }) => code === 200).length
  assert.equal(handed.data.handedOver + agreed, times)
  await proveSound(campus().base, instances)
})

test('a version that is published while people apply is taken or not, and never half', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const ask = asker(campus().url)
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const tree = root(approval('node_1', [second]))
  const { revision } = (await ask(saveProcessDraft, { id, revision: 0, tree, form: [reason], settings: {} }, admin)).data
  const applying = Array.from({ length: times }, () => ask(startProcess, { id, formData: { reason: '盖章' } }, student))
  const [published, ...started] = await Promise.all([ask(publishProcess, { id, revision }, admin), ...applying])
  assert.equal(published.code, 200)
  assert.ok(started.every(({ code }) => code === 200))
  assert.equal((await ask(ownInstances, { pageSize: 100 }, student)).data.total, times)
  await proveSound(
    campus().base,
    started.map(({ data }) => data.instanceId),
  )
  assert.deepEqual(
    (await ask(consoleProcess, { id }, admin)).data.versions.map(({ state }) => state),
    ['published', 'retired'],
  )
})

test('of two who edit one draft the second is told, and a tree without end is refused', async () => {
  const { admin, first } = await openOffice(campus())
  const ask = asker(campus().url)
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const save = (revision: number, tree: unknown) => ask(saveProcessDraft, { id, revision, tree, form: [reason], settings: {} }, admin)
  const answers = await Promise.all([save(0, root(approval('node_1', [first]))), save(0, root(approval('node_1', [first])))])
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['done', 'draft_changed'])
  // Nested deeper than any program writes it by itself.
  const open = '{"id":"node_1","name":"x","type":"EMPTY","props":{},"children":'
  const deep = `${open.repeat(10_000)}{}${'}'.repeat(10_000)}`
  const sent = await fetch(`${campus().url}${saveProcessDraft.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
    body: `{"id":"${id}","revision":1,"form":[],"settings":{},"tree":{"id":"root","name":"x","type":"ROOT","props":{},"children":${deep}}}`,
  })
  assert.equal(((await sent.json()) as { error?: string }).error, 'bad_input')
  assert.equal((await save(1, JSON.parse('{"__proto__": {"id": "root"}}'))).error, 'bad_input')
  assert.equal((await save(1, root(approval('node_1', [first])))).code, 200)
})
