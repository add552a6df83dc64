import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { type Der, readFirstDer } from '../../asn1/der.ts'
import { tags } from '../../asn1/primitives.ts'
import { fromHex, toHex } from '../../encoding/hex.ts'
import { checkPdf } from '../../verify/check-pdf.ts'
import { makeSchool, plainPdf } from './school.ts'
import { bytesOf, textOf } from './text.ts'

let school: Awaited<ReturnType<typeof makeSchool>>
let signed: Uint8Array<ArrayBuffer>
let original: string
before(async () => {
  school = await makeSchool()
  signed = await school.sign(plainPdf())
  original = (await checkPdf(signed, school.trust)).sha256
})

/** The same numbers at every run, so that a failure can be looked at again. */
const numbersFrom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test('two thousand single bits are flipped, and the signature alone notices each time', async () => {
  const pick = numbersFrom(20261101)
  for (let round = 0; round < 2000; round += 1) {
    const file = signed.slice()
    const at = pick(file.length)
    file[at] = (file[at] ?? 0) ^ (1 << pick(8))
    const { verdict, sha256 } = await checkPdf(file, school.trust)
    // The record of the school goes by the digest of the whole file, whatever the signature says.
    assert.notEqual(sha256, original)
    assert.notEqual(verdict, 'sound', `the bit at ${at}`)
  }
})

/** Where in a CMS the heads of its elements stand. Certificates are one element each: their inside is signed by their issuer. */
const headsIn = (der: Der, at = 0, depth = 0): number[] => {
  let inner = at + der.whole.length - der.body.length
  const isCertificate = depth === 4 && der.children.length === 3 && der.children[2]?.tag === tags.bits
  const parts = (isCertificate ? [] : der.children).flatMap((child) => {
    const heads = headsIn(child, inner, depth + 1)
    inner += child.whole.length
    return heads
  })
  return [at, at + 1, ...parts]
}

test('every bit of every head in the CMS is flipped, and the signature alone notices each time', async () => {
  const text = textOf(signed)
  const [, before = '', hex = '', behind = ''] = /^([^]*\/Contents <)([0-9a-f]+)(>[^]*)$/.exec(text) ?? []
  const cms = fromHex(hex)
  const heads = headsIn(readFirstDer(cms))
  assert.ok(heads.length > 60)
  for (const at of heads) {
    for (let bit = 0; bit < 8; bit += 1) {
      const changed = cms.with(at, (cms[at] ?? 0) ^ (1 << bit))
      const { verdict } = await checkPdf(bytesOf(before + toHex(changed) + behind), school.trust)
      assert.notEqual(verdict, 'sound', `bit ${bit} of byte ${at}`)
    }
  }
})

test('pieces are taken out, doubled and moved, and the signature alone notices each time', async () => {
  const pick = numbersFrom(4711)
  for (let round = 0; round < 300; round += 1) {
    const [from, length, to] = [pick(signed.length), 1 + pick(64), pick(signed.length)]
    const piece = signed.subarray(from, from + length)
    const edits = [
      Uint8Array.of(...signed.subarray(0, from), ...signed.subarray(from + length)),
      Uint8Array.of(...signed.subarray(0, to), ...piece, ...signed.subarray(to)),
    ]
    for (const file of edits) assert.notEqual((await checkPdf(file, school.trust)).verdict, 'sound', `${from} ${length} ${to}`)
  }
})

test('cut off at fifty places, no file is sound', async () => {
  for (let part = 1; part <= 50; part += 1) {
    const file = signed.slice(0, Math.floor((signed.length * part) / 51))
    const { verdict } = await checkPdf(file, school.trust)
    // Where the first revision ends whole, what is left is a document that nobody signed.
    assert.ok(verdict === 'unreadable' || verdict === 'unsigned', `${verdict} with ${file.length} bytes`)
  }
})
