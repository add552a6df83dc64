import assert from 'node:assert/strict'
import { test } from 'node:test'
import { approval, copy, delay, either, parallel, processOf, subprocess, webhook, work } from '../testing/build-process.ts'
import { peopleOf } from '../testing/people.ts'
import type { Wait } from './state.ts'
import { pathOf, type Tried, tryOut } from './trial.ts'

const form = [
  { id: 'days', name: 'NumberInput', title: 'Days', valueType: 'Number', props: { required: true } },
  { id: 'price', name: 'NumberInput', title: 'Price', valueType: 'Number' },
]
const lengths = { M: 60_000, H: 3_600_000, D: 86_400_000 }
const now = '2026-01-01T00:00:00.000Z'
const due = (wait: Wait, from: string) =>
  wait.kind === 'length' ? new Date(Date.parse(from) + wait.length.value * lengths[wait.length.unit]).toISOString() : from
const clock = { now, due }
const hours = (text: string | null) => (text === null ? '' : ` ${(Date.parse(text) - Date.parse(now)) / lengths.H}h`)
const shown = ({ steps }: Tried) =>
  steps.map(({ node, run, tasks, dueAt }) => `${node.name} ${tasks.map(({ assignee }) => assignee).join()} ${run.status}${hours(dueAt)}`)
const request = { starter: 'starter', unit: null, values: { days: 5 } }
const limit = (value: number) => ({ timeLimit: { timeout: { unit: 'H', value }, handler: { type: 'NOTIFY' } } })

test('a trial runs to the end: people, waits, jobs and other processes, with the latest dates', () => {
  const process = processOf(
    [approval('a', limit(2)), parallel('p', [approval('b', limit(8)), copy('c')], [delay('d'), webhook('e')]), subprocess('f'), work('g')],
    { form },
  )
  const tried = tryOut(process, request, peopleOf({ nodes: { a: ['ann'], b: ['bob', 'ben'], c: ['cid'], g: ['gil'] } }), clock)
  assert.deepEqual(shown(tried), [
    'a ann passed 2h',
    'b bob,ben passed 10h',
    'd  passed 3h',
    'e  passed',
    'c  passed',
    'f  passed',
    'g gil passed',
  ])
  assert.deepEqual([tried.status, tried.stopped], ['passed', null])
  assert.deepEqual(pathOf(process, tried), ['node_a', 'node_f', 'node_g', 'node_b', 'node_c', 'node_d', 'node_e'])
  assert.deepEqual(
    tried.steps.map(({ notices }) => notices.map(({ about, to }) => `${about} ${to.join()}`).join('; ')),
    ['task ann', 'task bob; task ben', '', '', 'copied cid', '', 'task gil'],
  )
  assert.deepEqual(
    tried.notices.map(({ about, to }) => `${about} ${to.join()}`),
    ['passed starter'],
  )
})

test('values that later steps write are taken along, and choose the branches', () => {
  const dear = [{ id: 'price', compare: '>', valueType: 'Number', value: [100] }]
  const rights = { formPerms: [{ id: 'price', perm: 'E', required: true }] }
  const chain = [approval('a', rights), either('x', { when: dear, chain: [approval('b')] }, { chain: [approval('c')] })]
  const process = processOf(chain, { form, root: { formPerms: [{ id: 'price', perm: 'H' }] } })
  const people = peopleOf({ nodes: { a: ['ann'], b: ['bob'], c: ['cid'] } })
  assert.deepEqual(pathOf(process, tryOut(process, { ...request, values: { days: 1, price: 200 } }, people, clock)), ['node_a', 'node_b'])
  assert.deepEqual(pathOf(process, tryOut(process, request, people, clock)), ['node_a', 'node_c'])
})

test('a trial stops where the application would: a form that is not filled in, nobody picked, nobody there, sent back', () => {
  const stopped = (chain: Parameters<typeof processOf>[0], given: object = {}, people = {}) => {
    const { stopped } = tryOut(processOf(chain, { form }), { ...request, ...given }, peopleOf({ nodes: { a: ['ann'] }, ...people }), clock)
    return stopped && [stopped.code, stopped.at]
  }
  assert.deepEqual(stopped([approval('a')], { values: {} }), ['field_required', 'days'])
  assert.deepEqual(stopped([approval('a')], { values: { days: 5, other: 1 } }), ['field_not_open', 'other'])
  const picking = [approval('a'), approval('b', { assignedType: 'OTHER_SELECT', assignedNode: ['node_a'] })]
  assert.deepEqual(stopped(picking), ['pick_required', 'node_b'])
  assert.equal(stopped(picking, { picked: { node_b: ['bob'] } }), null)
  assert.deepEqual(stopped([approval('a')], {}, { nodes: {}, administrators: [] }), ['nobody_decides', 'node_a'])
  const back = [approval('a', { nobody: { handler: 'TO_REFUSE' }, refuse: { type: 'TO_NODE', target: 'root' } })]
  assert.deepEqual(stopped(back, {}, { nodes: {} }), ['returned', 'root'])
})
