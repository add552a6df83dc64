import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type LedUnit, leaderOfLevel, leadersUpTo } from './leaders.ts'

const units: readonly LedUnit[] = [
  { unit: 'group', leaders: ['gil', 'gus'] },
  { unit: 'institute', leaders: [] },
  { unit: 'faculty', leaders: ['fay'] },
  { unit: 'university', leaders: ['ulf'] },
]
const people = (found: readonly { readonly person: string }[]) => found.map(({ person }) => person)

test('the leader of level one leads the own unit', () => {
  assert.deepEqual(leaderOfLevel(units, 'sam', { level: 1, skipEmpty: true }), { person: 'gil', unit: 'group', level: 1 })
})

test('the request of a leader goes to the unit above', () => {
  assert.equal(leaderOfLevel(units, 'gil', { level: 1, skipEmpty: true })?.person, 'fay')
  assert.equal(leaderOfLevel(units, 'gus', { level: 1, skipEmpty: true })?.person, 'fay')
})

test('a unit without a leader uses no level where empty ones are skipped', () => {
  assert.equal(leaderOfLevel(units, 'sam', { level: 2, skipEmpty: true })?.person, 'fay')
  assert.equal(leaderOfLevel(units, 'sam', { level: 2, skipEmpty: false }), undefined)
  assert.equal(leaderOfLevel(units, 'sam', { level: 3, skipEmpty: false })?.person, 'fay')
})

test('a level above the top has nobody', () => {
  assert.equal(leaderOfLevel(units, 'sam', { level: 4, skipEmpty: true }), undefined)
  assert.equal(leaderOfLevel(units, 'ulf', { level: 3, skipEmpty: true }), undefined)
})

test('up to the top reaches the top', () => {
  assert.deepEqual(people(leadersUpTo(units, 'sam', { endCondition: 'TOP', endLevel: 1, skipEmpty: false })), ['gil', 'fay', 'ulf'])
  assert.deepEqual(people(leadersUpTo(units, 'fay', { endCondition: 'TOP', endLevel: 1, skipEmpty: false })), ['gil', 'ulf'])
})

test('up to a level ends there', () => {
  assert.deepEqual(people(leadersUpTo(units, 'sam', { endCondition: 'LEAVE', endLevel: 2, skipEmpty: false })), ['gil'])
  assert.deepEqual(people(leadersUpTo(units, 'sam', { endCondition: 'LEAVE', endLevel: 2, skipEmpty: true })), ['gil', 'fay'])
})

test('who leads several units is asked once', () => {
  const twice = [...units, { unit: 'state', leaders: ['fay'] }]
  assert.deepEqual(people(leadersUpTo(twice, 'sam', { endCondition: 'TOP', endLevel: 1, skipEmpty: true })), ['gil', 'fay', 'ulf'])
})
