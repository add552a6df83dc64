import assert from 'node:assert/strict'
import { test } from 'node:test'
import { profileParts } from '@campus/contract/people/own-profile.ts'
import { completionOf } from './profile.rules.ts'

const having = (...parts: (typeof profileParts)[number][]) =>
  Object.fromEntries(profileParts.map((part) => [part, parts.includes(part)])) as Record<(typeof profileParts)[number], boolean>

test('a profile is as complete as the share of its parts that are there', () => {
  const cases = [
    ['student', having(), 0, [...profileParts]],
    ['student', having('nickname', 'phone'), 25, ['namePinyin', 'avatar', 'portrait', 'email', 'qq', 'emergencyContact']],
    ['teacher', having(...profileParts), 100, []],
    ['student', having('nickname', 'namePinyin', 'avatar', 'portrait', 'phone', 'email', 'qq'), 87, ['emergencyContact']],
  ] as const
  for (const [kind, has, percent, missing] of cases) assert.deepEqual(completionOf(kind, has), { percent, missing })
})

test('a guest needs neither a portrait nor an emergency contact', () => {
  const whole = having('nickname', 'namePinyin', 'avatar', 'phone', 'email', 'qq')
  for (const kind of ['visitor', 'family'] as const) assert.deepEqual(completionOf(kind, whole), { percent: 100, missing: [] })
})
