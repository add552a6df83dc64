import assert from 'node:assert/strict'
import { test } from 'node:test'
import { approval, processOf } from '../../testing/build-process.ts'
import { playOf } from '../../testing/play.ts'

const three = ['ann', 'bob', 'cid']
const voting = (props: object, people: readonly string[] = three) => {
  const play = playOf(processOf([approval('a', props)]), { nodes: { a: people } })
  play.start()
  return play
}

test('AND passes by all and is refused by the first no', () => {
  const all = voting({ mode: 'AND' })
  for (const person of three) all.does('agree', person)
  assert.equal(all.state().status, 'passed')
  const one = voting({ mode: 'AND' })
  one.does('agree', 'ann')
  one.does('refuse', 'bob')
  assert.equal(one.state().status, 'refused')
  assert.equal(one.refusal('agree', 'cid'), 'not_running')
})

test('AND that collects waits for every vote before a no counts', () => {
  const play = voting({ mode: 'AND', collect: true })
  play.does('refuse', 'ann')
  assert.equal(play.state().status, 'running')
  play.does('agree', 'bob')
  play.does('agree', 'cid')
  assert.equal(play.state().status, 'refused')
})

test('OR passes by any yes and is refused by all alone', () => {
  const one = voting({ mode: 'OR' })
  one.does('refuse', 'ann')
  assert.equal(one.state().status, 'running')
  one.does('agree', 'bob')
  assert.equal(one.state().status, 'passed')
  assert.deepEqual(
    one.state().tasks.map(({ status }) => status),
    ['done', 'done', 'cancelled'],
  )
  const none = voting({ mode: 'OR' })
  for (const person of three) none.does('refuse', person)
  assert.equal(none.state().status, 'refused')
})

test('OR in which the first decides is refused by the first no', () => {
  const play = voting({ mode: 'OR', firstDecides: true })
  play.does('refuse', 'ann')
  assert.equal(play.state().status, 'refused')
})

test('NEXT asks one after the other', () => {
  const play = voting({ mode: 'NEXT' })
  assert.deepEqual(play.open(), ['a:ann'])
  assert.equal(play.refusal('agree', 'bob'), 'task_not_open')
  play.does('agree', 'ann')
  assert.deepEqual(play.open(), ['a:bob'])
  play.does('refuse', 'bob')
  assert.equal(play.state().status, 'refused')
})

test('RATIO passes once enough agree, and is refused as soon as that is out of reach', () => {
  const five = ['ann', 'bob', 'cid', 'dan', 'eve']
  const yes = voting({ mode: 'RATIO', ratio: 60 }, five)
  for (const person of five.slice(0, 3)) yes.does('agree', person)
  assert.equal(yes.state().status, 'passed')
  const no = voting({ mode: 'RATIO', ratio: 60 }, five)
  no.does('refuse', 'ann')
  no.does('refuse', 'bob')
  assert.equal(no.state().status, 'running')
  no.does('refuse', 'cid')
  assert.equal(no.state().status, 'refused')
})

test('RATIO with a veto is refused by a single no', () => {
  const play = voting({ mode: 'RATIO', ratio: 10, veto: true })
  play.does('refuse', 'ann')
  assert.equal(play.state().status, 'refused')
})

test('a task is decided once', () => {
  const play = voting({ mode: 'AND' })
  play.does('agree', 'ann')
  assert.equal(play.refusal('agree', 'ann'), 'task_not_open')
  assert.equal(play.refusal('refuse', 'ann'), 'task_not_open')
})

test('a refusal leads to the end, to a named step, or to the step before', () => {
  const nodes = { a: ['ann'], b: ['bob'], c: ['cid'] }
  const refusing = (refuse: object) => {
    const play = playOf(processOf([approval('a'), approval('b'), approval('c', { refuse })]), { nodes })
    play.start()
    play.does('agree', 'ann')
    play.does('agree', 'bob')
    play.does('refuse', 'cid')
    return play
  }
  assert.equal(refusing({ type: 'TO_END' }).state().status, 'refused')
  assert.deepEqual(refusing({ type: 'TO_NODE', target: 'node_a' }).open(), ['a:ann'])
  assert.deepEqual(refusing({ type: 'TO_NODE', target: 'root' }).open(), ['root:starter'])
  const before = refusing({ type: 'TO_BEFORE' })
  assert.deepEqual(before.open(), ['b:bob'])
  assert.ok(before.runs().includes('c refused'))
})

test('the first step refused to the step before gives the form back', () => {
  const play = voting({ refuse: { type: 'TO_BEFORE' } }, ['ann'])
  play.does('refuse', 'ann')
  assert.deepEqual(play.open(), ['root:starter'])
})
