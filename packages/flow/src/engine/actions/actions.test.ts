import assert from 'node:assert/strict'
import { test } from 'node:test'
import { approval, parallel, processOf } from '../../testing/build-process.ts'
import { playOf } from '../../testing/play.ts'

const nodes = { a: ['ann'], b: ['bob'] }
const deciding = (props: object = {}, options: Parameters<typeof processOf>[1] = {}) => {
  const play = playOf(processOf([approval('a', props), approval('b')], options), { nodes })
  play.start()
  return play
}
const silent = { comment: undefined }

test('a stranger does nothing with a task', () => {
  const play = deciding({ overseen: true })
  for (const kind of ['agree', 'refuse', 'recall', 'transfer', 'delegate', 'beforeAdd', 'afterAdd'] as const)
    assert.equal(play.refusal(kind, 'eve', { on: 'ann', to: 'eve', people: ['eve'], target: 'root' }), 'not_your_task')
  assert.equal(play.refusal('agree', 'starter', { on: 'ann' }), 'not_your_task')
  assert.equal(play.refusalOf({ kind: 'agree', by: 'ann', taskId: 'no such task' }), 'task_not_open')
})

test('words are asked for, unless the node waives them for agreeing', () => {
  const strict = deciding({ waiveWords: false })
  for (const text of [undefined, '', '   '])
    assert.equal(strict.refusal('agree', 'ann', { comment: text === undefined ? undefined : { text } }), 'words_required')
  const waived = deciding({ waiveWords: true })
  assert.equal(waived.refusal('refuse', 'ann', silent), 'words_required')
  assert.equal(waived.refusal('recall', 'ann', { ...silent, target: 'root' }), 'words_required')
  waived.does('agree', 'ann', silent)
})

test('a signature is asked for by the node or the whole process', () => {
  assert.equal(deciding({ sign: true }).refusal('agree', 'ann'), 'signature_required')
  const play = deciding({}, { settings: { sign: true } })
  assert.equal(play.refusal('refuse', 'ann'), 'signature_required')
  play.does('agree', 'ann', { signature: 'file' })
})

test('a node allows what its buttons show', () => {
  const hidden = Object.fromEntries(
    ['agree', 'refuse', 'transfer', 'delegate', 'afterAdd', 'recall'].map((name) => [name, { show: false }]),
  )
  const play = deciding({ operationPerm: hidden })
  for (const kind of ['agree', 'refuse', 'recall', 'transfer', 'delegate', 'beforeAdd', 'afterAdd'] as const)
    assert.equal(play.refusal(kind, 'ann', { to: 'eve', people: ['eve'], target: 'root' }), 'not_allowed_here')
  play.does('agree', 'admin', { on: 'ann', as: 'administrator' })
})

test('an overseer decides where the node is overseen, and the trail names whom they replaced', () => {
  assert.equal(deciding().refusal('agree', 'otto', { on: 'ann', as: 'overseer' }), 'not_allowed_here')
  const play = deciding({ overseen: true })
  assert.equal(play.refusal('agree', 'starter', { on: 'ann', as: 'overseer' }), 'own_request')
  play.does('agree', 'otto', { on: 'ann', as: 'overseer' })
  const decided = play.events().find((event) => event.kind === 'task_decided')
  assert.deepEqual([decided?.by, decided?.replaced, decided?.as], ['otto', 'ann', 'overseer'])
})

test('an administrator acts openly and with words, gives tasks to others, and never decides the own request', () => {
  const play = deciding({ waiveWords: true })
  assert.equal(play.refusal('agree', 'admin', { on: 'ann', as: 'administrator', ...silent }), 'words_required')
  assert.equal(play.refusal('agree', 'starter', { on: 'ann', as: 'administrator' }), 'own_request')
  play.does('transfer', 'admin', { on: 'ann', as: 'administrator', to: 'eve' })
  assert.deepEqual(play.open(), ['a:eve'])
  assert.equal(play.refusalOf({ kind: 'end', by: 'admin', result: 'passed' }), 'words_required')
  assert.equal(play.refusalOf({ kind: 'end', by: 'starter', result: 'passed', comment: { text: 'please' } }), 'own_request')
  play.act({ kind: 'end', by: 'admin', result: 'refused', comment: { text: 'a mistake' } })
  assert.deepEqual([play.state().status, play.state().how], ['refused', 'administrator'])
})

