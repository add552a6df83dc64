import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consoleInstances } from '@campus/contract/approval/console/instances.ts'
import { formState } from '@campus/contract/approval/form-state.ts'
import { officeMessages } from '@campus/contract/approval/news.ts'
import { nextPeople } from '@campus/contract/approval/processes.ts'
import { instancesWithMe, ownInstances, todoList } from '@campus/contract/approval/task-lists.ts'
import { messageDetail, ownMessages } from '@campus/contract/messages/inbox.ts'
import { dictionaryEntries, saveDictionaryEntry } from '@campus/contract/school/console/dictionaries.ts'
import {
  act,
  apply,
  approval,
  either,
  moreThan,
  openOffice,
  progressOf,
  publish,
  reason,
  root,
  taskOf,
} from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'

const campus = useTestCampus()

test('what a step hides is found by no search and stands in no message, while what is shown is and does', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const ask = asker(campus().url)
  const secret = { id: 'secret', name: 'TextInput' as const, title: '病情', props: { abstract: true } }
  const hides = { formPerms: [{ id: 'secret', perm: 'H' }] }
  const tree = root(approval('node_1', [first], hides, approval('node_2', [second])))
  const id = await publish(campus(), admin, { tree, form: [reason, secret] })
  const instanceId = await apply(campus(), student, id, { formData: { reason: '缓考申请', secret: '骨折住院' } })
  const found = async (keyword: string) => [
    (await ask(todoList, { keyword }, first)).data.total,
    (await ask(instancesWithMe, { keyword }, first)).data.total,
    (await ask(ownInstances, { keyword }, student)).data.total,
    (await ask(consoleInstances, { words: keyword }, admin)).data.total,
  ]
  assert.deepEqual(await found('缓考'), [1, 1, 1, 1])
  assert.deepEqual(await found('骨折'), [0, 0, 0, 0])
  await act(campus(), first, instanceId, 'recall', { targetNode: 'root', comment: { text: '请补充' } })
  await act(campus(), student, instanceId, 'complete')
  await act(campus(), first, instanceId, 'agree')
  await act(campus(), second, instanceId, 'agree')
  const said: string[] = []
  for (const reader of [student, first, second, admin]) {
    const { rows } = (await ask(ownMessages, {}, reader)).data
    said.push(JSON.stringify(rows), JSON.stringify((await ask(officeMessages, {}, reader)).data))
    for (const row of rows) said.push(JSON.stringify((await ask(messageDetail, { id: row.id }, reader)).data))
  }
  assert.ok(said.some((text) => text.includes('缓考申请')))
  assert.deepEqual(
    said.filter((text) => text.includes('骨折')),
    [],
  )
})

test('hidden cells stay with their rows while the applicant removes, adds and moves them', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const items = [
    { id: 'thing', name: 'TextInput' as const, title: '物品' },
    { id: 'price', name: 'AmountInput' as const, title: '核定单价' },
  ]
  const lines = { id: 'lines', name: 'TableList' as const, title: '明细', items }
  const prices = {
    formPerms: [
      { id: 'lines', perm: 'E' },
      { id: 'thing', perm: 'R' },
    ],
  }
  const tree = root(approval('node_1', [first], prices, approval('node_2', [second])), { formPerms: [{ id: 'price', perm: 'H' }] })
  const id = await publish(campus(), admin, { tree, form: [lines] })
  const things = ['桌', '椅', '灯'].map((thing) => ({ thing }))
  const instanceId = await apply(campus(), student, id, { formData: { lines: things } })
  const priced = things.map((row, place) => ({ ...row, price: place + 1 }))
  assert.equal((await act(campus(), first, instanceId, 'agree', { formData: { lines: priced } })).code, 200)
  assert.equal((await act(campus(), second, instanceId, 'recall', { targetNode: 'root' })).code, 200)
  const { formData } = (await progressOf(campus(), student, instanceId)).data
  assert.deepEqual(formData, { lines: things.map((row, place) => ({ ...row, $row: place })) })
  const again = (rows: readonly object[]) => act(campus(), student, instanceId, 'complete', { formData: { lines: rows } })
  assert.equal((await again([{ thing: '灯' }])).error, 'field_not_open', 'which row it was is not said')
  const moved = [
    { thing: '台灯', $row: 2 },
    { thing: '柜', $row: null },
    { thing: '桌', $row: 0 },
  ]
  assert.equal((await again(moved)).code, 200)
  assert.deepEqual((await progressOf(campus(), first, instanceId)).data.formData, {
    lines: [{ thing: '台灯', price: 3 }, { thing: '柜' }, { thing: '桌', price: 1 }],
  })
})

