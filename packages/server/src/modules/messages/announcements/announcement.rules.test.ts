import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Audience } from '@campus/contract/messages/announcements.ts'
import { excerptOf } from '../../../platform/text/excerpt.ts'
import { inThree, isOnItsWay, mayChange, mayReach } from './announcement.rules.ts'

const [mine, other] = ['11111111-1111-7111-8111-111111111111', '22222222-2222-7222-8222-222222222222']
const unit = (unitId: string): Audience => ({ kind: 'unit', unitId })
const students: Audience = { kind: 'role', role: 'student' }

const reaches: readonly [what: string, scope: 'school' | string[], audience: Audience[], may: boolean][] = [
  ['an administrator reaches everybody', 'school', [{ kind: 'school' }, students, unit(other)], true],
  ['a manager reaches the units of their scope', [mine], [unit(mine)], true],
  ['a manager does not reach another unit', [mine], [unit(other)], false],
  ['one part too many spoils the whole', [mine], [unit(mine), unit(other)], false],
  ['a manager of a part does not reach the school', [mine], [{ kind: 'school' }], false],
  ['a user type spreads over the whole school', [mine], [students], false],
  ['who looks after nothing reaches nobody', [], [unit(mine)], false],
]
for (const [what, scope, audience, may] of reaches) test(what, () => assert.equal(mayReach(scope, audience), may))

test('an announcement changes until its publication time, and is sent only while it is scheduled', () => {
  const states = ['draft', 'scheduled', 'publishing', 'published', 'recalled'] as const
  assert.deepEqual(states.map(mayChange), [true, true, false, false, false])
  assert.deepEqual(states.map(isOnItsWay), [false, true, true, false, false])
})

test('a language nobody wrote in shows the Chinese text', () => {
  assert.deepEqual(inThree('停水', '', '停水通知'), ['停水', '停水', '停水通知'])
  assert.deepEqual(inThree('停水', 'No water', ''), ['停水', 'No water', '停水'])
})

test('an excerpt is one line of at most eighty signs and cuts none in two', () => {
  assert.equal(excerptOf('  第一行\n\n第二行\t末 '), '第一行 第二行 末')
  assert.equal(excerptOf('字'.repeat(80)), '字'.repeat(80))
  assert.equal(excerptOf('字'.repeat(81)), `${'字'.repeat(79)}…`)
  assert.equal(excerptOf('👩‍🎓'.repeat(81)), `${'👩‍🎓'.repeat(79)}…`)
})
