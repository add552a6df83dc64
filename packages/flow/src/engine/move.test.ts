import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Process } from '../process/process.ts'
import { approval, either, type NodeSketch, parallel, processOf } from '../testing/build-process.ts'
import { peopleOf } from '../testing/people.ts'
import { playOf } from '../testing/play.ts'
import { brokenInvariants } from './invariants.ts'
import { moveTo } from './move.ts'
import { replay } from './replay.ts'
import type { State } from './state.ts'
import { step } from './step.ts'

const days = { id: 'days', name: 'NumberInput', title: 'Days', valueType: 'Number' }
const double = { id: 'double', name: 'CalcFormula', title: 'Double', valueType: 'Number', props: { expression: 'days * 2' } }
const reason = { id: 'reason', name: 'TextInput', title: 'Reason', valueType: 'String', props: { required: true } }
const long = [{ id: 'days', compare: '>', valueType: 'Number', value: [3] }]
const chain = [approval('a'), either('g', { when: long, chain: [approval('b')] }, { chain: [] }), approval('c')]
const people = { nodes: { a: ['ann'], b: ['bob'], c: ['cid'], new: ['ned'] } }
const from = processOf(chain, { form: [days] })
const around = { lookup: peopleOf(people), now: '2026-01-01T00:00:00.000Z', ids: () => 'moved' }
const given = { by: 'admin', versions: { from: 1, to: 2 }, comment: { text: 'new rules' } }

/** Five days, agreed to by Ann: it waits for Bob inside of the choice. */
const started = () => {
  const play = playOf(from, people)
  play.start({ values: { days: 5 } })
  play.does('agree', 'ann')
  return play
}

const problemsOf = (to: Process, state: State) => {
  const moved = moveTo({ from, to }, state, given, around)
  return 'problems' in moved ? moved.problems.map(({ code, at }) => `${code} ${at}`) : []
}

test('an instance moves to a version that has its steps where they were', () => {
  const state = started().state()
  const under = (nodes: readonly NodeSketch[]) => problemsOf(processOf(nodes, { form: [days] }), state)
  assert.deepEqual(under([approval('new'), ...chain]), [])
  assert.deepEqual(under([approval('a')]), ['node_missing node_g', 'node_missing node_b'])
  assert.deepEqual(under([parallel('g', [approval('b')], [])]), ['node_differs node_g'])
  assert.deepEqual(under([either('g', { when: long, chain: [] }, { chain: [approval('b')] })]), ['node_differs node_b'])
})

test('what is filled in must fit the new form', () => {
  const state = started().state()
  const under = (form: readonly object[], root = {}) => problemsOf(processOf(chain, { form, root }), state)
  assert.deepEqual(under([]), ['field_missing days'])
  assert.deepEqual(under([{ ...days, name: 'TextInput' }]), ['field_missing days'])
  assert.deepEqual(under([{ ...days, props: { max: 3 } }]), ['field_wrong days'])
  assert.deepEqual(under([days, reason]), ['field_required reason'])
  assert.deepEqual(under([days, reason], { formPerms: [{ id: 'reason', perm: 'R' }] }), [], 'nobody is asked for it at the start')
  const play = started()
  play.does('recall', 'bob', { target: 'root' })
  assert.deepEqual(problemsOf(processOf(chain, { form: [days, reason] }), play.state()), [], 'the starter has the form and fills it in')
})

test('a column that rows have filled in must be there', () => {
  const table = (...columns: readonly object[]) => ({ id: 'lines', name: 'TableList', title: 'Lines', valueType: 'Array', items: columns })
  const old = processOf(chain, { form: [days, table(reason, { ...days, id: 'count' })] })
  const play = playOf(old, people)
  play.start({ values: { days: 5, lines: [{ reason: 'pens', count: 2 }] } })
  const moved = moveTo({ from: old, to: processOf(chain, { form: [days, table(reason)] }) }, play.state(), given, around)
  assert.deepEqual(moved, { problems: [{ code: 'field_missing', at: 'count' }] })
})

test('moving needs words and is not for the own request or for what has ended', () => {
  const play = started()
  const move = (more: object) => moveTo({ from, to: from }, play.state(), { ...given, ...more }, around)
  assert.deepEqual(move({ comment: { text: ' ' } }), { refused: 'words_required' })
  assert.deepEqual(move({ by: 'starter' }), { refused: 'own_request' })
  play.act({ kind: 'end', by: 'admin', result: 'refused', comment: { text: 'no' } })
  assert.deepEqual(move({}), { refused: 'not_running' })
})

test('what is open stays open, formulas follow the new form, and a vote of before is not taken back', () => {
  const play = started()
  const to = processOf([either('g', { when: long, chain: [approval('b'), approval('new')] }, { chain: [] })], { form: [days, double] })
  const moved = moveTo({ from, to }, play.state(), given, around)
  assert.ok('events' in moved)
  const { state, events, effects } = moved
  assert.deepEqual(
    events.map(({ kind }) => kind),
    ['moved', 'values_written'],
  )
  assert.deepEqual(state.values, { days: 5, double: 10 })
  const task = play.taskOf('bob')
  assert.deepEqual(
    [state.tasks, effects],
    [
      play.state().tasks,
      [
        { kind: 'hold_claims' },
        { kind: 'notify', about: 'moved', to: ['starter'], words: 'new rules' },
        { kind: 'notify', about: 'task_changed', to: ['bob'], taskId: task.id, runId: task.runId, words: 'new rules' },
      ],
    ],
  )
  assert.deepEqual(brokenInvariants(to, state), [])
  assert.deepEqual(replay('instance', [...play.events(), ...events]), state)
  const back = { kind: 'revoke', by: 'ann', taskId: play.taskOf('ann').id, comment: { text: 'wait' } } as const
  assert.deepEqual(step(to, state, back, around), { refused: 'too_late', at: undefined })
  const agreed = step(to, state, { kind: 'agree', by: 'bob', taskId: task.id }, around)
  assert.ok('state' in agreed)
  assert.deepEqual(
    agreed.state.tasks.filter(({ status }) => status === 'open').map(({ assignee }) => assignee),
    ['ned'],
  )
})
