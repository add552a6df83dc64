import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@campus/contract/language.ts'
import { splitBySize } from './enclosures.rules.ts'
import { documentMail } from './mail-text.ts'

test("a mail names its files in the holder's language, and user input stays text", () => {
  const given = {
    subject: '<b>材料</b>',
    school: '测试大学',
    holder: '林晓雨',
    attached: [{ title: '在读证明', serial: 'T2026-000001' }],
    left: [{ title: '成绩单', serial: 'T2026-000002' }],
    verifyAddress: 'https://campus.example.edu.cn/#/verify',
    appAddress: 'https://campus.example.edu.cn/#/pages/electronic/my_documents',
  }
  const letters = languages.map((language) => documentMail({ ...given, language }))
  assert.equal(new Set(letters.map(({ text }) => text)).size, 3)
  for (const { text, html, subject } of letters) {
    for (const word of ['测试大学', '林晓雨', 'T2026-000001', 'T2026-000002', given.verifyAddress, given.appAddress])
      assert.ok(text.includes(word) && html.includes(word), word)
    assert.equal(subject, given.subject)
    assert.ok(html.includes('&lt;b&gt;材料&lt;/b&gt;') && !html.includes('<b>材料'))
  }
  assert.ok(!documentMail({ ...given, language: 'en_US', left: [] }).text.includes(given.appAddress))
})

test('a mail takes as many files as mail servers do, and leaves the others for the app', () => {
  const sizes = [9_000_000, 7_000_000, 6_000_000, 1]
  assert.deepEqual(
    splitBySize(sizes, (size) => size),
    { attached: [9_000_000, 6_000_000], left: [7_000_000, 1] },
  )
  assert.deepEqual(
    splitBySize([15_000_000], (size) => size),
    { attached: [15_000_000], left: [] },
  )
})
