import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publishProcess, saveProcessDraft } from '@campus/contract/approval/console/processes.ts'
import { consoleRules, retireRule, saveRule } from '@campus/contract/approval/console/rules.ts'
import { approverRules, peopleByQuery, peopleByRule, resolveConditions } from '@campus/contract/approval/rules.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { apply, approval, either, member, openOffice, publish, reason, root, taskOf } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const titles = { name: '用印负责人', nameEn: 'Keepers of the seal', nameTw: '用印負責人' }

const openRules = async () => {
  const office = await openOffice(campus())
  const ask = asker(campus().url)
  const people = { assignedType: 'ASSIGN_USER' as const, assignedUser: [member(office.first)] }
  const given = { ...titles, definition: { kind: 'approver' as const, people } }
  const save = (more: Partial<GivenTo<typeof saveRule>> = {}, who = office.admin) => ask(saveRule, { ...given, ...more }, who)
  const stepBy = (rule: string) => root(approval('node_1', [], { assignedType: 'RULE', rule }))
  return { ...office, ask, save, given, stepBy }
}

test('a named rule finds who decides; a change of it counts from the next step on', async () => {
  const { admin, student, first, second, save, stepBy, ask } = await openRules()
  const { id } = (await save()).data
  const [folder] = (await ask(approverRules, {}, admin)).data
  assert.deepEqual(
    folder?.children.map((rule) => rule.id),
    [id],
  )
  const processId = await publish(campus(), admin, { tree: stepBy(id) })
  assert.notEqual(await taskOf(campus(), first, await apply(campus(), student, processId)), '')
  const found = (await ask(peopleByRule, { id }, admin)).data
  assert.deepEqual([found.map((person) => person.id), (await ask(peopleByRule, { id }, student)).error], [[first.person.id], 'forbidden'])
  const people = { assignedType: 'ASSIGN_USER' as const, assignedUser: [member(second)] }
  assert.equal((await save({ id, revision: 1, definition: { kind: 'approver', people } })).code, 200)
  assert.notEqual(await taskOf(campus(), second, await apply(campus(), student, processId)), '')
})

test('a reviewed query of the product finds people too, by its id or as a named rule; text of a query is refused', async () => {
  const { admin, student, save, stepBy, schoolId, ask } = await openRules()
  const deciding = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  const query = { kind: 'query' as const, query: 'school_administrators' }
  const { id } = (await save({ definition: query })).data
  for (const rule of [id, 'school_administrators'])
    assert.notEqual(
      await taskOf(campus(), deciding, await apply(campus(), student, await publish(campus(), admin, { tree: stepBy(rule) }))),
      '',
    )
  const found = (await ask(peopleByQuery, { id: 'school_administrators' }, admin)).data
  assert.ok(found.some((person) => person.id === deciding.person.id))
  for (const text of ['select id from person', 'x']) assert.equal((await ask(peopleByQuery, { id: text }, admin)).error, 'query_unknown')
  assert.equal((await ask(peopleByQuery, { id: 'school_administrators', sql: 'select id from person' }, admin)).error, 'query_unknown')
  assert.equal((await save({ definition: { ...query, query: 'select id from person' } })).error, 'query_unknown')
  assert.equal((await save({ definition: { ...query, unitId: student.person.id } })).error, 'not_found')
})

test('a rule that a process uses stays; a version that names none of the school is not published', async () => {
  const { admin, ask, save, stepBy, first } = await openRules()
  const { id } = (await save()).data
  const processId = await publish(campus(), admin, { tree: stepBy(id) })
  assert.deepEqual((await ask(consoleRules, {}, admin)).data.rules[0]?.usedBy, ['用印'])
  const refused = await ask(retireRule, { id }, admin)
  assert.deepEqual([refused.error, refused.data], ['rule_in_use', { processes: ['用印'] }])
  const draft = { id: processId, revision: 0, tree: root(approval('node_1', [first])), form: [reason], settings: {} }
  const { revision } = (await ask(saveProcessDraft, draft, admin)).data
  await ask(publishProcess, { id: processId, revision }, admin)
  assert.equal((await ask(retireRule, { id }, admin)).code, 200)
  const again = (await ask(saveProcessDraft, { ...draft, tree: stepBy(id) }, admin)).data
  assert.equal((await ask(publishProcess, { id: processId, revision: again.revision }, admin)).error, 'process_has_problems')
})

