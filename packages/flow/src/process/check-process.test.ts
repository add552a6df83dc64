import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  approval,
  copy,
  delay,
  either,
  type NodeSketch,
  nodeId,
  parallel,
  processOf,
  subprocess,
  treeOf,
  webhook,
} from '../testing/build-process.ts'
import { checkProcess } from './check-process.ts'
import { checkPart, partsOf } from './check-subprocess.ts'
import { readProcess, readTree } from './read-process.ts'

const somebody = { assignedUser: [{ id: '00000000-0000-4000-8000-000000000001', name: 'Ann' }] }
const named = (id: string, props: object = {}) => approval(id, { ...somebody, ...props })
const problems = (chain: readonly NodeSketch[], options: Parameters<typeof processOf>[1] = {}) =>
  checkProcess(processOf(chain, options)).map(({ code, nodeId, field }) => `${code} ${nodeId ?? field}`)
const field = (id: string, name = 'TextInput', more: object = {}) => ({ id, name, title: id, ...more })

test('a sound process has no problems', () => {
  const when = [{ id: 'days', compare: '>', value: [3] }]
  const chain = [
    named('a'),
    either('g', { when, chain: [named('b')] }, { chain: [] }),
    delay('w'),
    named('c', { refuse: { type: 'TO_NODE', target: 'node_a' } }),
  ]
  assert.deepEqual(problems(chain, { form: [field('days', 'NumberInput')] }), [])
})

test('every rule must name somebody', () => {
  for (const assignedType of ['ASSIGN_USER', 'ASSIGN_LEADER', 'ROLE', 'OTHER_SELECT', 'RULE'])
    assert.deepEqual(problems([approval('a', { assignedType })]), ['no_people node_a'])
  assert.deepEqual(problems([named('a', { nobody: { handler: 'TO_USER' } })]), ['no_people node_a'])
  assert.deepEqual(problems([copy('k')]), ['no_people node_k'])
  assert.deepEqual(problems([approval('a', { assignedType: 'FORM_USER', formField: 'who' })]), ['unknown_field node_a'])
  const form = [field('who', 'DeptPicker')]
  assert.deepEqual(problems([approval('a', { assignedType: 'FORM_USER', formField: 'who' })], { form }), ['wrong_field node_a'])
})

test('nobody is asked to decide their own request', () => {
  assert.deepEqual(problems([approval('a', { assignedType: 'SELF' })]), ['decides_own_request node_a'])
})

test('who picks people comes before them', () => {
  const picked = (id: string, by: string) => approval(id, { assignedType: 'OTHER_SELECT', assignedNode: [nodeId(by)] })
  assert.deepEqual(problems([named('a'), picked('b', 'a')]), [])
  assert.deepEqual(problems([picked('b', 'c'), named('c')]), ['picked_too_late node_b'])
  assert.deepEqual(problems([parallel('g', [named('c')], [named('d')]), picked('b', 'c')]), ['picked_too_late node_b'])
})

test('what is reserved for a while has a range of days that is filled in whenever it is', () => {
  const when = [{ groupType: 'AND', conditions: [{ id: 'kind', compare: '=', value: ['room'] }] }]
  const room = (more: object = {}) => field('room', 'TextInput', { props: { claim: 'room', claimDuring: 'hours' }, ...more })
  const hours = (props: object, more: object = {}, name = 'DateTimeRange') =>
    field('hours', name, { props: { required: true, ...props }, ...more })
  const of = (...form: readonly object[]) => problems([named('a')], { form: [field('kind'), ...form] })
  const wrong = ['wrong_claim_range room']
  assert.deepEqual(of(room(), hours({})), [])
  assert.deepEqual(of(room(), hours({ format: 'YYYY-MM-DD HH:mm' })), [])
  assert.deepEqual(of(room()), ['unknown_field room'])
  assert.deepEqual(of(room(), hours({ format: 'YYYY-MM' })), wrong)
  assert.deepEqual(of(room(), hours({}, {}, 'TimeRangePicker')), wrong)
  assert.deepEqual(of(room(), hours({ required: false })), wrong)
  assert.deepEqual(of(room(), hours({}, { visibleWhen: when })), wrong)
  assert.deepEqual(of(room({ visibleWhen: when }), hours({}, { visibleWhen: when })), [])
  assert.deepEqual(of(field('row', 'SpanLayout', { visibleWhen: when, items: [hours({})] }), room()), wrong)
  const optional = { formPerms: [{ id: 'hours', perm: 'E', required: false }] }
  assert.deepEqual(problems([named('a')], { form: [room(), hours({})], root: optional }), wrong)
})

test('a column of a table is always asked for', () => {
  const visibleWhen = [{ groupType: 'AND', conditions: [{ id: 'kind', compare: '=', value: ['room'] }] }]
  const table = field('lines', 'TableList', { items: [field('price', 'AmountInput', { visibleWhen })] })
  assert.deepEqual(problems([named('a')], { form: [field('kind'), table] }), ['condition_in_table price'])
})

