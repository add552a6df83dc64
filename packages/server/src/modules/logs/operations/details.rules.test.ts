import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultKinds } from '@campus/contract/terminals/fault-kinds.ts'
import { TerminalPart } from '@campus/contract/terminals/machine.ts'
import { describeDetails } from './details.rules.ts'

test('words of the program in an entry are read in the language of the reader', () => {
  const details = { state: 'hidden', term: '2026-2027-1', keys: 5 }
  assert.deepEqual(
    describeDetails(details, 'en_US').map(({ label, after }) => `${label}: ${after}`),
    ['Status: Hidden', 'Term: 2026-2027-1', 'Keys: 5'],
  )
  assert.equal(describeDetails(details, 'zh_CN')[0]?.after, '已隐藏')
})

test('parts of terminals and what was wrong with them are read in words, in every language', () => {
  const details = { part: 'printer', kind: 'media_jam', pagesOut: 3 }
  const read = (language: 'zh_CN' | 'en_US' | 'zh_TW') => describeDetails(details, language).map(({ label, after }) => `${label}: ${after}`)
  assert.deepEqual(read('zh_CN'), ['部分: 打印程序', '类型: 卡纸', '实际出纸页数: 3'])
  assert.deepEqual(read('en_US'), ['Part: Printer', 'Kind: Paper jam', 'Pages in the tray: 3'])
  assert.deepEqual(read('zh_TW'), ['部分: 列印程式', '類型: 卡紙', '實際出紙頁數: 3'])
  for (const [name, codes] of Object.entries({ part: TerminalPart.options, kind: faultKinds }))
    for (const code of codes) assert.notEqual(describeDetails({ [name]: code }, 'zh_CN')[0]?.after, code)
})