test('a named condition asks about the form of a process, its people and units, and where the starter belongs', async () => {
  const { admin, student, first, second, college, save, ask } = await openRules()
  const form = [
    reason,
    { id: 'days', name: 'NumberInput' as const, title: '天数' },
    { id: 'unit', name: 'DeptPicker' as const, title: '部门' },
  ]
  const gateway = (rule: string) => root(either({ type: 'RULE', rule }, approval('node_1', [second]), approval('node_4', [first])))
  const under = { compare: 'DEPT' as const, value: [{ id: college, name: '', type: 'dept' as const }] }
  const conditions = [
    { id: 'days', compare: '>' as const, value: [3] },
    { id: 'unit', ...under },
    { id: 'root', ...under },
  ]
  const processId = await publish(campus(), admin, { tree: root(approval('node_1', [first])), form })
  const asking = (more: object) => ({ kind: 'condition' as const, processId, groups: [{ groupType: 'AND' as const, conditions }], ...more })
  const { id } = (await save({ definition: asking({}) })).data
  const longId = await publish(campus(), admin, { tree: gateway(id), form })
  const decider = async (days: number, who = student) => {
    const instanceId = await apply(campus(), who, longId, { formData: { reason: '外出', days, unit: [{ id: college }] } })
    return (await taskOf(campus(), second, instanceId)) === '' ? 'first' : 'second'
  }
  assert.deepEqual([await decider(5), await decider(2)], ['second', 'first'])
  const wayFor = async (days: number) => {
    const context = { reason: '外出', days, unit: [{ id: college }] }
    return (await ask(resolveConditions, { processDfId: longId, conditionNodeId: 'node_2', context }, student)).data
  }
  assert.deepEqual([await wayFor(5), await wayFor(2)], [['node_3'], ['node_5']])
  const unknown = [{ groupType: 'AND' as const, conditions: [{ id: 'nothing', compare: '=' as const, value: ['1'] }] }]
  assert.equal((await save({ definition: asking({ groups: unknown }) })).error, 'rule_incomplete')
  assert.equal((await save({ id, revision: 1, definition: asking({ groups: unknown, processId: null }) })).code, 200)
  const elsewhere = await openRules()
  assert.equal((await elsewhere.save({ definition: asking({}) })).error, 'not_found')
  assert.equal((await ask(consoleRules, {}, admin)).data.rules.length, 1)
})

test('of two editors one is told; bad rules, strangers and other schools are refused', async () => {
  const { ask, save, given, first } = await openRules()
  const { id } = (await save()).data
  const both = await Promise.all([save({ id, revision: 1, name: '甲' }), save({ id, revision: 1, name: '乙' })])
  assert.deepEqual(both.map(({ error }) => error ?? '').toSorted(), ['', 'rule_changed'])
  const nobody = { kind: 'approver' as const, people: { assignedType: 'ASSIGN_USER' as const, assignedUser: [] } }
  assert.equal((await save({ definition: nobody })).error, 'rule_incomplete')
  const nested = { kind: 'approver', people: { assignedType: 'RULE', rule: id } } as unknown as typeof given.definition
  assert.equal((await save({ definition: nested })).error, 'bad_input')
  const condition = {
    kind: 'condition' as const,
    groups: [{ groupType: 'AND' as const, conditions: [{ id: 'root', compare: 'ORG' as const, value: [member(first)] }] }],
  }
  assert.equal((await save({ id, revision: 2, definition: condition })).error, 'rule_incomplete')
  assert.equal((await save({}, first)).error, 'forbidden')
  const foreigner = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  assert.equal((await save({ id, revision: 2 }, foreigner)).error, 'not_found')
  assert.equal((await ask(retireRule, { id }, foreigner)).error, 'not_found')
})
