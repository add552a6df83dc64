import assert from 'node:assert/strict'
import { test } from 'node:test'
import { approval, copy, either, parallel, processOf } from '../testing/build-process.ts'
import { countedIds } from '../testing/counted-ids.ts'
import { peopleOf } from '../testing/people.ts'
import { playOf } from '../testing/play.ts'
import { allowedOperations, returnTargetsOf } from './allowed.ts'
import { withAnswers } from './asked-lookup.ts'
import { type ComingStep, everyDecision, forecast, forecastStart } from './forecast.ts'
import { newState } from './state.ts'
import { step } from './step.ts'

const form = [{ id: 'days', name: 'NumberInput', title: 'Days', valueType: 'Number' }]
const long = [{ id: 'days', compare: '>', valueType: 'Number', value: [3] }]
const chain = [
  approval('a'),
  either('g', { when: long, chain: [approval('b')] }, { chain: [] }),
  parallel('p', [approval('c')], [approval('d', { nobody: { handler: 'TO_PASS' } })]),
  approval('e', { assignedType: 'SELF_SELECT' }),
  copy('k'),
]
const nodes = { a: ['ann'], b: ['bob'], c: ['cid'], d: [], k: ['kim'] }
const process = processOf(chain, { form })
const people = { nodes, deputies: { cid: 'dora' } }
const shown = (steps: readonly ComingStep[]) =>
  steps.map(
    ({ node, signers, verdict, isToPick }) =>
      `${node.name} ${signers.map(({ assignee }) => assignee).join()}${verdict ?? ''}${isToPick ? '?' : ''}`,
  )

test('the way of a request with the people on it, before it starts', () => {
  const request = { starter: 'starter', unit: null, values: { days: 5 } }
  assert.deepEqual(shown(forecastStart(process, request, peopleOf(people))), ['a ann', 'b bob', 'c dora', 'd passed', 'e ?', 'k '])
  const short = { ...request, values: { days: 1 }, picked: { node_e: ['eve'] } }
  assert.deepEqual(shown(forecastStart(process, short, peopleOf(people))), ['a ann', 'c dora', 'd passed', 'e eve', 'k '])
})

test('every decision is looked at, also those that these values do not lead to', () => {
  const request = { starter: 'starter', unit: null, values: { days: 1 } }
  assert.deepEqual(shown(everyDecision(process, request, peopleOf(people))), ['a ann', 'e ?', 'c dora', 'd passed', 'b bob'])
})

test('the rest of the way of a running instance, each step once', () => {
  const play = playOf(process, people)
  assert.equal(play.refusalOf({ kind: 'start', by: 'starter', unit: null, values: { days: 5 } }), 'pick_required')
  play.start({ values: { days: 5 }, picked: { node_e: ['eve'] } })
  assert.deepEqual(shown(forecast(process, play.state(), peopleOf(people))), ['b bob', 'c dora', 'd passed', 'e eve', 'k '])
  play.does('agree', 'ann')
  play.does('agree', 'bob')
  assert.deepEqual(shown(forecast(process, play.state(), peopleOf(people))), ['e eve', 'k '])
})

test('a step that must ask a database comes to the same changes', async () => {
  const lookup = peopleOf(people)
  const action = { kind: 'start', by: 'starter', unit: null, values: { days: 5 }, picked: { node_e: ['eve'] } } as const
  const run = (answers: typeof lookup) => step(process, newState('i'), action, { lookup: answers, now: '2026', ids: countedIds() })
  const slow = {
    people: async (request: Parameters<typeof lookup.people>[0]) => lookup.people(request),
    unitsAbove: async (unit: string) => lookup.unitsAbove(unit),
    unitsOf: async (person: string) => lookup.unitsOf(person),
    holds: async (rule: string) => lookup.holds(rule, { values: {}, starter: '', unit: null }),
    calendar: async () => ({ holidays: [], makeUpDays: [] }),
  }
  assert.deepEqual(await withAnswers(slow, run), run(lookup))
})

test('a condition about units waits for its answer as well', async () => {
  const law = '00000000-0000-4000-8000-00000000000a'
  const when = [{ id: 'root', compare: 'DEPT', value: [{ id: law, type: 'dept' }] }]
  const byUnit = processOf([either('g', { when, chain: [approval('a')] }, { chain: [approval('b')] })])
  const slow = {
    people: async (request: Parameters<ReturnType<typeof peopleOf>['people']>[0]) => peopleOf(people).people(request),
    unitsAbove: async (unit: string) => [unit, law],
    unitsOf: async () => [],
    holds: async () => false,
    calendar: async () => ({ holidays: [], makeUpDays: [] }),
  }
  const request = { starter: 'starter', unit: 'institute', values: {} }
  assert.deepEqual(shown(await withAnswers(slow, (lookup) => forecastStart(byUnit, request, lookup))), ['a ann'])
})

test('a task says what its assignee can do, and where it can be sent back to', () => {
  const simple = processOf([approval('a'), approval('b', { operationPerm: { transfer: { show: false } } })])
  const play = playOf(simple, people)
  play.start()
  play.does('agree', 'ann')
  const task = play.taskOf('bob')
  assert.deepEqual(allowedOperations(simple, task), ['agree', 'refuse', 'delegate', 'afterAdd', 'recall'])
  assert.deepEqual(returnTargetsOf(simple, play.state(), task), ['node_a', 'root'])
  play.does('recall', 'bob', { target: 'root' })
  assert.deepEqual(allowedOperations(simple, play.taskOf('starter')), ['complete', 'cancel'])
  assert.deepEqual(allowedOperations(simple, play.taskOf('bob')), [])
})
