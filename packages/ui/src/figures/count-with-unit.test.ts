import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countWithUnit } from './count-with-unit.ts'

const rows: [count: number, zhCN: string, enUS: string, zhTW: string][] = [
  [0, '0', '0', '0'],
  [9_999, '9,999', '9,999', '9,999'],
  [10_000, '1万', '10K', '1萬'],
  [12_345, '1.2万', '12.3K', '1.2萬'],
  [19_999, '1.9万', '19.9K', '1.9萬'],
  [999_999, '99.9万', '999.9K', '99.9萬'],
  [1_000_000, '100万', '1M', '100萬'],
  [123_456_789, '1.2亿', '123.4M', '1.2億'],
  [2_000_000_000, '20亿', '2B', '20億'],
  [-12_345, '-1.2万', '-12.3K', '-1.2萬'],
]

for (const [count, ...phrase] of rows) {
  test(`a count of ${count} reads ${phrase.join(' / ')}`, () => assert.deepEqual(countWithUnit(count), phrase))
}
