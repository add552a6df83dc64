import assert from 'node:assert/strict'
import { test } from 'node:test'
import { concat, integer, sequence } from '../../asn1/write-der.ts'
import { checkPdf } from '../../verify/check-pdf.ts'
import { type Attack, withstand } from './attack-table.ts'
import { makeOddChain, type Oddities } from './odd-certificates.ts'
import { attribute, attributeIds, makeOddCms } from './odd-cms.ts'
import { makeOddFile } from './odd-file.ts'
import { makeOddToken, makeStamper, type TokenForm } from './odd-time-stamps.ts'
import { makeSchool, now, plainPdf, trustIn } from './school.ts'

type Bytes = Uint8Array<ArrayBuffer>

const signer = await makeOddChain()
const stamper = await makeStamper()
const trusting = (root: Uint8Array) => trustIn(root, {}, { timestampRoots: [stamper.root] })
const stampedWith = (makeToken: (signature: Bytes) => Promise<Bytes>, by = signer) =>
  makeOddFile(by, {
    cms: (content, signer) =>
      makeOddCms(content, signer, { unsigned: async (signature) => [attribute(attributeIds.token, await makeToken(signature))] }),
  })
const stamped =
  (form: TokenForm, by = stamper) =>
  () =>
    stampedWith((signature) => makeOddToken(signature, by, form))
const forServers = await makeStamper('1.3.6.1.5.5.7.3.1')

const flipLast = (bytes: Bytes) => concat([bytes.subarray(0, -1), Uint8Array.of((bytes.at(-1) ?? 0) ^ 1)])

const forms: readonly [name: string, form: TokenForm][] = [
  ['is about another signature', { about: Uint8Array.of(1) }],
  ['signs another content than it carries', { signs: sequence(integer(1)) }],
  ['carries no content', { cms: { carried: undefined } }],
  ['has no signer', { cms: { signers: () => [] } }],
  ['has two signers', { cms: { signers: (usual) => [usual, usual] } }],
  ['has no certificate', { cms: { certificates: () => [] } }],
]

withstand(trusting(signer.root), [
  ['a time stamp has nothing odd', stamped({}), 'sound'],
  ...forms.map(([name, form]): Attack => [`a time stamp ${name}`, stamped(form), 'tampered']),
  ['a time stamp was made after its service had ended', stamped({ at: new Date('2036-01-01') }), 'undecided'],
  [
    'a time stamp is signed by a key for something else',
    stamped({}, forServers),
    'tampered',
    trustIn(signer.root, {}, { timestampRoots: [forServers.root] }),
  ],
  ['a time stamp is self-made and comes from nobody who is trusted', stamped({}, await makeStamper()), 'undecided'],
  ['a time stamp is of somebody who is not trusted any more', stamped({}), 'undecided', trustIn(signer.root)],
  [
    'a time stamp has a changed signature',
    () => stampedWith(async (signature) => flipLast(await makeOddToken(signature, stamper))),
    'tampered',
  ],
  ['a time stamp is none', () => stampedWith(async () => integer(1)), 'tampered'],
])

test('the time of a signature is that of its time stamp', async () => {
  const { sign, signer, trust } = await makeSchool()
  assert.equal((await checkPdf(await sign(plainPdf()), trust)).signer?.isTimestamped, false)
  const file = await stampedWith((signature) => makeOddToken(signature, stamper), { ...signer, root: new Uint8Array(0) })
  const findings = await checkPdf(file, { ...trust, timestampRoots: [stamper.root] })
  assert.equal(findings.verdict, 'sound')
  assert.equal(findings.signer?.signedAt, '2026-11-01T08:00:02.000Z')
  assert.equal(findings.signer?.isTimestamped, true)
  const untrusted = await checkPdf(file, trust)
  assert.deepEqual([untrusted.signer?.isTimestamped, untrusted.signer?.signedAt], [false, now.toISOString()])
})

test('a signer that claims an earlier time is held to its time stamp', async () => {
  const ended: Oddities = { signer: { to: now } }
  const chain = await makeOddChain(ended)
  const file = await stampedWith((signature) => makeOddToken(signature, stamper), chain)
  assert.equal((await checkPdf(await makeOddFile(chain), trustIn(chain.root))).verdict, 'sound')
  assert.equal((await checkPdf(file, trusting(chain.root))).verdict, 'untrusted')
})
