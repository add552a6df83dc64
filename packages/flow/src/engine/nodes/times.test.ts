import assert from 'node:assert/strict'
import { test } from 'node:test'
import { approval, delay, processOf, subprocess, webhook } from '../../testing/build-process.ts'
import { playOf } from '../../testing/play.ts'

const limit = (type: string, notify = { once: true, hour: 1 }) => ({
  timeLimit: { timeout: { unit: 'D', value: 2 }, handler: { type, notify } },
})
const nodes = { a: ['ann', 'amy'], b: ['bob'] }
const timed = (props: object, people: Parameters<typeof playOf>[1] = {}) => {
  const play = playOf(processOf([approval('a', props), approval('b')]), { nodes, ...people })
  play.start()
  return play
}

test('a time limit passes or refuses a step, and says that time did it', () => {
  const passed = timed(limit('PASS'))
  passed.fire()
  assert.deepEqual(passed.open(), ['b:bob'])
  assert.equal(passed.state().runs[0]?.how, 'time')
  const refused = timed(limit('REFUSE'))
  refused.fire()
  assert.equal(refused.state().how, 'time')
})

test('a timer that lost against a person changes nothing', () => {
  const play = timed(limit('PASS'))
  const [timer] = play.state().timers
  play.does('agree', 'ann')
  play.does('agree', 'amy')
  assert.equal(play.refusalOf({ kind: 'timer_fired', timerId: timer?.id ?? '' }), 'timer_gone')
})

test('reminders go to those who have not decided, at most ten times', () => {
  const play = timed(limit('NOTIFY', { once: false, hour: 1 }))
  play.does('agree', 'ann')
  play.fire()
  const reminded = play.effects().flatMap((effect) => (effect.kind === 'notify' && effect.about === 'reminded' ? effect.to : []))
  assert.deepEqual(reminded, ['amy'])
  for (let count = 1; count < 10; count += 1) play.fire()
  assert.equal(play.state().timers.length, 0)
})

test('an overdue step reminds, then goes to the leader, then to the administrators, then passes', () => {
  const hour = { unit: 'H', value: 1 }
  const escalation = ['TO_LEADER', 'TO_ADMIN', 'PASS'].map((handler) => ({ after: hour, handler }))
  const play = timed({ ...limit('NOTIFY'), escalation }, { leaders: { ann: 'lea', amy: 'lou' } })
  play.does('agree', 'ann')
  play.fire()
  play.fire()
  assert.deepEqual(play.open(), ['a:lou'])
  assert.equal(play.taskOf('lou').why.rule, 'ESCALATED')
  play.fire()
  assert.deepEqual(play.open(), ['a:admin'])
  play.fire()
  assert.deepEqual(play.open(), ['b:bob'])
})

test('who has no leader is decided for by the administrators', () => {
  const play = timed({ escalation: [{ after: { unit: 'H', value: 1 }, handler: 'TO_LEADER' }] }, { leaders: { ann: 'starter' } })
  play.fire()
  assert.deepEqual(play.open(), ['a:admin'])
})

test('a delay waits for its time and goes on once', () => {
  const play = playOf(processOf([delay('w'), approval('b')]), { nodes })
  play.start()
  assert.deepEqual(play.open(), [])
  const [timer] = play.state().timers
  play.fire()
  assert.deepEqual(play.open(), ['b:bob'])
  assert.equal(play.refusalOf({ kind: 'timer_fired', timerId: timer?.id ?? '' }), 'timer_gone')
})

const webhooked = () => {
  const play = playOf(processOf([webhook('h'), approval('b')]), { nodes, administrators: ['adam', 'ada'] })
  play.start()
  const runId = play.state().runs[0]?.id ?? ''
  const fail = () => play.act({ kind: 'trigger_failed', runId, error: 'no answer' })
  return { play, runId, fail }
}

test('a message waits for its job', () => {
  const { play, runId } = webhooked()
  assert.deepEqual(play.effects(), [{ kind: 'start_trigger', runId, nodeId: 'node_h', attempt: 1 }])
  play.act({ kind: 'trigger_done', runId })
  assert.deepEqual(play.open(), ['b:bob'])
  assert.equal(play.refusalOf({ kind: 'trigger_done', runId }), 'wrong_target')
})

