import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeIn, isTypedCode } from './code-in.ts'

const code = 'AQ'.repeat(60)

test('the code is found in the address on a paper, for every server name', () => {
  for (const origin of ['http://127.0.0.1:3000', 'https://campus.example.edu.cn'])
    for (const place of ['/pages/electronic/scanVerify', '/verify', '/verify_mobile'])
      assert.equal(codeIn(`${origin}/#${place}?code=${code}`), code)
  assert.equal(codeIn(`  ${code}\n`), code)
})

test('a code of something else is none of a document', () => {
  for (const text of [
    '',
    'hello',
    'https://example.com/',
    `https://x.cn/#/pages/sys/scan?card=${code}`,
    'https://x.cn/#/verify',
    code.slice(0, 40),
  ])
    assert.equal(codeIn(text), undefined, text)
})

test('typed codes are distinguished from camera-only codes', () => {
  assert.ok(isTypedCode('7KQ4-M2XN-9RTB-HW3C'))
  assert.ok(isTypedCode(' 7kq4m2xn9rtbhw3c '))
  assert.ok(!isTypedCode(code))
  assert.ok(!isTypedCode('7KQ4-M2XN'))
})
