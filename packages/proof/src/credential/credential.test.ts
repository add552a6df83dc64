import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromBase58, toBase58 } from '../encoding/base58.ts'
import { canonicalJson } from '../encoding/canonical-json.ts'
import { demoTrust } from '../testing/demo-trust.ts'
import { checkCredential, proveCredential } from './credential.ts'

const documentId = '0197a000-0000-7000-8000-000000000009'
const unsigned = {
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  id: `urn:uuid:${documentId}`,
  type: ['VerifiableCredential'],
  credentialSubject: { name: '林晓雨', gpa: 3.71 },
}

const proven = async () => {
  const { trust, key } = await demoTrust()
  return { trust, credential: await proveCredential(unsigned, key, `did:web:campus.example#${key.id}`, new Date('2026-11-15T08:00:00Z')) }
}

test('a credential of the school is genuine, however its JSON is spaced and ordered', async () => {
  const { trust, credential } = await proven()
  const reordered = JSON.stringify(Object.fromEntries(Object.entries(credential).toReversed()), null, 4)
  for (const text of [JSON.stringify(credential), reordered]) {
    const found = await checkCredential(text, trust)
    assert.ok(found.kind === 'genuine')
    assert.equal(found.documentId, documentId)
    assert.equal(found.canonical, canonicalJson(credential))
  }
})

test('a changed fact, a changed time of proof and an added field break the proof', async () => {
  const { trust, credential } = await proven()
  const forgeries = [
    { ...credential, credentialSubject: { name: '林晓雨', gpa: 4 } },
    { ...credential, proof: { ...credential.proof, created: '2026-11-16T08:00:00.000Z' } },
    { ...credential, extra: true },
  ]
  for (const forgery of forgeries) assert.equal((await checkCredential(JSON.stringify(forgery), trust)).kind, 'forged')
})

test('what is not a credential of ours is distinguished', async () => {
  const { trust } = await proven()
  const other = await proven()
  assert.equal((await checkCredential(JSON.stringify(other.credential), trust)).kind, 'foreign')
  const { proof: _, ...bare } = other.credential
  const half = JSON.stringify({ ...other.credential, name: '\ud800' })
  for (const text of ['', '{}', 'null', '[]', '{', JSON.stringify(bare), half])
    assert.equal((await checkCredential(text, trust)).kind, 'malformed')
})

test('base58 keeps leading zeros and refuses what is too long or not in its alphabet', () => {
  for (const bytes of [[], [0], [0, 0, 1], [255, 255], [1, 2, 3, 0]].map((list) => Uint8Array.from(list)))
    assert.deepEqual(fromBase58(toBase58(bytes), bytes.length), bytes)
  assert.equal(toBase58(new TextEncoder().encode('Hello World!')), '2NEpo7TZRRrLZSi2U')
  assert.equal(fromBase58('0OIl', 4), undefined)
  assert.equal(fromBase58('z'.repeat(100), 4), undefined)
})

test('canonical JSON orders keys by their units and drops what JSON cannot hold', () => {
  assert.equal(
    canonicalJson({ b: [1, { d: 'ö', c: null }], a: 1e21, '€': 1, '\u{1F600}': 2, gone: undefined }),
    '{"a":1e+21,"b":[1,{"c":null,"d":"ö"}],"€":1,"😀":2}',
  )
  assert.throws(() => canonicalJson({ half: '\ud800' }))
  assert.throws(() => canonicalJson(undefined))
})
