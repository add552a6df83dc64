import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownName } from './file-name.rules.ts'

test('invisible characters are removed from a file name', () => {
  const cases = [
    ['毕业论文 定稿.pdf', '毕业论文 定稿.pdf'],
    ['  two   spaces .pdf ', 'two spaces .pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['a\0b\r\nc.pdf', 'abc.pdf'],
    ['\u200B', 'file'],
    ['', 'file'],
    ['𠮷'.repeat(300), '𠮷'.repeat(120)],
  ] as const
  for (const [given, shown] of cases) assert.equal(shownName(given), shown, JSON.stringify(given))
})