test('the starter cancels, nobody else, and everything open is gone', () => {
  const play = playOf(processOf([parallel('g', [approval('a')], [approval('b')])]), { nodes })
  play.start()
  assert.equal(play.refusalOf({ kind: 'cancel', by: 'ann' }), 'not_your_task')
  play.act({ kind: 'cancel', by: 'starter' })
  assert.deepEqual(play.open(), [])
  assert.deepEqual(
    play.effects().filter(({ kind }) => kind === 'finish' || kind === 'free_claims'),
    [{ kind: 'finish', result: 'cancelled', how: null }, { kind: 'free_claims' }],
  )
  assert.equal(play.refusalOf({ kind: 'cancel', by: 'starter' }), 'not_running')
})

test('what has ended starts no second time, and only words can be added', () => {
  const play = deciding()
  assert.equal(play.refusalOf({ kind: 'start', by: 'starter', unit: null, values: {} }), 'already_started')
  play.act({ kind: 'withdraw', by: null })
  assert.equal(play.refusal('agree', 'ann'), 'not_running')
  play.act({ kind: 'comment', by: 'ann', comment: { text: 'a pity', mentions: ['bob', 'ann'] } })
  assert.deepEqual(play.effects(), [{ kind: 'notify', about: 'mentioned', to: ['bob'] }])
  assert.equal(play.refusalOf({ kind: 'comment', by: 'ann', comment: { text: ' ' } }), 'words_required')
})

test('the starter urges once a step and working day', () => {
  const play = deciding()
  assert.equal(play.refusalOf({ kind: 'urge', by: 'ann', since: '2026' }), 'not_your_task')
  play.act({ kind: 'urge', by: 'starter', since: '2026-01-01' })
  assert.deepEqual(
    play.effects().map((effect) => effect.kind === 'notify' && effect.to),
    [['ann']],
  )
  assert.equal(play.refusalOf({ kind: 'urge', by: 'starter', since: '2026-01-01' }), 'already_urged')
  assert.equal(play.refusalOf({ kind: 'urge', by: 'starter', since: '2026-01-02' }), 'done')
  play.does('agree', 'ann')
  play.act({ kind: 'urge', by: 'starter', since: '2026-01-01' })
})

const form = [
  { id: 'days', name: 'NumberInput', title: 'Days', valueType: 'Number', props: { required: true } },
  { id: 'note', name: 'TextInput', title: 'Note' },
  { id: 'plate', name: 'TextInput', title: 'Plate', props: { claim: 'vehicle' } },
]

test('a decision writes the fields that its node opens, and no others', () => {
  const play = playOf(processOf([approval('a', { formPerms: [{ id: 'note', perm: 'E', required: true }] })], { form }), { nodes })
  assert.equal(play.refusalOf({ kind: 'start', by: 'starter', unit: null, values: {} }), 'field_required')
  assert.equal(play.refusalOf({ kind: 'start', by: 'starter', unit: null, values: { days: 'many' } }), 'field_wrong')
  assert.equal(play.refusalOf({ kind: 'start', by: 'starter', unit: null, values: { days: 1, forged: 1 } }), 'field_not_open')
  play.start({ values: { days: 2, plate: 'A1' } })
  assert.ok(play.effects().some(({ kind }) => kind === 'hold_claims'))
  assert.equal(play.refusal('agree', 'ann'), 'field_required')
  assert.equal(play.refusal('agree', 'ann', { values: { days: 3, note: 'ok' } }), 'field_not_open')
  play.does('agree', 'ann', { values: { days: 2, note: 'ok' } })
  assert.deepEqual(play.state().values, { days: 2, plate: 'A1', note: 'ok' })
  const written = play.events().findLast((event) => event.kind === 'values_written')
  assert.deepEqual([written?.before, written?.after], [{}, { note: 'ok' }])
})

test('a refusal writes nothing', () => {
  const play = playOf(processOf([approval('a', { formPerms: [{ id: 'note', perm: 'E' }] })], { form }), { nodes })
  play.start({ values: { days: 2 } })
  play.does('refuse', 'ann', { values: { note: 'no' } })
  assert.deepEqual(play.state().values, { days: 2 })
})

test('an action leaves the state that it was given untouched', () => {
  const play = deciding()
  const before = JSON.stringify(play.state())
  const given = play.state()
  play.does('agree', 'ann')
  assert.equal(JSON.stringify(given), before)
})