test('conditions have exactly one default, known fields and enough values', () => {
  const when = [{ id: 'days', compare: 'AB', value: [3] }]
  assert.deepEqual(problems([either('g', { when, chain: [] }, { when, chain: [] })], { form: [field('days', 'NumberInput')] }), [
    'no_default node_g',
    'incomplete_condition node_gb0',
    'incomplete_condition node_gb1',
  ])
  assert.deepEqual(problems([either('g', { chain: [] }, { chain: [] })]), ['unreachable_branch node_gb1'])
  assert.deepEqual(problems([either('g', { when, chain: [] }, { chain: [] })]), ['unknown_field node_gb0'])
})

test('a condition names options that the field has, as they are stored', () => {
  const options = ['a', { value: 'b', label: 'B' }]
  const of = (compare: string, value: readonly string[], props: object = { options }) => {
    const condition = { id: 'kind', compare, value }
    const shown = field('shown', 'TextInput', { visibleWhen: [{ groupType: 'AND', conditions: [condition] }] })
    const form = [field('kind', 'MultipleSelect', { props }), shown]
    return problems([either('g', { when: [condition], chain: [named('a')] }, { chain: [] })], { form })
  }
  const unknown = ['unknown_option shown', 'unknown_option node_gb0']
  assert.deepEqual([of('=', ['a']), of('IN', ['a', 'b']), of('!=', ['b'])], [[], [], []])
  assert.deepEqual([of('=', ['B']), of('IN', ['a', 'c']), of('!=', ['c'])], [unknown, unknown, unknown])
  assert.deepEqual(of('=', ['c'], { dictionary: 'leave_kinds' }), [])
})

test('expressions of an imported tree are refused beside their node', () => {
  for (const type of ['UEL', 'JS', 'HTTP']) {
    const gateway: NodeSketch = { id: 'g', type: 'CONDITIONS', branchs: [{ props: { type: type as 'JS' }, chain: [] }, { chain: [] }] }
    assert.deepEqual(problems([gateway]), ['expression_refused node_gb0'])
  }
})

test('a refusal leads to a step before, never into a branch from outside', () => {
  const to = (target: string) => named('z', { refuse: { type: 'TO_NODE', target } })
  assert.deepEqual(problems([to('node_nowhere')]), ['unknown_target node_z'])
  assert.deepEqual(problems([to('node_b'), named('b')]), ['unknown_target node_z'])
  assert.deepEqual(problems([parallel('g', [named('b')], []), to('node_b')]), ['target_in_branch node_z'])
  assert.deepEqual(problems([to('root')]), [])
})

test('what is required can be filled in', () => {
  const form = [field('why', 'TextInput', { props: { required: true } })]
  assert.deepEqual(problems([named('a')], { form, root: { formPerms: [{ id: 'why', perm: 'H' }] } }), ['hidden_required root'])
  assert.deepEqual(problems([named('a', { formPerms: [{ id: 'why', perm: 'R', required: true }] })], { form }), ['hidden_required node_a'])
  assert.deepEqual(problems([named('a', { formPerms: [{ id: 'gone', perm: 'R' }] })], { form }), ['unknown_field node_a'])
  const layout = [field('office', 'SpanLayout', { items: form })]
  assert.deepEqual(problems([named('a', { formPerms: [{ id: 'office', perm: 'H' }] })], { form: layout }), [])
  assert.deepEqual(problems([named('a')], { form: layout, root: { formPerms: [{ id: 'office', perm: 'R' }] } }), ['hidden_required root'])
})

test('messages insert known fields, and sub-processes exist', () => {
  const hook = webhook('h')
  const asking = { ...hook, props: { type: 'WEBHOOK', http: { method: 'POST', url: ['https://a.example/$', '{who}'].join('') } } }
  assert.deepEqual(problems([asking]), ['unknown_field node_h'])
  assert.deepEqual(problems([subprocess('s')]), ['no_subprocess node_s'])
})

test('forms: double ids, choices without options, tables in tables, wrong and circular formulas', () => {
  const formula = (id: string, expression: string) => field(id, 'CalcFormula', { props: { expression } })
  const form = [
    field('same'),
    field('same'),
    field('choice', 'SelectInput'),
    field('table', 'TableList', { items: [field('price', 'NumberInput'), formula('line', 'price * factor + other')] }),
    field('factor', 'NumberInput'),
    field('outer', 'TableList', { items: [field('inner', 'TableList')] }),
    formula('broken', '1 +'),
    formula('one', 'two + 1'),
    formula('two', 'one + 1'),
    formula('sum', 'SUM(table.line)'),
  ]
  assert.deepEqual(problems([], { form }), [
    'duplicate_id same',
    'table_in_table outer',
    'no_options choice',
    'unknown_field line',
    'wrong_formula broken',
    'circular_formula one',
    'circular_formula two',
  ])
})

