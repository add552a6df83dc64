import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saveAbsence } from '@campus/contract/approval/absences.ts'
import { saveProcess } from '@campus/contract/approval/console/processes.ts'
import {
  doneList,
  instancesWithMe,
  listedProcesses,
  managedInstances,
  type officeLists,
  ownInstances,
  todoList,
} from '@campus/contract/approval/task-lists.ts'
import { act, apply, approval, openOffice, progressOf, publish, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'

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

test('who gave a task to another still opens the application and finds it among those they took part in', async () => {
  const { admin, student, first, second, third } = await openOffice(campus())
  const ask = asker(campus().url)
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const [given, handedOver] = [await apply(campus(), student, id), await apply(campus(), student, id)]
  assert.equal((await act(campus(), first, given, 'transfer', { targetUser: second.person.id })).code, 200)
  const now = campus().clock.now().getTime()
  const away = { startsAt: new Date(now - 1000).toISOString(), endsAt: new Date(now + 86_400_000).toISOString() }
  const saved = await ask(saveAbsence, { ...away, deputyId: second.person.id, handOverOpen: true }, first)
  assert.equal(saved.data.handedOver, 1)
  const isOpen = async (who: typeof first) => {
    const answers: boolean[] = []
    for (const instanceId of [given, handedOver]) answers.push((await progressOf(campus(), who, instanceId)).code === 200)
    return answers.every(Boolean)
  }
  const took = async (who: typeof first) => (await ask(instancesWithMe, {}, who)).data.rows.map(({ instanceId }) => instanceId)
  assert.deepEqual([await isOpen(first), await took(first)], [true, [handedOver, given]])
  assert.deepEqual([await isOpen(third), await took(third)], [false, []])
})

test('who administers a process finds its applications, and managers those of their scope where the process lets them', async () => {
  const { schoolId, college, admin, student, first, second } = await openOffice(campus())
  const ask = asker(campus().url)
  const { sql } = campus().base
  const elsewhere = await makeUnit(sql, schoolId, { kind: 'college' })
  const manager = async (unit: string) => {
    const entered = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
    await setReach(sql, entered.person.id, unit)
    return entered
  }
  const [inside, outside] = [await manager(college), await manager(elsewhere)]
  const tree = root(approval('node_1', [first]))
  const shown = await publish(campus(), admin, { tree, settings: { managersSee: true } })
  const closed = await publish(campus(), admin, { tree })
  const { group_id, name, name_en, name_tw } = await sql
    .selectFrom('approval_process')
    .where('id', '=', closed)
    .selectAll()
    .executeTakeFirstOrThrow()
  const given = { id: closed, groupId: group_id, name, nameEn: name_en, nameTw: name_tw, administrators: [second.person.id] }
  assert.equal((await ask(saveProcess, given, admin)).code, 200)
  const [one, other] = [await apply(campus(), student, shown), await apply(campus(), student, closed)]
  const managed = async (who: typeof first) => {
    const { rows, total } = (await ask(managedInstances, {}, who)).data
    assert.equal(total, rows.length)
    for (const { instanceId } of rows) assert.equal((await progressOf(campus(), who, instanceId)).code, 200)
    return rows.map(({ instanceId }) => instanceId)
  }
  assert.deepEqual(await managed(second), [other])
  assert.deepEqual(await managed(inside), [one])
  assert.deepEqual(await managed(admin), [one])
  for (const stranger of [first, outside, (await openOffice(campus())).admin]) assert.deepEqual(await managed(stranger), [])
  assert.equal((await progressOf(campus(), inside, other)).error, 'not_found')
  assert.equal((await ask(managedInstances, {}, student)).error, 'forbidden')
})

test('lists are narrowed to a process and to days, and offer the processes that stand in them', async () => {
  const { admin, student, first } = await openOffice(campus())
  const ask = asker(campus().url)
  const tree = root(approval('node_1', [first]))
  const [seal, room, unused] = [
    await publish(campus(), admin, { tree }),
    await publish(campus(), admin, { tree }),
    await publish(campus(), admin, { tree }),
  ]
  const [old, other] = [await apply(campus(), student, seal), await apply(campus(), student, room)]
  const lateInMarch = new Date('2020-03-05T23:30:00+08:00')
  await campus().base.sql.updateTable('approval_instance').set({ started_at: lateInMarch }).where('id', '=', old).execute()
  const narrowed = async (given: { code?: string; from?: string; until?: string }) => [
    (await ask(todoList, given, first)).data.rows.map(({ instanceId }) => instanceId),
    (await ask(ownInstances, given, student)).data.rows.map(({ instanceId }) => instanceId),
  ]
  const both = (...ids: string[]) => [ids, ids]
  assert.deepEqual(await narrowed({ code: seal }), both(old))
  assert.deepEqual(await narrowed({ code: unused }), both())
  assert.deepEqual(await narrowed({ from: '2020-03-05', until: '2020-03-05' }), both(old))
  assert.deepEqual(await narrowed({ from: '2020-03-06' }), both(other))
  assert.deepEqual(await narrowed({ until: '2020-03-04' }), both())
  for (const call of [todoList, ownInstances])
    assert.equal((await ask(call, { from: '2020-03-06', until: '2020-03-05' }, student)).error, 'bad_input')
  const offered = async (list: (typeof officeLists)[number], who: typeof first) =>
    (await ask(listedProcesses, { list }, who)).data.map(({ id }) => id)
  assert.deepEqual(await offered('todo', first), [seal, room])
  assert.deepEqual(
    [await offered('mine', student), await offered('took', first)],
    [
      [seal, room],
      [seal, room],
    ],
  )
  assert.deepEqual([await offered('done', first), await offered('copied', first), await offered('todo', student)], [[], [], []])
  assert.deepEqual([await offered('managed', first), (await offered('managed', admin)).includes(seal)], [[], true])
  await act(campus(), first, old, 'agree')
  assert.deepEqual([await offered('todo', first), await offered('done', first)], [[room], [seal]])
})
