import assert from 'node:assert/strict'
import { test } from 'node:test'
import { approval, parallel, processOf, subprocess } from '../../testing/build-process.ts'
import { playOf } from '../../testing/play.ts'

const nodes = { a: ['ann'], b: ['bob'], c: ['cid'] }
const back = { refuse: { type: 'TO_BEFORE' } }

interface Around {
  readonly settings?: object
  readonly props?: object
  readonly beside?: boolean
}

/** Ann agrees, then a sub-process starts as many children as are named. */
const started = (children: readonly string[], { settings = {}, props = {}, beside = false }: Around = {}) => {
  const part = subprocess('s', props)
  const rest = beside ? parallel('g', [part, approval('b')], [approval('c')]) : part
  const play = playOf(processOf([approval('a'), rest, ...(beside ? [] : [approval('b')])], { settings }), { nodes })
  play.start()
  const begin = () => {
    play.does('agree', 'ann')
    const run = play.state().runs.findLast(({ nodeId }) => nodeId === 'node_s')
    play.act({ kind: 'children_started', runId: run?.id ?? '', children })
    return (childId: string, result: 'passed' | 'refused') =>
      play.act({ kind: 'child_ended', runId: run?.id ?? '', childId, result, values: {} })
  }
  const freed = () => play.effects().flatMap((effect) => (effect.kind === 'free_child_claims' ? effect.childId : []))
  return { play, end: begin(), freed }
}

test('before a step is done again, what its children had booked is free', () => {
  const { play, end, freed } = started(['one', 'two'])
  end('one', 'passed')
  end('two', 'passed')
  assert.deepEqual(freed(), [])
  play.does('recall', 'bob', { target: 'a' })
  assert.deepEqual(freed(), ['one', 'two'])
})

test('a branch that ends with its gateway frees what the children in it had booked', () => {
  const { play, end, freed } = started(['one'], { beside: true })
  end('one', 'passed')
  play.does('recall', 'cid', { target: 'a' })
  assert.deepEqual(freed(), ['one'])
})

test('a return to a step after the children keeps what they have booked', () => {
  const process = processOf([subprocess('s'), approval('a'), approval('b')])
  const play = playOf(process, { nodes })
  play.start()
  const runId = play.state().runs[0]?.id ?? ''
  play.act({ kind: 'children_started', runId, children: ['one'] })
  play.act({ kind: 'child_ended', runId, childId: 'one', result: 'passed', values: {} })
  play.does('agree', 'ann')
  play.does('recall', 'bob', { target: 'a' })
  assert.ok(play.effects().every(({ kind }) => kind !== 'free_child_claims'))
})

test('straight back, a step that has passed is not done again and keeps what it has booked; one that was refused is', () => {
  const passed = started(['one'], { settings: { reExecute: false } })
  passed.end('one', 'passed')
  passed.play.does('recall', 'bob', { target: 'a' })
  assert.deepEqual(passed.freed(), [])
  const refused = started(['one', 'two'], { settings: { reExecute: false }, props: back })
  refused.end('one', 'passed')
  refused.end('two', 'refused')
  assert.deepEqual(refused.freed(), ['one', 'two'])
})
