import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FormItem } from '@campus/contract/approval/form.ts'
import { startProcess } from '@campus/contract/approval/starting.ts'
import { todoList } from '@campus/contract/approval/task-lists.ts'
import { dictionaryEntries, saveDictionaryEntry } from '@campus/contract/school/console/dictionaries.ts'
import { textOf } from '@campus/flow/form/shown-form.ts'
import { act, apply, approval, openOffice, progressOf, publish, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { exportedTable } from '../../../testing/exported-rows.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const seal = { id: 'seal', name: 'SelectPlus' as const, title: '印章', props: { dictionary: 'seal_kind', abstract: true } }
const kinds = { id: 'kinds', name: 'SelectPlus' as const, title: '还需', props: { dictionary: 'seal_kind', multiple: true } }
const lines = {
  id: 'lines',
  name: 'TableList' as const,
  title: '明细',
  items: [{ ...seal, id: 'each', props: { dictionary: 'seal_kind' } }],
}

const openSchool = async () => {
  const office = await openOffice(campus())
  const ask = asker(campus().url)
  const entry = (value: string, label: string, labelEn: string) => ({ type: 'seal_kind', value, label, labelEn, labelTw: label })
  for (const given of [entry('round', '公章', 'Round seal'), entry('contract', '合同章', 'Contract seal')])
    await ask(saveDictionaryEntry, given, office.admin)
  const form = [seal, kinds, lines]
  const processId = await publish(campus(), office.admin, { tree: root(approval('node_1', [office.first])), form })
  return { ...office, ask, processId, entry }
}

test('what was chosen from a dictionary reads by its text: in the form, on cards, in searches and in exports', async () => {
  const { admin, student, first, ask, processId, entry } = await openSchool()
  const formData = { seal: 'round', kinds: ['contract', 'round'], lines: [{ each: 'contract' }] }
  const instanceId = await apply(campus(), student, processId, { formData })
  const { formItems, formData: values } = (await progressOf(campus(), first, instanceId)).data
  const textIn = (items: readonly FormItem[], id: string, value: unknown) =>
    items.flatMap((item) => (item.id === id ? [textOf(item, value)] : []))
  assert.deepEqual(values, formData)
  assert.deepEqual(textIn(formItems, 'kinds', values['kinds']), ['合同章, 公章'])
  assert.deepEqual(
    textIn(
      formItems.flatMap(({ items = [] }) => items),
      'each',
      'contract',
    ),
    ['合同章'],
  )
  for (const keyword of ['公章', 'round seal']) {
    const [row] = (await ask(todoList, { keyword }, first)).data.rows
    assert.deepEqual(row?.formAbstracts, [{ id: 'seal', name: '印章', value: '公章' }])
  }
  assert.deepEqual((await ask(todoList, { keyword: '合同' }, first)).data.rows, [])
  const exported = async () => exportedTable(campus(), admin, { source: 'approvals', columns: ['content'], filter: { processId } })
  assert.deepEqual((await exported())[1]?.slice(0, 2), ['公章', '合同章, 公章'])

  // Closed, it can no longer be chosen; who had chosen it keeps it.
  const { id } = (await ask(dictionaryEntries, {}, admin)).data.find(({ value }) => value === 'round') ?? { id: '' }
  await ask(saveDictionaryEntry, { ...entry('round', '公章', 'Round seal'), id, isOpen: false }, admin)
  assert.equal((await exported())[1]?.[0], '公章')
  assert.equal((await ask(startProcess, { id: processId, formData }, student)).error, 'form_wrong')
  await act(campus(), first, instanceId, 'recall', { targetNode: 'root' })
  const again = (more: object) => act(campus(), student, instanceId, 'complete', { formData: { ...formData, ...more } })
  assert.equal((await again({ lines: [{ each: 'round' }] })).error, 'form_wrong')
  // A choice that was cleared is none.
  assert.equal((await again({ lines: [{ each: '' }] })).code, 200)
  assert.deepEqual((await progressOf(campus(), first, instanceId)).data.formData['lines'], [{}])
})

const who = { id: 'who', name: 'UserPicker' as const, title: '经办人', props: { abstract: true } }
const where = { id: 'where', name: 'DeptPicker' as const, title: '单位' }
const linked = { id: 'linked', name: 'ProcessIndex' as const, title: '关联申请' }
const team = { id: 'team', name: 'TableList' as const, title: '同行', items: [{ ...who, id: 'person', props: {} }] }

test('people, units and applications in a form are those of the school, by their registered names', async () => {
  const { schoolId, college, admin, student, first, second } = await openOffice(campus())
  const ask = asker(campus().url)
  const foreign = await openOffice(campus())
  const writable = { formPerms: [{ id: 'who', perm: 'E' }] }
  const form = [who, where, linked, team]
  const processId = await publish(campus(), admin, { tree: root(approval('node_1', [first], writable)), form })
  const named = (id: string) => [{ id, name: '校长' }]
  const own = await apply(campus(), student, processId, { formData: {} })
  const others = await apply(campus(), second, processId, { formData: {} })
  const draft = await apply(campus(), student, processId, { formData: {}, draft: true })
  const start = (formData: Record<string, unknown>) => ask(startProcess, { id: processId, formData }, student)
  const wrong = [
    ['who', named(foreign.first.person.id)],
    ['where', named(foreign.college)],
    ['linked', named(others)],
    ['linked', named(draft)],
    ['team', [{ person: named(foreign.first.person.id) }]],
  ] as const
  for (const [field, value] of wrong) {
    const { error, fields } = await start({ [field]: value })
    assert.deepEqual([error, Object.keys(fields ?? {})], ['form_wrong', [`formData.${field}`]])
  }
  const { id } = second.person
  const formData = { who: named(id), where: named(college), linked: named(own), team: [{ person: named(id) }] }
  const { instanceId } = (await start(formData)).data
  const { sql } = campus().base
  const person = { id, name: (await sql.selectFrom('person').where('id', '=', id).select('name').executeTakeFirstOrThrow()).name }
  const unit = await sql
    .selectFrom('org_unit')
    .where('id', '=', college)
    .where('school_id', '=', schoolId)
    .select('name')
    .executeTakeFirstOrThrow()
  const { number } = (await progressOf(campus(), student, own)).data
  const shown = (await progressOf(campus(), first, instanceId)).data.formData
  assert.deepEqual(shown, {
    who: [person],
    where: [{ id: college, name: unit.name }],
    linked: [{ id: own, name: `用印 #${number}` }],
    team: [{ person: [person] }],
  })
  // Who has left since stays as they were named; nobody new is named by their number alone.
  await sql.updateTable('person').set({ state: 'disabled' }).where('id', '=', id).execute()
  const write = (value: unknown) => act(campus(), first, instanceId, 'agree', { formData: { ...shown, who: value } })
  assert.equal((await write([person, { id: foreign.first.person.id, name: '校长' }])).error, 'form_wrong')
  assert.equal((await write(named(id))).code, 200)
  assert.deepEqual((await progressOf(campus(), first, instanceId)).data.formData['who'], [person])
})

test('what the dictionary never had is refused, with the field', async () => {
  const { student, ask, processId } = await openSchool()
  for (const [field, value] of [
    ['seal', 'gold'],
    ['kinds', ['round', 'gold']],
    ['lines', [{ each: 'gold' }]],
  ] as const) {
    const refused = await ask(startProcess, { id: processId, formData: { [field]: value } }, student)
    assert.deepEqual([refused.error, Object.keys(refused.fields ?? {})], ['form_wrong', [`formData.${field}`]])
  }
})
