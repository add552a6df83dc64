import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copiedToMe, doneList, ownInstances, todoList } from '@campus/contract/approval/task-lists.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import type { State } from '@campus/flow/engine/state.ts'
import { systemContext } from '../../../context/context.ts'
import { approval, member, openOffice, progressOf, publish, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { proveSound } from '../engine/prove-sound.ts'
import { type PastAction, recordPast } from './past.service.ts'

const campus = useTestCampus()

/** A Friday afternoon at the school; work ends at six. */
const friday = new Date('2026-03-13T09:00:00Z')

const openPast = async () => {
  const office = await openOffice(campus())
  const { admin, student, first, second, third, schoolId } = office
  const copy = { id: 'node_3', name: '抄送', type: 'CC', props: { assignedUser: [member(third)] } }
  const tree = root(approval('node_1', [first], {}, approval('node_2', [second], {}, copy)))
  const processId = await publish(campus(), admin, { tree })
  const record = (next: (state: State) => PastAction['action'], minutes = 120) => {
    const past = { schoolId, processId, starterId: student.person.id, values: { reason: '盖章' }, startedAt: friday }
    return recordPast(systemContext(campus().base), past, (state) => ({ action: next(state), minutes }))
  }
  return { ...office, record }
}

const countInstances = (starterId: string) =>
  campus()
    .base.sql.selectFrom('approval_instance')
    .where('starter_id', '=', starterId)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()

/** Everybody who is asked agrees, with words. */
const agree = ({ tasks }: State): PastAction['action'] => {
  const task = tasks.find(({ status }) => status === 'open')
  assert.ok(task)
  return { kind: 'agree', by: task.assignee, taskId: task.id, comment: { text: '同意' } }
}

test('an application of the past stands in all lists with the times of then, and nobody gets a message', async () => {
  const { student, first, second, third, record } = await openPast()
  const ask = asker(campus().url)
  await record(agree)
  const [own] = (await ask(ownInstances, {}, student)).data.rows
  assert.deepEqual([own?.status, own?.startTime, own?.finishTime], ['passed', friday.toISOString(), '2026-03-16T03:00:00.000Z'])
  const { progress, formData } = (await progressOf(campus(), student, own?.instanceId ?? '')).data
  assert.deepEqual(
    progress.flatMap(({ user, result, finishTime, comment }) =>
      user && comment[0] ? [[user.id, result, finishTime, comment[0].text]] : [],
    ),
    [
      [first.person.id, 'agree', '2026-03-16T01:00:00.000Z', '同意'],
      [second.person.id, 'agree', '2026-03-16T03:00:00.000Z', '同意'],
    ],
  )
  assert.deepEqual(formData, { reason: '盖章' })
  assert.equal((await ask(doneList, {}, first)).data.rows[0]?.taskEndTime, '2026-03-16T01:00:00.000Z')
  assert.equal((await ask(copiedToMe, {}, third)).data.rows[0]?.copiedAt, '2026-03-16T03:00:00.000Z')
  for (const person of [student, first, second, third]) {
    assert.deepEqual((await ask(ownMessages, {}, person)).data.rows, [])
    assert.deepEqual((await ask(todoList, {}, person)).data.rows, [])
  }
  await proveSound(campus().base, [own?.instanceId ?? ''])
})

test('one that was cancelled is over; what the engine would refuse is refused here too', async () => {
  const { student, record } = await openPast()
  await record(({ starter }) => ({ kind: 'cancel', by: starter }), 5)
  const [own, ...more] = (await asker(campus().url)(ownInstances, {}, student)).data.rows
  assert.deepEqual([own?.status, own?.finishTime, more.length], ['cancelled', '2026-03-13T09:05:00.000Z', 0])
  await assert.rejects(
    record((state) => ({ ...agree(state), by: student.person.id }) as PastAction['action']),
    /not_your_task/,
  )
  assert.equal((await countInstances(student.person.id)).count, 1, 'nothing of it is left')
})
