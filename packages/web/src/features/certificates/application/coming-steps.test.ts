import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ComingStep, comingSteps } from './coming-steps.ts'

const paper = { state: 'pending_approval', delivery: 'none', amount: 1500, way: 'paper' } as const

const cases: readonly [sentence: string, standing: Parameters<typeof comingSteps>[0], steps: readonly ComingStep[]][] = [
  ['what is approved first goes the whole way', paper, ['approve', 'pay', 'make', 'fetch']],
  ['what costs nothing is not paid for', { ...paper, amount: 0 }, ['approve', 'make', 'fetch']],
  ['after the approval it is paid for', { ...paper, state: 'pending_payment' }, ['pay', 'make', 'fetch']],
  ['what is being made is then received', { ...paper, state: 'normal', delivery: 'making', way: 'email' }, ['make', 'mail']],
  ['a file that is there is downloaded', { ...paper, state: 'normal', delivery: 'ready', way: 'download' }, ['download']],
  ['paper that waits is fetched', { ...paper, state: 'normal', delivery: 'not_picked_up' }, ['fetch']],
  ['what has arrived has nothing before it', { ...paper, state: 'normal', delivery: 'picked_up' }, []],
  ['what failed has no path until somebody acts', { ...paper, state: 'normal', delivery: 'failed' }, []],
  ['neither has what was rejected', { ...paper, state: 'rejected' }, []],
]

for (const [sentence, status, steps] of cases) test(sentence, () => assert.deepEqual(comingSteps(status), steps))
