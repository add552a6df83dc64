import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act, apply, approval, openOffice, progressOf, publish, root, taskOf } from '../../../testing/approvals.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

const things = ['桌', '椅', '灯'].map((thing, place) => ({ thing, price: place + 1 }))
const perm = (id: string, perm: string) => ({ id, perm })

/** Two decide at once and write the same table, of which they do not see the prices, and the same note. */
const openForm = async () => {
  const office = await openOffice(campus())
  const { admin, student, first, second } = office
  const items = [
    { id: 'thing', name: 'TextInput' as const, title: '物品' },
    { id: 'price', name: 'AmountInput' as const, title: '单价' },
  ]
  const form = [
    { id: 'lines', name: 'TableList' as const, title: '明细', items },
    { id: 'note', name: 'TextInput' as const, title: '备注' },
  ]
  const rights = { formPerms: [perm('lines', 'E'), perm('price', 'H'), perm('note', 'E')] }
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first, second], rights)), form })
  const instanceId = await apply(campus(), student, id, { formData: { lines: things } })
  type Person = typeof first
  const read = async (who: Person) => ({
    taskId: await taskOf(campus(), who, instanceId),
    formVersion: (await progressOf(campus(), who, instanceId)).data.formVersion,
  })
  const agree = (who: Person, formData: object, opened: Awaited<ReturnType<typeof read>>) =>
    act(campus(), who, instanceId, 'agree', { formData: { ...formData }, ...opened })
  const held = async () => (await progressOf(campus(), student, instanceId)).data.formData
  return { ...office, read, agree, held }
}

test('rows of a form that somebody else changed meanwhile are refused by name, and taken once they are read again', async () => {
  const { first, second, read, agree, held } = await openForm()
  const [one, other] = [await read(first), await read(second)]
  const withoutFirst = [
    { thing: '椅', $row: 1 },
    { thing: '台灯', $row: 2 },
  ]
  assert.equal((await agree(first, { lines: withoutFirst }, one)).code, 200)
  const late = await agree(second, { lines: [{ thing: '椅子', $row: 1 }] }, other)
  assert.deepEqual([late.error, Object.keys(late.fields ?? {})], ['form_changed', ['formData.lines']])
  const kept = [
    { thing: '椅', price: 2 },
    { thing: '台灯', price: 3 },
  ]
  assert.deepEqual(await held(), { lines: kept })
  const again = await read(second)
  assert.equal((await agree(second, { lines: [{ thing: '台灯', $row: 1 }] }, again)).code, 200)
  assert.deepEqual(await held(), { lines: kept.slice(1) })
})

test('of two who reshape one table at the same moment one is told, and no price comes to another row', async () => {
  const { first, second, read, agree, held } = await openForm()
  const [one, other] = [await read(first), await read(second)]
  const answers = await Promise.all([
    agree(first, { lines: [{ thing: '灯', $row: 2 }] }, one),
    agree(second, { lines: [{ thing: '椅', $row: 1 }] }, other),
  ])
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['done', 'form_changed'])
  const left = things.find(({ thing }) => thing === (answers[0].error ? '椅' : '灯'))
  assert.deepEqual(await held(), { lines: [left] })
})

test('what nobody else changed is taken, however much else of the form changed', async () => {
  const { first, second, read, agree, held } = await openForm()
  const [one, other] = [await read(first), await read(second)]
  assert.equal((await agree(first, { lines: [{ thing: '灯', $row: 2 }] }, one)).code, 200)
  assert.equal((await agree(second, { note: '尽快' }, other)).code, 200)
  assert.deepEqual(await held(), { lines: things.slice(2), note: '尽快' })
})
