import assert from 'node:assert/strict'
import { test } from 'node:test'
import { approval, processOf, work } from '../../testing/build-process.ts'
import { playOf } from '../../testing/play.ts'

const alone = (props: object, people: Parameters<typeof playOf>[1] = {}) => {
  const play = playOf(processOf([approval('a', props), approval('z')]), { ...people, nodes: { a: [], z: ['zoe'], ...people.nodes } })
  play.start()
  return play
}
const user = (id: string) => ({ id: `00000000-0000-4000-8000-00000000000${id}`, name: id })

test('nobody there: pass, refuse, to the administrators, to somebody', () => {
  const passed = alone({ nobody: { handler: 'TO_PASS' } })
  assert.deepEqual(passed.open(), ['z:zoe'])
  assert.equal(passed.state().runs[0]?.how, 'nobody')
  const refused = alone({ nobody: { handler: 'TO_REFUSE' } })
  assert.equal(refused.state().status, 'refused')
  assert.equal(refused.state().how, 'nobody')
  assert.deepEqual(alone({ nobody: { handler: 'TO_ADMIN' } }).open(), ['a:admin'])
  assert.deepEqual(alone({ nobody: { handler: 'TO_USER', assignedUser: [user('1')] } }).open(), [`a:${user('1').id}`])
})

test('one of several administrators is enough, in both ways', () => {
  const people = { administrators: ['adam', 'ada'] }
  const yes = alone({ mode: 'AND', nobody: { handler: 'TO_ADMIN' } }, people)
  assert.deepEqual(yes.open(), ['a:adam', 'a:ada'])
  yes.does('agree', 'ada')
  assert.deepEqual(yes.open(), ['z:zoe'])
  const no = alone({ nobody: { handler: 'TO_ADMIN' } }, people)
  no.does('refuse', 'adam')
  assert.equal(no.state().status, 'refused')
})

test('where nobody at all could decide it does not start', () => {
  const play = playOf(processOf([approval('a')]), { nodes: { a: [] }, administrators: ['starter'] })
  assert.equal(play.refusalOf({ kind: 'start', by: 'starter', unit: null, values: {} }), 'nobody_decides')
})

test('what cannot be applied for without deciders does not start; a later step goes to the administrators', () => {
  const stop = { nobody: { handler: 'TO_STOP' } }
  const first = playOf(processOf([approval('a', stop)]), { nodes: { a: [] } })
  assert.equal(first.refusalOf({ kind: 'start', by: 'starter', unit: null, values: {} }), 'nobody_decides')
  const later = playOf(processOf([approval('z'), approval('a', stop)]), { nodes: { a: [], z: ['zoe'] } })
  later.start()
  later.does('agree', 'zoe')
  assert.deepEqual(later.open(), ['a:admin'])
})

test('people who left are not asked, and nobody is asked twice', () => {
  const play = alone({}, { nodes: { a: ['ann', 'gone', 'ann', 'bob'] }, inactive: ['gone'] })
  assert.deepEqual(play.open(), ['a:ann', 'a:bob'])
})

test('nobody decides their own request; work on it they may do', () => {
  const decision = alone({ nobody: { handler: 'TO_PASS' } }, { nodes: { a: ['starter'] } })
  assert.deepEqual(decision.open(), ['z:zoe'])
  const play = playOf(processOf([work('w', { assignedType: 'SELF' })]), { nodes: { w: ['starter'] } })
  play.start()
  play.does('complete', 'starter')
  assert.equal(play.state().status, 'passed')
})

test('a node that refuses by itself asks nobody', () => {
  const play = alone({ assignedType: 'REFUSE' }, { nodes: { a: ['ann'] } })
  assert.equal(play.state().status, 'refused')
  assert.equal(play.state().how, 'rule')
})

