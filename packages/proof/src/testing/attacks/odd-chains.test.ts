import assert from 'node:assert/strict'
import { test } from 'node:test'
import { integer } from '../../asn1/write-der.ts'
import { checkPdf } from '../../verify/check-pdf.ts'
import { type Attack, withstand } from './attack-table.ts'
import {
  authority,
  certifying,
  documentSigning,
  extension,
  makeOddChain,
  type Oddities,
  purposes,
  signing,
  usage,
} from './odd-certificates.ts'
import { makeOddFile } from './odd-file.ts'
import { makeSchool, now, plainPdf, trustIn } from './school.ts'

const school = await makeOddChain()
const file = await makeOddFile(school)
const beforeNow = new Date('2026-11-01T07:59:59Z')
const afterNow = new Date('2026-11-01T08:00:01Z')
const unknownCritical = extension('1.2.3.4', true, integer(1))

/** Chains that end in the trusted root, every link rightly signed. */
const oddities: readonly [name: string, oddities: Oddities, verdict: Attack[2]][] = [
  ['the signer had just ended', { signer: { to: beforeNow } }, 'untrusted'],
  ['the signer ends at that very second', { signer: { to: now } }, 'sound'],
  ['the signer was about to begin', { signer: { from: afterNow } }, 'untrusted'],
  ['the signer begins at that very second', { signer: { from: now } }, 'sound'],
  ['the issuing authority had ended', { issuing: { to: beforeNow } }, 'untrusted'],
  ['the root had ended', { root: { to: beforeNow } }, 'untrusted'],
  ['the signer is meant for web servers', { signer: { extensions: [usage(signing), purposes('1.3.6.1.5.5.7.3.1')] } }, 'untrusted'],
  ['the signer is meant for nothing', { signer: { extensions: [usage(signing)] } }, 'untrusted'],
  ['the signer has no usage', { signer: { extensions: [purposes(documentSigning)] } }, 'untrusted'],
  ['the signer may only encipher', { signer: { extensions: [usage(0x20), purposes(documentSigning)] } }, 'untrusted'],
  ['the signer may only sign for ever', { signer: { extensions: [usage(0x40), purposes(documentSigning)] } }, 'sound'],
  ['the signer is an authority', { signer: { extensions: [authority(), usage(signing), purposes(documentSigning)] } }, 'untrusted'],
  [
    'the signer has something critical that nobody knows',
    { signer: { extensions: [usage(signing), purposes(documentSigning), unknownCritical] } },
    'untrusted',
  ],
  ['the issuing authority is none', { issuing: { extensions: [usage(certifying)] } }, 'untrusted'],
  ['the issuing authority may not certify', { issuing: { extensions: [authority(0), usage(signing)] } }, 'untrusted'],
  [
    'the issuing authority has something critical that nobody knows',
    { issuing: { extensions: [authority(0), usage(certifying), unknownCritical] } },
    'untrusted',
  ],
  ['the root allows no authority below it', { root: { extensions: [authority(0), usage(certifying)] } }, 'untrusted'],
  ['the root allows any depth', { root: { extensions: [authority(), usage(certifying)] } }, 'sound'],
  ['the signer names another issuer', { signer: { issuerName: 'Somebody' } }, 'untrusted'],
]

const signedBy = async (oddities: Oddities) => {
  const chain = await makeOddChain(oddities)
  return { file: await makeOddFile(chain), trust: trustIn(chain.root) }
}
const rows = await Promise.all(
  oddities.map(async ([name, oddities, verdict]): Promise<Attack> => {
    const { file, trust } = await signedBy(oddities)
    return [name, () => file, verdict, trust]
  }),
)

const revoking = (serial: string, since: Date) => trustIn(school.root, { revoked: [{ serial, since: since.toISOString() }] })

withstand(trustIn(school.root), [
  ['the school signs', () => file, 'sound'],
  ...rows,
  ['somebody signs with a chain of the same names', async () => makeOddFile(await makeOddChain()), 'untrusted'],
  ['somebody sends the root of the school along', async () => sendAlong([school.root]), 'untrusted'],
  ['somebody sends the authorities of the school along', async () => sendAlong(school.certificates.slice(1)), 'untrusted'],
  ['the signer was revoked before', () => file, 'untrusted', revoking('03', beforeNow)],
  ['the signer was revoked at that moment', () => file, 'untrusted', revoking('0003', now)],
  ['the signer was revoked afterwards', () => file, 'sound', revoking('03', afterNow)],
  ['the issuing authority was revoked before', () => file, 'untrusted', revoking('2', beforeNow)],
  ['another certificate was revoked', () => file, 'sound', revoking('30', beforeNow)],
  ['no school is trusted', () => file, 'untrusted', { ...trustIn(school.root), schools: [] }],
])

const sendAlong = async (others: readonly Uint8Array<ArrayBuffer>[]) => {
  const { key, certificates } = await makeOddChain()
  return makeOddFile({ key, certificates: [...certificates.slice(0, 1), ...others] })
}

test('the root that signs by itself is no signer of documents', async () => {
  const { chain, trust } = await makeSchool()
  const file = await makeOddFile({ key: chain.root.privateKey, certificates: [chain.root.certificate] })
  assert.equal((await checkPdf(file, trust)).verdict, 'untrusted')
})

test('the key of codes is no signer of documents', async () => {
  const { chain, trust } = await makeSchool()
  const certificates = [chain.code, chain.issuing, chain.root].map(({ certificate }) => certificate)
  assert.equal((await checkPdf(await makeOddFile({ key: chain.code.privateKey, certificates }), trust)).verdict, 'untrusted')
})

test('a document of another school is untrusted here, and says whose it is', async () => {
  const [ours, theirs] = await Promise.all([makeSchool(), makeSchool()])
  const { verdict, checks, schoolId, signer } = await checkPdf(await theirs.sign(plainPdf()), ours.trust)
  assert.equal(verdict, 'untrusted')
  assert.equal(schoolId, null)
  assert.equal(signer?.name, 'Demo University Document Signing 2026')
  assert.deepEqual(
    checks.filter(({ isPassed }) => !isPassed),
    [{ name: 'trusted', isPassed: false }],
  )
})

test('a signer that has ended cannot sign any more', async () => {
  const { sign, trust } = await makeSchool()
  const inFiveYears = new Date('2031-11-01T08:00:00Z')
  assert.equal((await checkPdf(await sign(plainPdf(), inFiveYears), trust)).verdict, 'untrusted')
})