const depth = (levels: number) => {
  let node: object | undefined
  for (let level = 0; level < levels; level += 1)
    node = { id: `node_${level}`, name: '', type: 'DELAY', props: { type: 'FIXED', time: 1, unit: 'H' }, children: node }
  return { id: 'root', name: '', type: 'ROOT', props: {}, children: node }
}
const codesOf = (input: unknown) => {
  const read = readTree(input)
  return 'problems' in read ? read.problems.map(({ code }) => code) : []
}

test('a tree of two hundred nodes is read, one of ten thousand is refused at once', () => {
  assert.deepEqual(codesOf(depth(199)), [])
  assert.deepEqual(codesOf(depth(200)), ['too_many_nodes'])
  assert.deepEqual(codesOf(depth(10_000)), ['too_deep'])
  assert.deepEqual(codesOf(`${'{"children":'.repeat(10_000)}{}${'}'.repeat(10_000)}`), ['too_deep'])
})

test('circles, names of prototypes, double ids, deep gateways and text that is no tree are refused', () => {
  const circle = depth(2) as { children: { children: object } }
  circle.children.children = circle
  assert.deepEqual(codesOf(circle), ['too_deep'])
  assert.deepEqual(codesOf('{"__proto__": {"type": "ROOT"}}'), ['forbidden_name'])
  assert.deepEqual(codesOf('{"a": {"constructor": 1}}'), ['forbidden_name'])
  assert.deepEqual(codesOf('{'), ['not_json'])
  assert.deepEqual(codesOf(treeOf([delay('a'), delay('a')])), ['duplicate_id'])
  let deep: readonly NodeSketch[] = []
  for (let level = 0; level < 11; level += 1) deep = [parallel(`g${level}`, deep, [])]
  assert.deepEqual(codesOf(treeOf(deep)), ['too_deep'])
  assert.deepEqual(codesOf(treeOf([{ id: 'x', type: 'SCRIPT', props: {} }])), ['wrong_shape'])
})

test('joins and the start stand where they belong', () => {
  const misplaced = [{ id: 'x', type: 'ROOT', props: {} }, named('a')]
  assert.deepEqual(problems(misplaced), ['misplaced node_x'])
  assert.deepEqual(problems([{ id: 'x', type: 'EMPTY', props: {} }]), ['misplaced node_x'])
})

test('a sub-process gets what its form always asks for, and asks nobody to pick people', () => {
  const code = '00000000-0000-4000-8000-000000000002'
  const of = (childForm: readonly object[], inVar: readonly object[], childChain: readonly NodeSketch[] = []) => {
    const parent = processOf([subprocess('p', { subProcCode: code, inVar })], { form: [field('reason')] })
    const [node] = partsOf(parent)
    assert.ok(node)
    return checkPart(parent, node, processOf(childChain, { form: childForm })).map((problem) =>
      `${problem.code} ${problem.field ?? ''}`.trim(),
    )
  }
  const needed = field('why', 'TextInput', { props: { required: true } })
  const sometimes = [{ groupType: 'AND', conditions: [{ id: 'why', compare: '=', value: ['a'] }] }]
  assert.deepEqual(of([needed], [{ mKey: 'reason', sKey: 'why' }]), [])
  assert.deepEqual(of([needed], []), ['subprocess_needs_value why'])
  assert.deepEqual(of([field('row', 'SpanLayout', { items: [needed] })], []), ['subprocess_needs_value why'])
  assert.deepEqual(of([{ ...needed, visibleWhen: sometimes }], []), [])
  assert.deepEqual(of([field('row', 'SpanLayout', { visibleWhen: sometimes, items: [needed] })], []), [])
  assert.deepEqual(of([{ ...needed, perm: 'R' }], [{ mKey: 'gone', sKey: 'why' }]), ['unknown_field gone', 'subprocess_field_closed why'])
  assert.deepEqual(of([], [], [approval('a', { assignedType: 'SELF_SELECT' })]), ['subprocess_picks'])
  assert.deepEqual(of([], [], [subprocess('q', { subProcCode: code, staterUser: { type: 'SELECT' } })]), ['subprocess_picks'])
})

test('a whole version is read as the designer exports it, empty children included', () => {
  const text = JSON.stringify({ process: { ...treeOf([]), children: {} }, formItems: [field('why')], settings: { sameSkip: 'FIRST' } })
  const read = readProcess(text)
  assert.ok('value' in read)
  assert.equal(read.value.settings.sameSkip, 'FIRST')
  assert.equal(read.value.tree.children, undefined)
  assert.ok('problems' in readProcess({ process: treeOf([]), formItems: [field('WRONG')] }))
})