const priced = { id: 'price', name: 'NumberInput' as const, title: '单价' }
const rate = { id: 'rate', name: 'NumberInput' as const, title: '核定系数' }
const total = { id: 'total', name: 'CalcFormula' as const, title: '合计', props: { expression: 'price * rate' } }
const shownWhen = (id: string, compare: '>' | 'DEPT', value: (number | { id: string })[]) => ({
  visibleWhen: [{ groupType: 'AND' as const, conditions: [{ id, compare, value }] }],
})

test('what depends on a hidden field is calculated and asked for while somebody decides, and the field stays hidden', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const ask = asker(campus().url)
  const why = { id: 'why', name: 'TextInput' as const, title: '说明', props: { required: true }, ...shownWhen('rate', '>', [1]) }
  const perms = (given: Record<string, string>) => ({ formPerms: Object.entries(given).map(([id, perm]) => ({ id, perm })) })
  const last = approval('node_2', [second], perms({ price: 'E', why: 'E', rate: 'H' }))
  const tree = root(approval('node_1', [first], perms({ rate: 'E' }), last), perms({ rate: 'H' }))
  const id = await publish(campus(), admin, { tree, form: [priced, rate, total, why] })
  const instanceId = await apply(campus(), student, id, { formData: { price: 5 } })
  assert.equal((await act(campus(), first, instanceId, 'agree', { formData: { rate: 2 } })).code, 200)
  const taskId = await taskOf(campus(), second, instanceId)
  const state = (formData: object, who = second) => ask(formState, { at: { taskId }, formData: { ...formData } }, who)
  assert.deepEqual((await state({ price: 7, rate: 100 })).data, { calculated: { total: 14 }, visible: ['price', 'total', 'why'] })
  assert.deepEqual((await state({ price: null })).data.calculated, {})
  assert.equal((await state({}, first)).error, 'not_found')
  const agree = (formData: object) => act(campus(), second, instanceId, 'agree', { formData: { ...formData } })
  assert.deepEqual(Object.keys((await agree({ price: 7 })).fields ?? {}), ['formData.why'])
  assert.equal((await agree({ price: 7, why: '涨价' })).code, 200)
})

test('a field that is asked for by the unit that somebody picks is shown to who applies, and the path ahead knows hidden results', async () => {
  const { schoolId, college, admin, student, first, second } = await openOffice(campus())
  const ask = asker(campus().url)
  const [inside, outside] = [
    await makeUnit(campus().base.sql, schoolId, { kind: 'class', parentId: college }),
    await makeUnit(campus().base.sql, schoolId, { kind: 'department' }),
  ]
  const where = { id: 'where', name: 'DeptPicker' as const, title: '使用单位' }
  const tutor = { id: 'tutor', name: 'TextInput' as const, title: '导师', ...shownWhen('where', 'DEPT', [{ id: college }]) }
  const score = { ...total, id: 'score', props: { expression: 'price * 2' } }
  const ways = either(moreThan('score', 10), approval('node_7', [first]), approval('node_8', [second]))
  const tree = root(ways, { formPerms: [{ id: 'score', perm: 'H' }] })
  const formId = await publish(campus(), admin, { tree, form: [priced, where, tutor, score] })
  const visible = async (unitId: string) =>
    (await ask(formState, { at: { formId }, formData: { where: [{ id: unitId }] } }, student)).data.visible
  assert.deepEqual(
    [await visible(inside), await visible(outside)],
    [
      ['price', 'where', 'tutor'],
      ['price', 'where'],
    ],
  )
  const path = async (price: number) =>
    (await ask(nextPeople, { processDfId: formId, formData: { price } }, student)).data.map(({ nodeId }) => nodeId)
  assert.deepEqual([await path(6), await path(5)], [['node_7'], ['node_8']])
})

const perm = (id: string, perm: string) => ({ id, perm })

