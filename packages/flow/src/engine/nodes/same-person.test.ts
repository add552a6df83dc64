import assert from 'node:assert/strict'
import { test } from 'node:test'
import { approval, parallel, processOf, work } from '../../testing/build-process.ts'
import { playOf } from '../../testing/play.ts'

const nodes = { a: ['ann'], b: ['bob'], c: ['ann'], d: ['dan'] }
const chain = [approval('a'), approval('b'), approval('c'), approval('d')]
const played = (settings: object, people: Record<string, string[]> = nodes) => {
  const play = playOf(processOf(chain, { settings }), { nodes: people })
  play.start()
  play.does('agree', 'ann')
  play.does('agree', 'bob')
  return play
}

test('NONE asks everybody every time', () => {
  assert.deepEqual(played({ sameSkip: 'NONE' }).open(), ['c:ann'])
})

test('FIRST asks nobody again who has agreed anywhere before, and the step says that nobody was asked', () => {
  const play = played({ sameSkip: 'FIRST' })
  assert.deepEqual(play.open(), ['d:dan'])
  const skipped = play.state().tasks.find(({ nodeId }) => nodeId === 'node_c')
  assert.equal(skipped?.isSkipped, true)
  assert.equal(skipped?.result, 'agree')
})

test('NEXT asks nobody again who agreed in the step right before', () => {
  assert.deepEqual(played({ sameSkip: 'NEXT' }).open(), ['c:ann'])
  assert.deepEqual(played({ sameSkip: 'NEXT' }, { ...nodes, c: ['bob'] }).open(), ['d:dan'])
})

test('work is never done by having agreed before', () => {
  const play = playOf(processOf([approval('a'), work('c')], { settings: { sameSkip: 'FIRST' } }), { nodes })
  play.start()
  play.does('agree', 'ann')
  assert.deepEqual(play.open(), ['c:ann'])
})

test('in a step of several, the one who agreed is counted and the others are asked', () => {
  const play = played({ sameSkip: 'FIRST' }, { ...nodes, c: ['ann', 'cid'] })
  assert.deepEqual(play.open(), ['c:cid'])
})

test('in an order, who agreed before is passed over when their turn comes', () => {
  const process = processOf([approval('a'), approval('c', { mode: 'NEXT' })], { settings: { sameSkip: 'FIRST' } })
  const play = playOf(process, { nodes: { a: ['ann'], c: ['cid', 'ann', 'eve'] } })
  play.start()
  play.does('agree', 'ann')
  assert.deepEqual(play.open(), ['c:cid'])
  play.does('agree', 'cid')
  assert.deepEqual(play.open(), ['c:eve'])
})

test('after a return everybody is asked again, unless agreements from before it count', () => {
  const asked = played({ sameSkip: 'FIRST', recallSkip: false }, { ...nodes, c: ['cid'], d: ['bob'] })
  asked.does('recall', 'cid', { target: 'a' })
  asked.does('agree', 'ann')
  assert.deepEqual(asked.open(), ['b:bob'])
  const kept = played({ sameSkip: 'FIRST', recallSkip: true }, { ...nodes, c: ['cid'] })
  kept.does('recall', 'cid', { target: 'a' })
  assert.deepEqual(kept.open(), ['a:ann'])
  kept.does('agree', 'ann')
  assert.deepEqual(kept.open(), ['c:cid'])
})

test('an agreement that was taken back does not count', () => {
  const process = processOf([parallel('g', [approval('a')], [approval('b'), approval('c')])], { settings: { sameSkip: 'FIRST' } })
  const play = playOf(process, { nodes })
  play.start()
  play.does('agree', 'ann')
  play.does('revoke', 'ann')
  play.does('agree', 'bob')
  assert.deepEqual(play.open(), ['a:ann', 'c:ann'])
})
