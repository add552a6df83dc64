import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineChanges } from './line-changes.ts'
import { namedLines } from './named-lines.ts'
import { changedRules, isSameTemplate, newTemplate, WrittenTemplate } from './written-template.ts'

const start = newTemplate('#show: certificate\n')

test('a new template lacks its names, its code and its kind, and nothing else', () => {
  const complaints = WrittenTemplate.safeParse(start).error?.issues.map(({ path }) => path.join('.')) ?? []
  assert.deepEqual([...new Set(complaints)].toSorted(), ['rules.name', 'rules.nameEn', 'rules.nameTw', 'rules.type', 'slug'])
})

test('a template is changed by its rules, its source, its code and its place, not by its revision', () => {
  const later = { ...start, revision: 7 }
  assert.ok(isSameTemplate(start, later))
  assert.ok(!isSameTemplate(start, { ...start, source: '' }))
  assert.ok(!isSameTemplate(start, { ...start, slug: 'x' }))
  assert.ok(!isSameTemplate(start, { ...start, position: 3 }))
  assert.ok(!isSameTemplate(start, { ...start, rules: { ...start.rules, limits: { ...start.rules.limits, day: 1 } } }))
})

test('the rules that differ are named', () => {
  const now = { ...start.rules, ways: ['download' as const, 'paper' as const], price: 200 }
  assert.deepEqual(changedRules(start.rules, now), ['ways', 'price'])
  const { total, ...others } = start.rules.limits
  assert.deepEqual(changedRules(start.rules, { ...start.rules, limits: { ...others, total } }), [])
})

test('lines that came and went are counted, lines that moved are not', () => {
  assert.deepEqual(lineChanges('a\nb\nc', 'c\na\nd'), { added: 1, removed: 1 })
  assert.deepEqual(lineChanges('a', 'a\na\na'), { added: 2, removed: 0 })
  assert.deepEqual(lineChanges('a\na', 'a'), { added: 0, removed: 1 })
})

test('the lines that a refusal names are found in every language', () => {
  assert.deepEqual(namedLines('第 3 行：unknown variable: x\nLine 12: expected expression'), [
    { line: 3, column: 1, message: 'unknown variable: x' },
    { line: 12, column: 1, message: 'expected expression' },
  ])
  assert.deepEqual(namedLines(''), [])
})
