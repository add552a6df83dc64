import assert from 'node:assert/strict'
import { test } from 'node:test'
import { concat } from '../asn1/write-der.ts'
import { toHex } from '../encoding/hex.ts'
import { newStateId } from '../pdf/canonical/append-revision.ts'
import { writeArchiveRevision } from '../pdf/canonical/archive-revision.ts'
import { readEditablePdf } from '../pdf/canonical/editable-pdf.ts'
import { makeOddToken, makeStamper } from '../testing/attacks/odd-time-stamps.ts'
import { revise } from '../testing/attacks/revise.ts'
import { plainPdf } from '../testing/attacks/school.ts'
import { bytesOf, textOf } from '../testing/attacks/text.ts'
import { demoChain } from '../testing/demo-chain.ts'
import { checkPdf } from '../verify/check-pdf.ts'
import { makeRevocationList } from './revocation-list.ts'
import { signPdf } from './sign-pdf.ts'

const signedAt = new Date('2026-11-01T08:00:00Z')
const stamper = await makeStamper()
const { chain, signer, trust: ofSchool } = await demoChain('p256', signedAt)
const trust = { ...ofSchool, timestampRoots: [stamper.root] }

/** Anybody can get a token for anything, also an attacker who changes a file. */
const stampOf = async (bytes: Uint8Array<ArrayBuffer>) => makeOddToken(bytes, stamper)

const timestamps = {
  // The test's tokens are made from the bytes; the digest is what the protocol would send.
  stamp: async (digest: Uint8Array<ArrayBuffer>) => makeOddToken(digest, stamper, { digest }),
  roots: async () => [stamper.root],
  evidenceFor: async () => ({ certificates: stamper.certificates, revocationLists: [] }),
}

const longTerm = {
  timestamps,
  revocationLists: () =>
    Promise.all(
      [chain.root, chain.issuing].map(({ certificate, privateKey }) => makeRevocationList({ certificate, key: privateKey }, [], signedAt)),
    ),
}

const texts = { signedAt, name: '示范大学', reason: '在读证明' }
const archived = await signPdf(plainPdf(), signer, { ...texts, longTerm })
const endOfSignature = textOf(archived).indexOf('%%EOF\n', textOf(archived).indexOf('%%EOF\n') + 1) + 6

test('a document with a time-stamp authority is B-LTA: sound, stamped and archived', async () => {
  const { verdict, integrity, signedBy, signer } = await checkPdf(archived, trust)
  assert.deepEqual([verdict, integrity, signedBy], ['sound', 'unchanged', 'school'])
  assert.deepEqual([signer?.isTimestamped, signer?.isArchived, signer?.signedAt], [true, true, '2026-11-01T08:00:02.000Z'])
  const text = textOf(archived)
  for (const part of ['/Type /DSS', '/VRI', '/CRLs', '/Type /DocTimeStamp', '/SubFilter /ETSI.RFC3161'])
    assert.ok(text.includes(part), part)
})

test('what its signature covers is a sound document by itself', async () => {
  const { verdict, signer } = await checkPdf(archived.slice(0, endOfSignature), trust)
  assert.deepEqual([verdict, signer?.isTimestamped, signer?.isArchived], ['sound', true, false])
})

test('without trust in the time-stamp authority the file alone cannot tell, and what is changed besides is still a change', async () => {
  for (const file of [archived, archived.slice(0, endOfSignature)]) {
    const { verdict, integrity, signedBy, signer } = await checkPdf(file, ofSchool)
    assert.deepEqual([verdict, integrity, signedBy], ['undecided', 'cannot_tell', 'school'])
    assert.deepEqual([signer?.isTimestamped, signer?.isArchived, signer?.signedAt], [false, false, signedAt.toISOString()])
  }
  for (const file of [concat([archived, bytesOf('\n')]), archived.with(200, (archived[200] ?? 0) ^ 1)]) {
    const { verdict, integrity, signedBy } = await checkPdf(file, ofSchool)
    assert.deepEqual([verdict, integrity, signedBy], ['tampered', 'changed', 'school'])
  }
})

test('little room is left behind a token', () => {
  for (const [, hex = ''] of textOf(archived).matchAll(/\/Contents <([0-9a-f]+)>/g)) assert.ok((/0*$/.exec(hex)?.[0].length ?? 0) < 128)
})

const signed = archived.slice(0, endOfSignature)
const contents = Buffer.from(/\/Contents <([0-9a-f]+)>/.exec(textOf(signed))?.[1] ?? '', 'hex')

/** An archive of somebody else, with a good time-stamp over it, in which something is other than the school writes it. */
const archiveWith = async (change: (before: string) => string) => {
  const room = 2000
  const evidence = { certificates: signer.certificates, revocationLists: [], at: signedAt, contents: new Uint8Array(contents) }
  const pdf = await readEditablePdf(signed)
  const { before, after } = await writeArchiveRevision(pdf, { ...evidence, gap: 2 * room + 2, stateId: newStateId() })
  const [head, tail] = [bytesOf(change(before)), bytesOf(after)]
  if (head.length !== before.length) throw new Error('the change must keep every place')
  const token = await stampOf(concat([signed, head, tail]))
  return concat([signed, head, bytesOf(`<${toHex(token).padEnd(2 * room, '0')}>`), tail])
}

test('an archive with any other content is a change, even with a valid time-stamp', async () => {
  const same = await checkPdf(await archiveWith((before) => before), trust)
  assert.deepEqual([same.verdict, same.signer?.isArchived], ['sound', true])
  const changes: readonly [from: string, to: string][] = [
    ['/MediaBox [0 0 595 842]', '/MediaBox [0 0 595 442]'],
    ['/Contents 6 0 R', '/Contents 5 0 R'],
    ['/Rect [0 0 0 0]', '/Rect [9 9 9 9]'],
    ['/Perms <<', '/Other <<'],
  ]
  for (const [from, to] of changes) {
    const file = await archiveWith((before) => before.replace(from, to))
    const { verdict, integrity } = await checkPdf(file, trust)
    assert.deepEqual([verdict, integrity], ['tampered', 'changed'], to)
  }
})

test('anything appended to an archive, or flipped in it outside of the token, is a change', async () => {
  assert.equal((await checkPdf(revise(archived, { 6: null }), trust)).verdict, 'tampered')
  assert.equal((await checkPdf(concat([archived, bytesOf('\n')]), trust)).verdict, 'tampered')
  const [tokenAt, tokenEnd] = [textOf(archived).lastIndexOf('/Contents <'), textOf(archived).lastIndexOf('> /ByteRange')]
  const places = Array.from({ length: 300 }, (_, index) => endOfSignature + Math.floor((index * (archived.length - endOfSignature)) / 300))
  for (const at of places.filter((at) => at < tokenAt || at > tokenEnd)) {
    const { verdict } = await checkPdf(archived.with(at, (archived[at] ?? 0) ^ 1), trust)
    assert.notEqual(verdict, 'sound', `the bit at ${at}`)
  }
})