test('three failures make a task for administrators: again, past it, or refused', () => {
  for (const [kind, expected] of [
    ['retry', 'running'],
    ['agree', 'running'],
    ['refuse', 'refused'],
  ] as const) {
    const { play, fail } = webhooked()
    fail()
    fail()
    assert.deepEqual(play.open(), [])
    fail()
    assert.deepEqual(play.open(), ['h:adam', 'h:ada'])
    assert.equal(play.refusal('transfer', 'ada', { to: 'bob' }), 'not_allowed_here')
    play.does(kind, 'ada')
    assert.equal(play.state().status, expected)
    assert.deepEqual(play.open(), kind === 'agree' ? ['b:bob'] : [])
    if (kind === 'retry') assert.ok(play.effects().some((effect) => effect.kind === 'start_trigger'))
  }
})

const withChild = (props: object = {}) => {
  const play = playOf(processOf([approval('b'), subprocess('s', props), approval('a')]), { nodes })
  play.start()
  play.does('agree', 'bob')
  const runId = play.state().runs.at(-1)?.id ?? ''
  play.act({ kind: 'children_started', runId, children: ['one', 'two'] })
  const ended = (childId: string, result: 'passed' | 'refused' | 'cancelled') =>
    ({ kind: 'child_ended', runId, childId, result, values: {} }) as const
  return { play, ended }
}

test('a parent waits for all of its children', () => {
  const { play, ended } = withChild()
  play.act(ended('one', 'passed'))
  assert.deepEqual(play.open(), [])
  assert.equal(play.refusalOf(ended('one', 'passed')), 'wrong_target')
  play.act(ended('two', 'passed'))
  assert.deepEqual(play.open(), ['a:ann', 'a:amy'])
})

test('the refusal of a child follows the rule of the node, and takes the other children along', () => {
  const { play, ended } = withChild()
  play.act(ended('one', 'refused'))
  assert.equal(play.state().status, 'refused')
  assert.ok(play.effects().some((effect) => effect.kind === 'cancel_child' && effect.childId === 'two'))
  const back = withChild({ refuse: { type: 'TO_BEFORE' } })
  back.play.act(back.ended('one', 'refused'))
  assert.deepEqual(back.play.open(), ['b:bob'])
})

test('a parent takes over what its node names, and only that', () => {
  const form = ['total', 'note'].map((id) => ({ id, name: 'NumberInput', title: id }))
  const props = {
    outVar: [
      { mKey: 'total', sKey: 'sum' },
      { mKey: 'note', sKey: 'text' },
    ],
  }
  const play = playOf(processOf([subprocess('s', props), approval('b')], { form }), { nodes })
  play.start({ values: { note: 1 } })
  const runId = play.state().runs[0]?.id ?? ''
  play.act({ kind: 'children_started', runId, children: ['one'] })
  play.act({ kind: 'child_ended', runId, childId: 'one', result: 'passed', values: { sum: 7, text: 'no number', note: 9 } })
  assert.deepEqual(play.state().values, { note: 1, total: 7 })
})

test('an administrator who leaves a failure behind is followed by the others', () => {
  const { play, fail } = webhooked()
  for (let count = 0; count < 3; count += 1) fail()
  play.act({ kind: 'person_left', person: 'ada' })
  assert.deepEqual(play.open(), ['h:adam'])
  play.people({ nodes, administrators: ['eve'] })
  play.act({ kind: 'person_left', person: 'adam' })
  assert.deepEqual(play.open(), ['h:eve'])
})

test('a cancelled parent takes its children along', () => {
  const { play } = withChild()
  play.act({ kind: 'cancel', by: 'starter' })
  assert.deepEqual(
    play.effects().flatMap((effect) => (effect.kind === 'cancel_child' ? effect.childId : [])),
    ['one', 'two'],
  )
})

test('a child with nobody to start it for is not waited for', () => {
  const play = playOf(processOf([subprocess('s'), approval('b')]), { nodes })
  play.start()
  play.act({ kind: 'children_started', runId: play.state().runs[0]?.id ?? '', children: [] })
  assert.deepEqual(play.open(), ['b:bob'])
})
