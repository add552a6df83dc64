import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoTrust } from '../testing/demo-trust.ts'
import { packCode, readCode } from './code.ts'
import type { CodePayload } from './code-bytes.ts'

const payload: CodePayload = {
  serial: 'DU2026-000123',
  holder: '林*雨',
  template: '在读证明',
  issuedOn: '2026-11-15',
  validUntil: '2027-05-14',
  factsHash: '00112233445566778899aabbccddeeff',
}

test('a code is short enough for a print and contains its data', async () => {
  const { trust, key } = await demoTrust()
  const text = await packCode(payload, key)
  assert.ok(text.length < 190, `${text.length} letters`)
  const found = await readCode(text, trust)
  assert.ok(found.kind === 'genuine')
  assert.deepEqual(found.payload, payload)
  assert.equal(found.school.nameEn, 'Demo University')
  assert.equal(found.keyIsRevoked, false)
})

test('a code is read from the address that a phone has scanned', async () => {
  const { trust, key } = await demoTrust()
  const text = await packCode({ ...payload, validUntil: null }, key)
  const found = await readCode(`https://campus.example.edu/#/pages/electronic/scanVerify?code=${text}`, trust)
  assert.ok(found.kind === 'genuine')
  assert.equal(found.payload.validUntil, null)
})

test('no letter of a code can be changed', async () => {
  const { trust, key } = await demoTrust()
  const text = await packCode(payload, key)
  for (let at = 0; at < text.length; at += 1) {
    const changed = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
    const found = await readCode(changed, trust)
    assert.notEqual(found.kind, 'genuine', `letter ${at}`)
  }
})

test('the bits that the last letter of a code has to spare cannot be changed either', async () => {
  const { trust, key } = await demoTrust()
  const text = await packCode(payload, key)
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = text.slice(-1)
  for (const letter of letters) {
    const { kind } = await readCode(text.slice(0, -1) + letter, trust)
    assert.equal(kind === 'genuine', letter === last, letter)
  }
})

test('a code of another school, of nobody and of noise is not taken for ours', async () => {
  const [ours, theirs] = [await demoTrust(), await demoTrust()]
  assert.equal((await readCode(await packCode(payload, theirs.key), ours.trust)).kind, 'foreign')
  assert.equal((await readCode(await packCode(payload, { id: ours.key.id, key: theirs.key.key }), ours.trust)).kind, 'forged')
  for (const noise of ['', 'hello', 'https://example.com/', '%%%', 'A'.repeat(2000), `${await packCode(payload, ours.key)}AAAA`])
    assert.ok(['malformed', 'foreign', 'forged'].includes((await readCode(noise, ours.trust)).kind), noise.slice(0, 20))
})
