import assert from 'node:assert/strict'
import { test } from 'node:test'
import { approval, copy, delay, parallel, processOf, webhook } from '../../testing/build-process.ts'
import { playOf } from '../../testing/play.ts'

const nodes = { a: ['ann'], b: ['bob'], c: ['cid'], d: ['dan'], e: ['eve'] }

test('a vote is taken back while nobody has handled what it opened', () => {
  const play = playOf(processOf([approval('a'), copy('k'), approval('b')]), { nodes: { ...nodes, k: ['kim'] } })
  play.start()
  play.does('agree', 'ann')
  assert.deepEqual(play.open(), ['b:bob'])
  play.does('revoke', 'ann')
  assert.deepEqual(play.open(), ['a:ann'])
  play.does('agree', 'ann')
  play.does('agree', 'bob')
  assert.equal(play.state().status, 'passed')
})

test('only who voted takes a vote back', () => {
  const play = playOf(processOf([approval('a'), approval('b')]), { nodes })
  play.start()
  play.does('agree', 'ann')
  assert.equal(play.refusal('revoke', 'bob', { on: 'ann' }), 'not_your_task')
  assert.equal(play.refusal('revoke', 'bob'), 'not_your_task')
})

test('it is too late once the next one has decided, given away or asked somebody', () => {
  for (const kind of ['agree', 'transfer', 'delegate', 'beforeAdd'] as const) {
    const play = playOf(processOf([approval('a'), approval('b'), approval('c')]), { nodes })
    play.start()
    play.does('agree', 'ann')
    play.does(kind, 'bob', { to: 'zoe', people: ['zoe'] })
    assert.equal(play.refusal('revoke', 'ann'), 'too_late')
  }
})

test('it is too late once a delay it opened is over, or a message has left', () => {
  const waiting = playOf(processOf([approval('a'), delay('w'), approval('b')]), { nodes })
  waiting.start()
  waiting.does('agree', 'ann')
  waiting.fire()
  assert.equal(waiting.refusal('revoke', 'ann'), 'too_late')
  const sent = playOf(processOf([approval('a'), webhook('h'), approval('b')]), { nodes })
  sent.start()
  sent.does('agree', 'ann')
  assert.equal(sent.refusal('revoke', 'ann'), 'too_late')
})

test('a delay that still waits is taken back with the vote', () => {
  const play = playOf(processOf([approval('a'), delay('w'), approval('b')]), { nodes })
  play.start()
  play.does('agree', 'ann')
  play.does('revoke', 'ann')
  assert.equal(play.state().timers.length, 0)
  assert.deepEqual(play.open(), ['a:ann'])
})

test('the last vote of a gateway taken back opens its join again', () => {
  const play = playOf(processOf([parallel('g', [approval('b')], [approval('d')]), approval('e')]), { nodes })
  play.start()
  play.does('agree', 'bob')
  play.does('agree', 'dan')
  assert.deepEqual(play.open(), ['e:eve'])
  assert.equal(play.refusal('revoke', 'bob'), 'too_late')
  play.does('revoke', 'dan')
  assert.deepEqual(play.open(), ['d:dan'])
  play.does('revoke', 'bob')
  assert.deepEqual(play.open(), ['b:bob', 'd:dan'])
  play.does('agree', 'dan')
  play.does('agree', 'bob')
  play.does('agree', 'eve')
  assert.equal(play.state().status, 'passed')
})

test('the yes of an OR taken back asks the others again', () => {
  const play = playOf(processOf([approval('a', { mode: 'OR' }), approval('b')]), { nodes: { a: ['ann', 'amy'], b: ['bob'] } })
  play.start()
  play.does('agree', 'ann')
  play.does('revoke', 'ann')
  assert.deepEqual(play.open(), ['a:ann', 'a:amy'])
})

test('a vote of a NEXT is taken back until the one after it is handled', () => {
  const play = playOf(processOf([approval('a', { mode: 'NEXT' })]), { nodes: { a: ['ann', 'amy', 'abe'] } })
  play.start()
  play.does('agree', 'ann')
  play.does('revoke', 'ann')
  assert.deepEqual(play.open(), ['a:ann'])
  play.does('agree', 'ann')
  play.does('agree', 'amy')
  assert.equal(play.refusal('revoke', 'ann'), 'too_late')
  play.does('revoke', 'amy')
  assert.deepEqual(play.open(), ['a:amy'])
})

test('who has agreed and added somebody takes both back', () => {
  const play = playOf(processOf([approval('a')]), { nodes })
  play.start()
  play.does('afterAdd', 'ann', { people: ['zoe'] })
  assert.deepEqual(play.open(), ['a:zoe'])
  play.does('revoke', 'ann')
  assert.deepEqual(play.open(), ['a:ann'])
})

test('a return inside another branch leaves a vote as it is, and what one sent back oneself stays sent back', () => {
  const chains = [
    [approval('b'), approval('c')],
    [approval('d'), approval('e')],
  ]
  const play = playOf(processOf([parallel('g', ...chains)]), { nodes })
  play.start()
  play.does('agree', 'bob')
  play.does('agree', 'dan')
  play.does('recall', 'eve', { target: 'd' })
  assert.equal(play.refusal('revoke', 'eve'), 'too_late')
  play.does('revoke', 'bob')
  assert.deepEqual(play.open().toSorted(), ['b:bob', 'd:dan'])
  for (const person of ['bob', 'cid', 'dan', 'eve']) play.does('agree', person)
  assert.equal(play.state().status, 'passed')
})

test('nothing is taken back after a return or after the end', () => {
  const back = playOf(processOf([approval('a'), approval('b')]), { nodes })
  back.start()
  back.does('agree', 'ann')
  back.does('recall', 'bob', { target: 'root' })
  assert.equal(back.refusal('revoke', 'ann'), 'too_late')
  const ended = playOf(processOf([approval('a')]), { nodes })
  ended.start()
  ended.does('agree', 'ann')
  assert.equal(ended.refusal('revoke', 'ann'), 'not_running')
})
