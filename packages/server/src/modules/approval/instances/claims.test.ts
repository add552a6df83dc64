import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startProcess, undoInstance } from '@campus/contract/approval/starting.ts'
import { act, approval, openOffice, progressOf, publish, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

test('a room is booked once for the same hours, even by two at the same moment, and a refusal frees it', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const ask = asker(campus().url)
  const form = [
    {
      id: 'room',
      name: 'SelectInput' as const,
      title: '会议室',
      props: { required: true, options: ['A101', 'A102'], claim: 'room', claimDuring: 'hours' },
    },
    { id: 'hours', name: 'DateTimeRange' as const, title: '时间', props: { required: true, format: 'YYYY-MM-DD HH:mm' as const } },
  ]
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])), form })
  const book = (who: typeof student, room: string, from: string, to: string) =>
    ask(startProcess, { id, formData: { room, hours: [`2026-12-01 ${from}`, `2026-12-01 ${to}`] } }, who)
  const both = await Promise.all([book(student, 'A101', '09:00', '11:00'), book(second, 'A101', '10:00', '12:00')])
  assert.deepEqual(both.map(({ error }) => error ?? 'done').toSorted(), ['claim_taken', 'done'])
  assert.equal((await book(second, 'A102', '10:00', '12:00')).code, 200)
  assert.deepEqual(Object.keys((await book(second, 'A102', '09:00', '09:00')).fields ?? {}), ['formData.hours'])
  assert.equal((await book(second, 'A101', '12:00', '13:00')).code, 200)
  const won = both.find(({ code }) => code === 200)?.data.instanceId ?? ''
  await act(campus(), first, won, 'refuse')
  assert.equal((await book(second, 'A101', '09:00', '11:00')).code, 200)
})

test('an invoice is used once however its number is written, also in a row, and free again once the application is cancelled', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const ask = asker(campus().url)
  const number = { id: 'number', name: 'TextInput' as const, title: '发票号', props: { claim: 'invoice' } }
  const lines = { id: 'lines', name: 'TableList' as const, title: '明细', items: [number] }
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])), form: [lines] })
  const claim = (who: typeof student, ...numbers: string[]) =>
    ask(startProcess, { id, formData: { lines: numbers.map((each) => ({ number: each })) } }, who)
  const { instanceId } = (await claim(student, 'Ab1', 'Ab2')).data
  for (const same of ['Ab1', ' ab1', 'AB2 ', 'Ａｂ２']) assert.equal((await claim(second, 'Ab3', same)).error, 'claim_taken', same)
  assert.equal((await claim(second, 'ab4', 'AB4')).error, 'claim_taken')
  assert.equal((await claim(second, 'Ab3')).code, 200)
  await act(campus(), student, instanceId, 'cancel')
  assert.equal((await claim(second, 'ab1')).code, 200)
})

test('what has passed is undone by a linked application, once, and then the room is free again', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const ask = asker(campus().url)
  const form = [{ id: 'room', name: 'SelectInput' as const, title: '会议室', props: { required: true, options: ['A101'], claim: 'room' } }]
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])), form, settings: { undo: true } })
  const book = (who: typeof student) => ask(startProcess, { id, formData: { room: 'A101' } }, who)
  const { instanceId } = (await book(student)).data
  assert.equal((await ask(undoInstance, { id: instanceId, reason: '取消' }, student)).error, 'not_allowed_here')
  await act(campus(), first, instanceId, 'agree')
  assert.equal((await ask(undoInstance, { id: instanceId, reason: '取消' }, first)).error, 'not_allowed_here')
  const undo = () => ask(undoInstance, { id: instanceId, reason: '活动取消' }, student)
  const answers = await Promise.all([undo(), undo()])
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['already_undone', 'done'])
  assert.equal((await book(second)).error, 'claim_taken')
  const linked = answers.find(({ code }) => code === 200)?.data.instanceId ?? ''
  const look = async () => {
    const { undoneBy, isUndone } = (await progressOf(campus(), student, instanceId)).data
    return { undoneBy, isUndone }
  }
  assert.deepEqual(await look(), { undoneBy: linked, isUndone: false })
  await act(campus(), first, linked, 'agree')
  assert.deepEqual(await look(), { undoneBy: linked, isUndone: true })
  assert.equal((await book(second)).code, 200)
})