test('rules that send to each other end instead of turning in a circle', () => {
  const rules = [
    approval('a', { nobody: { handler: 'TO_PASS' } }),
    approval('b', { assignedType: 'REFUSE', refuse: { type: 'TO_BEFORE' } }),
  ]
  const play = playOf(processOf(rules), { nodes: { a: ['ann'] } })
  play.start()
  play.people({ inactive: ['ann'] })
  play.does('agree', 'ann')
  assert.equal(play.state().status, 'refused')
  assert.deepEqual(play.runs(), ['a passed', 'b refused', 'a2 passed', 'b2 refused'])
})

test('a deputy stands in for somebody absent: both names, no chains, and the absent one hears the outcome', () => {
  const play = playOf(processOf([approval('a')]), { nodes: { a: ['ann'] }, deputies: { ann: 'bob', bob: 'cid', cid: 'ann' } })
  play.start()
  assert.deepEqual(play.open(), ['a:bob'])
  const task = play.taskOf('bob')
  assert.equal(task.owner, 'ann')
  assert.equal(task.why.deputyFor, 'ann')
  play.does('agree', 'bob')
  assert.ok(play.events().some((event) => event.kind === 'copied' && event.reason === 'deputy' && event.people.includes('ann')))
  assert.ok(play.effects().some((effect) => effect.kind === 'notify' && effect.about === 'copied' && effect.to.includes('ann')))
})

test('the starter does not decide as somebody’s deputy', () => {
  const play = playOf(processOf([approval('a')]), { nodes: { a: ['ann'] }, deputies: { ann: 'starter' } })
  play.start()
  assert.deepEqual(play.open(), ['a:ann'])
})

test('the starter picks people, as many as the node allows, and has to', () => {
  const single = { assignedType: 'SELF_SELECT', selfSelect: { multiple: false } }
  const play = playOf(processOf([approval('a', single)]), { inactive: ['gone'] })
  const refusal = (picked: Record<string, string[]>) => play.refusalOf({ kind: 'start', by: 'starter', unit: null, values: {}, picked })
  assert.equal(refusal({}), 'pick_required')
  assert.equal(refusal({ node_a: ['ann', 'bob'] }), 'too_many_signers')
  assert.equal(refusal({ node_a: ['gone'] }), 'unknown_person')
  assert.equal(refusal({ node_zzz: ['ann'] }), 'wrong_target')
  play.start({ picked: { node_a: ['ann'] } })
  assert.deepEqual(play.open(), ['a:ann'])
})

test('a signer picks for a later node, and nobody else does', () => {
  const process = processOf([approval('a'), approval('b', { assignedType: 'OTHER_SELECT', assignedNode: ['node_a'] })])
  const play = playOf(process, { nodes: { a: ['ann'] } })
  assert.equal(play.refusalOf({ kind: 'start', by: 'starter', unit: null, values: {}, picked: { node_b: ['bob'] } }), 'wrong_target')
  play.start()
  assert.equal(play.refusal('agree', 'ann'), 'pick_required')
  play.does('agree', 'ann', { picked: { node_b: ['bob'] } })
  assert.deepEqual(play.open(), ['b:bob'])
})

const via = (person: string) => ({
  person,
  isActive: true,
  why: { rule: 'ROLE' as const, post: 'dean', unit: 'law', via: 'post' as const },
})

test('tasks through a post follow its holder; others stay', () => {
  const play = playOf(processOf([approval('a', { mode: 'OR' })]), { nodes: { a: [via('ann'), 'bob'] } })
  play.start()
  play.act({ kind: 'person_left', person: 'ann', via: { post: 'dean', unit: 'law' }, successor: 'sue' })
  assert.deepEqual(play.open(), ['a:sue', 'a:bob'])
  assert.equal(play.taskOf('sue').why.via, 'post')
  play.act({ kind: 'person_left', person: 'bob', via: { post: 'dean' }, successor: 'tom' })
  assert.deepEqual(play.open(), ['a:sue', 'a:bob'])
})

