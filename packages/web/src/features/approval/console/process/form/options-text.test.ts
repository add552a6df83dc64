import assert from 'node:assert/strict'
import { test } from 'node:test'
import { optionsText, readOptions } from './options-text.ts'

const [sick, annual, other] = [
  { value: '1', label: '病假' },
  { value: '2', label: '年假' },
  { value: '3', label: '其他' },
]
const imported = [sick, annual, other]

const changes: readonly (readonly [change: string, text: string, options: readonly unknown[]])[] = [
  ['nothing', '病假\n年假\n其他', imported],
  ['a line added at the end', '病假\n年假\n其他\n事假', [...imported, '事假']],
  ['a line added in between', '病假\n\n年假\n其他', [sick, '', annual, other]],
  ['a line removed', '病假\n其他', [sick, other]],
  ['lines in another order', '其他\n病假\n年假', [other, sick, annual]],
  ['other words for one', '病假\n年休假\n其他', [sick, { value: '2', label: '年休假' }, other]],
  ['a line split in two', '病假\n年\n假\n其他', [sick, { value: '2', label: '年' }, '假', other]],
  ['another list', '红\n绿', ['红', '绿']],
  ['nothing left', '', []],
]
for (const [change, text, options] of changes)
  test(`options that were imported with values keep them: ${change}`, () => assert.deepEqual(readOptions(text, imported), options))

test('an option without a value of its own is what its line says', () => {
  assert.deepEqual(readOptions('红\n深绿', ['红', '绿']), ['红', '深绿'])
  assert.equal(optionsText(['红', sick]), '红\n病假')
})

test('two options that read alike stay two', () => {
  const twins = [
    { value: '1', label: '其他' },
    { value: '2', label: '其他' },
  ]
  assert.deepEqual(readOptions('其他\n其他\n红', twins), [...twins, '红'])
  assert.deepEqual(readOptions('其他', twins), [twins[0]])
})
