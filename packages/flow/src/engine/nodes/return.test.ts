import assert from 'node:assert/strict'
import { test } from 'node:test'
import { approval, either, parallel, processOf } from '../../testing/build-process.ts'
import { playOf } from '../../testing/play.ts'

const chain = [approval('a'), parallel('g', [approval('b'), approval('c')], [approval('d')]), approval('e')]
const nodes = { a: ['ann'], b: ['bob'], c: ['cid'], d: ['dan'], e: ['eve'] }
const played = (settings = {}) => {
  const play = playOf(processOf(chain, { settings }), { nodes })
  play.start()
  play.does('agree', 'ann')
  play.does('agree', 'bob')
  return play
}

test('a return inside one branch leaves the branches beside it alone', () => {
  const play = played()
  play.does('recall', 'cid', { target: 'b' })
  assert.deepEqual(play.open(), ['d:dan', 'b:bob'])
  assert.ok(play.runs().includes('b2 active'))
  for (const person of ['bob', 'cid', 'dan', 'eve']) play.does('agree', person)
  assert.equal(play.state().status, 'passed')
})

test('a return to before the gateway cancels all of its branches', () => {
  const play = played()
  play.does('recall', 'cid', { target: 'a' })
  assert.deepEqual(play.open(), ['a:ann'])
  play.does('agree', 'ann')
  assert.deepEqual(play.open(), ['b:bob', 'd:dan'])
})

test('after a join nothing is sent back into a branch', () => {
  const play = played()
  play.does('agree', 'cid')
  play.does('agree', 'dan')
  assert.equal(play.refusal('recall', 'eve', { target: 'c' }), 'wrong_target')
  assert.equal(play.refusal('recall', 'eve', { target: 'd' }), 'wrong_target')
  play.does('recall', 'eve', { target: 'a' })
  assert.deepEqual(play.open(), ['a:ann'])
})

test('nobody sends back to a step that comes later, was not reached, or is their own', () => {
  const play = played()
  for (const target of ['c', 'd', 'e', 'g', 'nothing']) assert.equal(play.refusal('recall', 'cid', { target }), 'wrong_target')
})

test('a step of several signers asks all of them again', () => {
  const play = playOf(processOf([approval('a'), approval('b')]), { nodes: { a: ['ann', 'amy'], b: ['bob'] } })
  play.start()
  play.does('agree', 'ann')
  play.does('agree', 'amy')
  play.does('recall', 'bob', { target: 'a' })
  assert.deepEqual(play.open(), ['a:ann', 'a:amy'])
  play.does('agree', 'amy')
  assert.deepEqual(play.open(), ['a:ann'])
})

test('the starter gets the form back: complete and cancel, nothing else', () => {
  const play = played()
  play.does('recall', 'dan', { target: 'root' })
  assert.deepEqual(play.open(), ['root:starter'])
  for (const kind of ['refuse', 'transfer', 'delegate', 'recall', 'beforeAdd'] as const)
    assert.equal(play.refusal(kind, 'starter', { to: 'ann', target: 'a', people: ['ann'] }), 'not_allowed_here')
  play.does('complete', 'starter')
  assert.deepEqual(play.open(), ['a:ann'])
})

test('a starter who may not cancel otherwise may while the form is back', () => {
  const play = played({ enableCancel: false })
  assert.equal(play.refusalOf({ kind: 'cancel', by: 'starter' }), 'not_allowed_here')
  play.does('recall', 'dan', { target: 'root' })
  play.act({ kind: 'cancel', by: 'starter' })
  assert.equal(play.state().status, 'cancelled')
})

test('straight back: the steps between are not done again', () => {
  const play = playOf(processOf([approval('a'), approval('b'), approval('c')], { settings: { reExecute: false } }), { nodes })
  play.start()
  play.does('agree', 'ann')
  play.does('agree', 'bob')
  play.does('recall', 'cid', { target: 'root' })
  play.does('complete', 'starter')
  assert.deepEqual(play.open(), ['c:cid'])
  play.does('agree', 'cid')
  assert.equal(play.state().status, 'passed')
})

test('straight back into a gateway: finished branches stay finished, the others go on where they were', () => {
  const play = played({ reExecute: false })
  play.does('agree', 'dan')
  play.does('recall', 'cid', { target: 'a' })
  play.does('agree', 'ann')
  assert.deepEqual(play.open(), ['c:cid'])
  play.does('agree', 'cid')
  assert.deepEqual(play.open(), ['e:eve'])
})

test('who was sent back to sends back further, and it still comes straight back', () => {
  const play = playOf(processOf([approval('a'), approval('b'), approval('c')], { settings: { reExecute: false } }), { nodes })
  play.start()
  play.does('agree', 'ann')
  play.does('agree', 'bob')
  play.does('recall', 'cid', { target: 'b' })
  play.does('recall', 'bob', { target: 'a' })
  play.does('agree', 'ann')
  assert.deepEqual(play.open(), ['b:bob'])
  play.does('agree', 'bob')
  assert.deepEqual(play.open(), ['c:cid'])
})

test('a step that passed because nobody was there is no step to return to', () => {
  const play = playOf(processOf([approval('a', { nobody: { handler: 'TO_PASS' } }), approval('b')]), { nodes: { a: [], b: ['bob'] } })
  play.start()
  assert.equal(play.refusal('recall', 'bob', { target: 'a' }), 'wrong_target')
})

test('a resubmitted form may take another way', () => {
  const form = [{ id: 'days', name: 'NumberInput', title: 'Days', valueType: 'Number' }]
  const when = [{ id: 'days', compare: '>', valueType: 'Number', value: [3] }]
  const process = processOf([either('g', { when, chain: [approval('b')] }, { chain: [approval('c')] })], { form })
  const play = playOf(process, { nodes })
  play.start({ values: { days: 5 } })
  assert.deepEqual(play.open(), ['b:bob'])
  play.does('recall', 'bob', { target: 'root' })
  play.does('complete', 'starter', { values: { days: 2 } })
  assert.deepEqual(play.open(), ['c:cid'])
})