test('a successor who signs the step already keeps one voice, and one for another unit is known by it', () => {
  const both = playOf(processOf([approval('a', { mode: 'AND' })]), { nodes: { a: [via('ann'), 'bob'] } })
  both.start()
  both.act({ kind: 'person_left', person: 'ann', via: { post: 'dean', unit: 'law' }, successor: 'bob', successorUnit: 'law' })
  assert.deepEqual(both.open(), ['a:bob'])
  both.does('agree', 'bob')
  assert.equal(both.state().status, 'passed')
  const voted = playOf(processOf([approval('a', { mode: 'AND' })]), { nodes: { a: [via('ann'), 'bob'] } })
  voted.start()
  voted.does('agree', 'bob')
  voted.act({ kind: 'person_left', person: 'ann', via: { post: 'dean', unit: 'law' }, successor: 'bob', successorUnit: null })
  assert.equal(voted.state().status, 'passed')
  const same = playOf(processOf([approval('a')]), { nodes: { a: [via('ann')] } })
  same.start()
  same.act({ kind: 'person_left', person: 'ann', via: { post: 'dean', unit: 'law' }, successor: 'ann', successorUnit: null })
  assert.deepEqual([same.open(), same.taskOf('ann').why], [['a:ann'], { rule: 'ROLE', post: 'dean', via: 'post' }])
})

test('the tasks of somebody disabled go to the deputy, or fall away, or to the rule for nobody', () => {
  const people = { nodes: { a: ['ann', 'bob'] } }
  const deputy = playOf(processOf([approval('a')]), people)
  deputy.start()
  deputy.people({ inactive: ['ann'], deputies: { ann: 'dora' } })
  deputy.act({ kind: 'person_left', person: 'ann' })
  assert.deepEqual(deputy.open(), ['a:dora', 'a:bob'])

  const dropped = playOf(processOf([approval('a')]), people)
  dropped.start()
  dropped.act({ kind: 'person_left', person: 'ann' })
  assert.deepEqual(dropped.open(), ['a:bob'])
  dropped.act({ kind: 'person_left', person: 'bob' })
  assert.deepEqual(dropped.open(), ['a:admin'])

  const passed = playOf(processOf([approval('a', { nobody: { handler: 'TO_PASS' } })]), { nodes: { a: ['ann'] } })
  passed.start()
  passed.act({ kind: 'person_left', person: 'ann' })
  assert.equal(passed.state().status, 'passed')
})

test('a deputy who leaves gives the task back; one who stands in for somebody who leaves keeps it', () => {
  const deputies = { ann: 'dora', dora: 'zoe' }
  const play = playOf(processOf([approval('a')]), { nodes: { a: ['ann'] }, deputies })
  play.start()
  play.act({ kind: 'person_left', person: 'ann' })
  assert.deepEqual(play.open(), ['a:dora'])
  play.people({ deputies, inactive: ['dora'] })
  play.act({ kind: 'person_left', person: 'dora' })
  assert.deepEqual(play.open(), ['a:ann'])
  assert.equal(play.taskOf('ann').why.deputyFor, undefined)
})

test('administrators who leave are followed by administrators, whatever the rule for nobody says', () => {
  const escalation = [{ after: { unit: 'H', value: 1 }, handler: 'TO_ADMIN' }]
  const play = playOf(processOf([approval('a', { escalation, nobody: { handler: 'TO_PASS' } })]), { nodes: { a: ['ann'] } })
  play.start()
  play.fire()
  assert.deepEqual(play.open(), ['a:admin'])
  play.people({ inactive: ['admin'], administrators: ['admin', 'ada'] })
  play.act({ kind: 'person_left', person: 'admin' })
  assert.deepEqual(play.open(), ['a:ada'])
})

test('who was asked for an opinion and left does not keep the signer waiting', () => {
  const play = playOf(processOf([approval('a')]), { nodes: { a: ['ann'] } })
  play.start()
  play.does('delegate', 'ann', { to: 'zoe' })
  play.act({ kind: 'person_left', person: 'zoe' })
  assert.deepEqual(play.open(), ['a:ann'])
})
