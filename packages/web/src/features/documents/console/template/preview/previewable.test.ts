import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTemplate } from '../written-template.ts'
import { fitZoom } from './fit-zoom.ts'
import { previewable } from './previewable.ts'

const { rules } = newTemplate('x')

test('a template can be looked at before it has a name', () => {
  assert.equal(previewable(rules, 'x')?.rules.nameEn, 'Certificate')
  assert.equal(previewable({ ...rules, name: ' 在读证明 ' }, 'x')?.rules.name, '在读证明')
})

test('a wrong rule or an empty source is not sent', () => {
  assert.equal(previewable({ ...rules, ways: [] }, 'x'), undefined)
  assert.equal(previewable({ ...rules, charge: 'each', price: 0 }, 'x'), undefined)
  assert.equal(previewable(rules, ''), undefined)
})

test('a page fills its place from side to side as far as the zoom goes', () => {
  assert.deepEqual([fitZoom(500, 595), fitZoom(300, 842), fitZoom(2000, 595)], [0.8, 0.5, 1.2])
})
