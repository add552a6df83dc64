import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doneList, todoList } from '@campus/contract/approval/task-lists.ts'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { changeSchoolSettings } from '@campus/contract/school/console/settings.ts'
import { systemContext } from '../../../context/context.ts'
import { act, apply, approval, openOffice, progressOf, publish, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { comeBack } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { fireTimers } from './firing.service.ts'

const campus = useTestCampus()
const putClock = (at: Date) => campus().clock.advance((at.getTime() - campus().clock.now().getTime()) / 1000)
const sweep = () => fireTimers(systemContext(campus().base))
const hours = (count: number) => count * 3_600_000

/** A Friday at 16:00 in Shanghai: two working hours are left of the week. */
const friday = new Date('2027-03-05T08:00:00Z')

test('a step that takes too long is passed by itself, after working hours alone', async () => {
  putClock(friday)
  const { admin, student, first } = await openOffice(campus())
  const limit = { timeout: { unit: 'H', value: 3 }, handler: { type: 'PASS' } }
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], { timeLimit: limit })) })
  const instanceId = await apply(campus(), student, id)
  const due = (await asker(campus().url)(todoList, {}, first)).data.rows[0]?.dueTime
  assert.equal(due?.slice(0, 16), '2027-03-08T01:00')
  putClock(new Date(friday.getTime() + hours(48)))
  await sweep()
  const asked = await comeBack(campus(), student)
  assert.equal((await progressOf(campus(), asked, instanceId)).data.status, 'running')
  putClock(new Date('2027-03-08T01:01:00Z'))
  await Promise.all([sweep(), sweep()])
  const passed = (await progressOf(campus(), await comeBack(campus(), student), instanceId)).data
  assert.deepEqual([passed.status, passed.progress.find(({ nodeId }) => nodeId === 'node_1')?.result], ['passed', 'time'])
})

test('a limit over a make-up day and a holiday counts the hours of the one and none of the other', async () => {
  putClock(friday)
  const { admin, student, first } = await openOffice(campus())
  const ask = asker(campus().url)
  assert.equal((await ask(changeSchoolSettings, { holidays: ['2027-03-08'], makeUpDays: ['2027-03-06'] }, admin)).code, 200)
  const limited = async (value: number) => {
    const limit = { timeout: { unit: 'H', value }, handler: { type: 'PASS' } }
    const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], { timeLimit: limit })) })
    return apply(campus(), student, id)
  }
  const [byTheMakeUpDay, byTuesday] = [await limited(3), await limited(11)]
  const statesAt = async (moment: string) => {
    putClock(new Date(moment))
    await sweep()
    const asked = await comeBack(campus(), student)
    const statusOf = async (instanceId: string) => (await progressOf(campus(), asked, instanceId)).data.status
    return [await statusOf(byTheMakeUpDay), await statusOf(byTuesday)]
  }
  assert.deepEqual(await statesAt('2027-03-06T00:59:00Z'), ['running', 'running'])
  assert.deepEqual(await statesAt('2027-03-06T01:01:00Z'), ['passed', 'running'])
  assert.deepEqual(await statesAt('2027-03-08T09:00:00Z'), ['passed', 'running'])
  assert.deepEqual(await statesAt('2027-03-09T00:59:00Z'), ['passed', 'running'])
  assert.deepEqual(await statesAt('2027-03-09T01:01:00Z'), ['passed', 'passed'])
})

test('what cannot be fired now does not keep the rest from their turn', async () => {
  putClock(friday)
  const { admin, student, first } = await openOffice(campus())
  const limit = { timeout: { unit: 'M', value: 1 }, handler: { type: 'PASS' } }
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], { timeLimit: limit })) })
  const instances = [await apply(campus(), student, id), await apply(campus(), student, id), await apply(campus(), student, id)]
  putClock(new Date(friday.getTime() + hours(1)))
  await campus()
    .base.sql.transaction()
    .execute(async (held) => {
      await held
        .selectFrom('approval_instance')
        .where('id', '=', instances[0] ?? '')
        .select('id')
        .forUpdate()
        .execute()
      await fireTimers(systemContext(campus().base), 1)
    })
  const asked = await comeBack(campus(), student)
  const states = async () => Promise.all(instances.map(async (each) => (await progressOf(campus(), asked, each)).data.status))
  assert.deepEqual(await states(), ['running', 'passed', 'passed'])
  await sweep()
  assert.deepEqual(await states(), ['passed', 'passed', 'passed'])
})

test('a step may take as many working days as the school gives for a decision', async () => {
  putClock(friday)
  const { admin, student, first } = await openOffice(campus())
  const limit = { timeout: { unit: 'M', value: 1 }, schoolDays: true, handler: { type: 'NOTIFY' } }
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], { timeLimit: limit })) })
  await apply(campus(), student, id)
  const due = (await asker(campus().url)(todoList, {}, first)).data.rows[0]?.dueTime
  assert.equal(due, '2027-03-10T16:00:00.000Z')
})

test('a time limit that races a person wins or loses whole, fifty times', async () => {
  putClock(friday)
  const { admin, student, first } = await openOffice(campus())
  const limit = { timeout: { unit: 'M', value: 30 }, handler: { type: 'REFUSE' } }
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], { timeLimit: limit })) })
  const instanceIds = await Promise.all(Array.from({ length: 50 }, () => apply(campus(), student, id)))
  putClock(new Date(friday.getTime() + hours(1)))
  const answers = await Promise.all([...instanceIds.map((instanceId) => act(campus(), first, instanceId, 'agree')), sweep()])
  const agreed = answers.filter((answer) => answer !== undefined && answer.code === 200).length
  await sweep()
  const states = await Promise.all(instanceIds.map(async (instanceId) => (await progressOf(campus(), student, instanceId)).data.status))
  assert.equal(states.filter((state) => state === 'passed').length, agreed)
  assert.equal(states.filter((state) => state === 'refused').length, instanceIds.length - agreed)
  assert.equal(
    (await asker(campus().url)(doneList, { pageSize: 100 }, first)).data.rows.filter(({ taskResult }) => taskResult === 'agree').length,
    agreed,
  )
})

test('a reminder is sent at its time, and the delay of a process ends', async () => {
  putClock(friday)
  const { admin, student, first } = await openOffice(campus())
  const limit = { timeout: { unit: 'M', value: 30 }, handler: { type: 'NOTIFY', notify: { once: true, hour: 1 } } }
  const delay = { id: 'node_2', name: '等待', type: 'DELAY', props: { type: 'FIXED', time: 30, unit: 'M' } }
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], { timeLimit: limit }, delay)) })
  const instanceId = await apply(campus(), student, id)
  const ask = asker(campus().url)
  const before = (await ask(messagesInGroup, { group: 'todo' }, first)).data.rows.length
  putClock(new Date(friday.getTime() + hours(0.75)))
  await sweep()
  assert.equal((await ask(messagesInGroup, { group: 'todo' }, first)).data.rows.length, before + 1)
  await act(campus(), first, instanceId, 'agree')
  assert.equal((await progressOf(campus(), student, instanceId)).data.status, 'running')
  putClock(new Date(friday.getTime() + hours(1.5)))
  await sweep()
  assert.equal((await progressOf(campus(), student, instanceId)).data.status, 'passed')
})
