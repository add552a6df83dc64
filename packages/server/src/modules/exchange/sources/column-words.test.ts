import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lacksHeadings, wordsIn } from './column-words.rules.ts'

const times = (count: number, ...cells: readonly string[]) => Array.from({ length: count }, () => cells).flat()
const none: ReadonlySet<string> = new Set()

test('a column shows the words that its lines share, the rare ones of a short list, and those whose meaning is known', () => {
  assert.deepEqual(wordsIn('records', [...times(40, '在读', ''), '休学', '参军'], none), ['在读', '休学', '参军'])
  const marks = Array.from({ length: 60 }, (_, mark) => `${mark + 40}`)
  assert.deepEqual(wordsIn('scores', [...marks, ...times(5, '免修'), '缓考'], new Set(['缓考'])), ['免修', '缓考'])
  assert.deepEqual(wordsIn('courses', ['1', '2', '必修'], none), ['1', '2', '必修'])
})

test('what a column says of single people is not shown, however few they are', () => {
  assert.deepEqual(wordsIn('records', ['张三', '李四', '王五'], none), [])
  assert.deepEqual(wordsIn('records', times(3, '2006-02-28', '13800000000', 'a@b.cn', '11010120000101123X', 'S2024001'), none), [])
  assert.equal(lacksHeadings('records', ['学号', 'XH', '2024级', 'mark_1', '成绩 2024-2025']), false)
  assert.equal(lacksHeadings('records', ['202400000001', '张三', '男']), true)
})
