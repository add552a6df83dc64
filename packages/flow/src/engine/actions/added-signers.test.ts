import assert from 'node:assert/strict'
import { test } from 'node:test'
import { approval, processOf } from '../../testing/build-process.ts'
import { playOf } from '../../testing/play.ts'

const deciding = (props: object = {}, people: readonly string[] = ['ann']) => {
  const play = playOf(processOf([approval('a', props)]), { nodes: { a: people }, inactive: ['gone'], deputies: { away: 'dora' } })
  play.start()
  return play
}

test('who adds somebody before waits and decides last', () => {
  const play = deciding()
  play.does('beforeAdd', 'ann', { people: ['zoe', 'yan'] })
  assert.deepEqual(play.open(), ['a:zoe', 'a:yan'])
  assert.equal(play.refusal('agree', 'ann'), 'task_not_open')
  play.does('agree', 'zoe')
  play.does('agree', 'yan')
  assert.deepEqual(play.open(), ['a:ann'])
  play.does('agree', 'ann')
  assert.equal(play.state().status, 'passed')
})

test('somebody added before an OR does not decide alone', () => {
  const play = deciding({ mode: 'OR' }, ['ann', 'bob'])
  play.does('beforeAdd', 'ann', { people: ['zoe'] })
  play.does('agree', 'zoe')
  assert.deepEqual(play.open(), ['a:ann', 'a:bob'])
})

test('who adds somebody after has agreed, and the node waits for the added', () => {
  const play = deciding()
  play.does('afterAdd', 'ann', { people: ['zoe'] })
  assert.deepEqual(play.open(), ['a:zoe'])
  assert.equal(play.state().status, 'running')
  play.does('agree', 'zoe')
  assert.equal(play.state().status, 'passed')
})

test('the no of somebody added counts', () => {
  for (const kind of ['beforeAdd', 'afterAdd'] as const) {
    const play = deciding()
    play.does(kind, 'ann', { people: ['zoe'] })
    play.does('refuse', 'zoe')
    assert.equal(play.state().status, 'refused')
  }
})

test('the no of somebody added does not leave the adder waiting where all votes are collected', () => {
  const play = deciding({ collect: true }, ['ann', 'bob'])
  play.does('beforeAdd', 'ann', { people: ['zoe'] })
  play.does('refuse', 'zoe')
  assert.deepEqual(play.open(), ['a:bob'])
  assert.deepEqual(play.waiting(), [])
  play.does('agree', 'bob')
  assert.equal(play.state().status, 'refused')
})

test('NEXT keeps the real order: before, oneself, after, then the next', () => {
  const play = deciding({ mode: 'NEXT' }, ['ann', 'bob'])
  play.does('beforeAdd', 'ann', { people: ['zoe', 'yan'] })
  const order: string[] = []
  const agree = (person: string) => {
    assert.deepEqual(play.open(), [`a:${person}`])
    order.push(person)
    play.does('agree', person)
  }
  agree('zoe')
  agree('yan')
  play.does('afterAdd', 'ann', { people: ['xia'] })
  agree('xia')
  agree('bob')
  assert.equal(play.state().status, 'passed')
})

test('somebody added adds somebody', () => {
  const play = deciding()
  play.does('beforeAdd', 'ann', { people: ['zoe'] })
  play.does('beforeAdd', 'zoe', { people: ['yan'] })
  for (const person of ['yan', 'zoe', 'ann']) {
    assert.deepEqual(play.open(), [`a:${person}`])
    play.does('agree', person)
  }
  assert.equal(play.state().status, 'passed')
})

test('an added signer who has not decided is taken off, with those whom they added', () => {
  const play = deciding()
  play.does('beforeAdd', 'ann', { people: ['zoe'] })
  play.does('beforeAdd', 'zoe', { people: ['yan'] })
  assert.equal(play.refusal('removeAdd', 'yan', { on: 'zoe' }), 'not_your_task')
  play.does('removeAdd', 'ann', { on: 'zoe' })
  assert.deepEqual(play.open(), ['a:ann'])
  assert.equal(play.refusal('removeAdd', 'ann', { on: 'zoe' }), 'task_not_open')
})

test('the last of the added taken off lets the node end', () => {
  const play = deciding()
  play.does('afterAdd', 'ann', { people: ['zoe'] })
  play.does('removeAdd', 'ann', { on: 'zoe' })
  assert.equal(play.state().status, 'passed')
})

test('nobody adds the starter, strangers to the school, people who left, or somebody twice', () => {
  const play = deciding({}, ['ann', 'bob'])
  const refusal = (...people: readonly string[]) => play.refusal('beforeAdd', 'ann', { people })
  assert.equal(refusal('starter'), 'own_request')
  assert.equal(refusal('gone'), 'unknown_person')
  assert.equal(refusal('bob'), 'already_signer')
  assert.equal(refusal(), 'unknown_person')
})

test('at most fifty sign one node', () => {
  const play = deciding()
  const many = Array.from({ length: 50 }, (_, place) => `p${place}`)
  assert.equal(play.refusal('beforeAdd', 'ann', { people: many }), 'too_many_signers')
  play.does('beforeAdd', 'ann', { people: many.slice(1) })
  assert.equal(play.refusal('beforeAdd', 'p1', { people: ['more'] }), 'too_many_signers')
})

test('transfer gives the decision away, also when the other one is absent', () => {
  const play = deciding()
  play.does('transfer', 'ann', { to: 'away' })
  assert.deepEqual(play.open(), ['a:dora'])
  const task = play.taskOf('dora')
  assert.equal(task.owner, 'away')
  assert.deepEqual(task.why, { rule: 'TRANSFERRED', deputyFor: 'away' })
  assert.equal(play.refusal('agree', 'ann', { on: 'dora' }), 'not_your_task')
})

test('an opinion is fetched and the decision comes back', () => {
  const play = deciding()
  play.does('delegate', 'ann', { to: 'zoe' })
  assert.deepEqual(play.open(), ['a:zoe'])
  assert.equal(play.refusal('refuse', 'zoe'), 'not_allowed_here')
  play.does('complete', 'zoe')
  assert.deepEqual(play.open(), ['a:ann'])
  play.does('refuse', 'ann')
  assert.equal(play.state().status, 'refused')
})