test('guesses of what a step hides get one answer, whatever it holds', async () => {
  const { admin, student, first } = await openOffice(campus())
  const ask = asker(campus().url)
  const entry = { type: 'ward', label: '心理', labelEn: 'Psychology', labelTw: '心理', value: 'mind' }
  await ask(saveDictionaryEntry, entry, admin)
  const ward = { id: 'ward', name: 'SelectPlus' as const, title: '科室', props: { dictionary: 'ward' } }
  const secret = { id: 'secret', name: 'TextInput' as const, title: '病情' }
  const items = [
    { id: 'drug', name: 'TextInput' as const, title: '药品' },
    { ...ward, id: 'from' },
  ]
  const drugs = { id: 'drugs', name: 'TableList' as const, title: '用药', items }
  const rights = { formPerms: [perm('secret', 'H'), perm('ward', 'H'), perm('drugs', 'E'), perm('from', 'H')] }
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], rights)), form: [reason, secret, ward, drugs] })
  const asked = (more: object, from: object) =>
    apply(campus(), student, id, { formData: { reason: '请假', ...more, drugs: [{ drug: '甲', ...from }] } })
  const [ill, other] = [await asked({ secret: '骨折', ward: 'mind' }, { from: 'mind' }), await asked({}, {})]
  // What is no longer offered is taken only where it was chosen before.
  const kept = (await ask(dictionaryEntries, {}, admin)).data.find(({ value }) => value === 'mind')
  await ask(saveDictionaryEntry, { ...entry, id: kept?.id, isOpen: false }, admin)
  const answers = async (action: 'agree' | 'comment', formData: object) => {
    const said = []
    for (const instanceId of [ill, other]) {
      const { code, error } = await act(campus(), first, instanceId, action, { formData: { ...formData } })
      said.push(error ?? code)
    }
    return said
  }
  assert.deepEqual(await answers('agree', { secret: '骨折' }), ['field_not_open', 'field_not_open'])
  assert.deepEqual(await answers('agree', { ward: 'mind' }), ['field_not_open', 'field_not_open'])
  assert.deepEqual(await answers('comment', { ward: 'mind' }), [200, 200])
  assert.deepEqual(await answers('agree', { drugs: [{ drug: '甲' }, { drug: '乙' }] }), ['field_not_open', 'field_not_open'])
  assert.deepEqual(await answers('agree', { drugs: [{ drug: '乙', from: 'mind', $row: 0 }] }), [200, 200])
  const shown = async (instanceId: string) => (await progressOf(campus(), student, instanceId)).data.formData['drugs']
  assert.deepEqual([await shown(ill), await shown(other)], [[{ drug: '乙', from: 'mind' }], [{ drug: '乙' }]])
})

test('who saw a column at an earlier step moves the rows at one that hides it, and sends back what they saw', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const items = [{ id: 'thing', name: 'TextInput' as const, title: '物品' }, { ...priced }]
  const lines = { id: 'lines', name: 'TableList' as const, title: '明细', items }
  const last = approval('node_3', [first], { formPerms: [perm('lines', 'E'), perm('price', 'H')] })
  const id = await publish(campus(), admin, {
    tree: root(approval('node_1', [first], {}, approval('node_2', [second], {}, last))),
    form: [lines],
  })
  const [table, chair] = [
    { thing: '桌', price: 1 },
    { thing: '椅', price: 2 },
  ]
  const instanceId = await apply(campus(), student, id, { formData: { lines: [table, chair] } })
  for (const who of [first, second]) assert.equal((await act(campus(), who, instanceId, 'agree')).code, 200)
  const { formData } = (await progressOf(campus(), first, instanceId)).data
  assert.deepEqual(formData['lines'], [
    { ...table, $row: 0 },
    { ...chair, $row: 1 },
  ])
  assert.equal((await act(campus(), first, instanceId, 'agree', { formData: { lines: [{ ...chair, $row: 1 }] } })).code, 200)
  assert.deepEqual((await progressOf(campus(), student, instanceId)).data.formData['lines'], [chair])
})

test('a decider who moves a booking learns that it is taken, and not what a field that is hidden from them books', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const room = { id: 'room', name: 'TextInput' as const, title: '会议室', props: { claim: 'room', claimDuring: 'days' } }
  const days = { id: 'days', name: 'DateTimeRange' as const, title: '日期', props: { required: true, format: 'YYYY-MM-DD' as const } }
  const perm = (id: string, perm: string) => ({ id, perm })
  const rights = { formPerms: [perm('room', 'H'), perm('days', 'E')] }
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], rights)), form: [room, days] })
  const book = (who: typeof student, day: string) => apply(campus(), who, id, { formData: { room: '密室', days: [day, day] } })
  await book(second, '2026-12-02')
  const instanceId = await book(student, '2026-12-01')
  const refused = await act(campus(), first, instanceId, 'agree', { formData: { days: ['2026-12-01', '2026-12-02'] } })
  assert.equal(refused.error, 'claim_taken')
  assert.doesNotMatch(JSON.stringify(refused), /密室/)
})
