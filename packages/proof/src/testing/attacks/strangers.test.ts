import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Integrity } from '@campus/contract/verification/outcome.ts'
import { concat } from '../../asn1/write-der.ts'
import { checkPdf } from '../../verify/check-pdf.ts'
import { authority, certifying, makeOddChain, usage } from './odd-certificates.ts'
import { fillIn, unsignedSignature } from './odd-file.ts'
import { makeOddToken, makeStamper } from './odd-time-stamps.ts'
import { revise, reviseText } from './revise.ts'
import { makeSchool, plainPdf } from './school.ts'
import { bytesOf, textOf } from './text.ts'

// Somebody whom nobody here knows signs a file as other programs do; then somebody else gets hold of it.
const { trust } = await makeSchool()
const stranger = await makeSchool()
const signed = await stranger.sign(plainPdf('Contract', { 3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R >>' }))

// The signer numbers on: in a file of seven objects the signature is 8 and its field 9.
const catalog = (fields: string, more = '') =>
  `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${fields}] /SigFlags 3 >> /Perms << /DocMDP 8 0 R >> ${more} >>`
const page = (more: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R ${more} >>`
const drawn = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`
const secondField = (rectangle: string) =>
  `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Second) /V 20 0 R /F 132 /Rect [${rectangle}] /P 3 0 R >>`

const signedAgain = (rectangle: string, more: Readonly<Record<number, string>> = {}, also = '') =>
  fillIn(
    reviseText(textOf(signed), {
      1: catalog('9 0 R 21 0 R', also),
      3: page('/Annots [9 0 R 21 0 R]'),
      20: unsignedSignature,
      21: secondField(rectangle),
      ...more,
    }),
    stranger.signer,
  )

const stamper = await makeStamper()
const stampedLater = async () => {
  const text = reviseText(textOf(signed), {
    1: catalog('9 0 R 21 0 R', '/DSS 22 0 R'),
    3: page('/Annots [9 0 R 21 0 R]'),
    20: unsignedSignature
      .replace('/Type /Sig ', '/Type /DocTimeStamp ')
      .replace('ETSI.CAdES.detached', 'ETSI.RFC3161')
      .replace(/\/Reference .*\]/, ''),
    21: secondField('0 0 0 0'),
    22: '<< /Type /DSS /Certs [23 0 R] >>',
    23: drawn('a certificate'),
  })
  return fillIn(text, stranger.signer, { cms: (content) => makeOddToken(content, stamper) })
}

/** A page that names from the beginning what is only put there after signing. */
const prepared = await stranger.sign(plainPdf('Contract', { 3: page('/Metadata 30 0 R') }))

const cases: readonly [name: string, make: () => Uint8Array | Promise<Uint8Array>, integrity: Integrity][] = [
  ['nobody touches it', () => signed, 'unchanged'],
  ['a page is added', () => revise(signed, { 2: '<< /Type /Pages /Kids [3 0 R 4 0 R 20 0 R] /Count 3 >>', 20: page('') }), 'changed'],
  ['a page is replaced', () => revise(signed, { 3: page('/Rotate 90') }), 'changed'],
  ['a page gets other content', () => revise(signed, { 6: drawn('BT (Ten thousand) Tj ET') }), 'changed'],
  ['a page is taken out', () => revise(signed, { 2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' }), 'changed'],
  ['a note is put on a page', () => revise(signed, { 3: page('/Annots [9 0 R 20 0 R]'), 20: '<< /Subtype /FreeText >>' }), 'changed'],
  ['the resources of a page are replaced', () => revise(signed, { 5: '<< /Type /Font /BaseFont /Symbol >>' }), 'changed'],
  ['a hidden catalog is named', () => revise(signed, { 30: catalog('9 0 R') }, '30 0 R'), 'changed'],
  ['an object is freed', () => revise(signed, { 6: null }), 'changed'],
  ['a field for text is added', () => revise(signed, { 1: catalog('9 0 R 20 0 R'), 20: '<< /FT /Tx /T (a) /V (1) >>' }), 'changed'],
  ['an object that nothing needs is added', () => revise(signed, { 20: drawn('hidden') }), 'changed'],
  ['the title is changed', () => revise(signed, { 7: '<< /Title (Another) >>' }), 'changed'],
  ['the time of the last change is noted', () => revise(signed, { 7: '<< /Title (Contract) /ModDate (D:20261102) >>' }), 'unchanged'],
  ['a bit is flipped', () => signed.with(200, (signed[200] ?? 0) ^ 1), 'changed'],
  ['an empty update is added', () => revise(signed, {}), 'unchanged'],
  ['a line end is added', () => concat([signed, bytesOf('\n')]), 'unchanged'],
  ['somebody signs too, unseen', () => signedAgain('0 0 0 0'), 'unchanged'],
  ['somebody signs too, and it is seen on the page', () => signedAgain('10 10 200 90'), 'cannot_tell'],
  ['somebody signs too and changes the text', () => signedAgain('0 0 0 0', { 6: drawn('BT (Ten thousand) Tj ET') }), 'changed'],
  ['evidence and a document time-stamp are added', stampedLater, 'unchanged'],
  [
    'what a page had named is put there later as evidence',
    () =>
      revise(prepared, {
        1: catalog('9 0 R', '/DSS << /Certs [30 0 R] >>'),
        30: drawn('BT (hidden) Tj ET'),
      }),
    'changed',
  ],
  ['what a page had named is put there later', () => revise(prepared, { 30: drawn('hidden') }), 'changed'],
]

for (const [name, make, integrity] of cases)
  test(`a file of an unknown signer, ${name}: ${integrity}, signed by somebody unknown`, async () => {
    const findings = await checkPdf(await make(), trust)
    assert.deepEqual([findings.integrity, findings.signedBy, findings.schoolId], [integrity, 'unknown', null])
    const verdicts = { unchanged: 'untrusted', changed: 'tampered', cannot_tell: 'undecided' } as const
    assert.equal(findings.verdict, verdicts[integrity])
  })

test('a known external authority is reported as such, also when it leaves its root out', async () => {
  const ministry = await makeOddChain({ signer: { extensions: [usage(0xc0)] } })
  const authorities = [{ name: 'Ministry', root: btoa(String.fromCharCode(...ministry.root)) }]
  const known = { ...trust, authorities }
  const file = await fillIn(textOf(await plainSigned()), { key: ministry.key, certificates: ministry.certificates.slice(0, 2) })
  const findings = await checkPdf(file, known)
  assert.deepEqual([findings.verdict, findings.integrity, findings.signedBy], ['untrusted', 'unchanged', 'authority'])
  assert.equal(findings.authority, 'Ministry', 'by its name here, whatever its certificates say')
  assert.equal((await checkPdf(file, trust)).signedBy, 'unknown')
  const late = await makeOddChain({ issuing: { extensions: [usage(certifying)] }, root: { extensions: [authority(), usage(certifying)] } })
  const unproved = await fillIn(textOf(await plainSigned()), late)
  const inIts = { ...trust, authorities: [{ name: 'Ministry', root: btoa(String.fromCharCode(...late.root)) }] }
  assert.equal((await checkPdf(unproved, inIts)).signedBy, 'unknown')
})

const plainSigned = async () =>
  bytesOf(
    reviseText(textOf(plainPdf()), {
      1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [21 0 R] /SigFlags 3 >> >>',
      20: unsignedSignature,
      21: secondField('0 0 0 0'),
    }),
  )

test('a signature of a school here is reported as such, also after a change', async () => {
  const school = await makeSchool()
  const file = await school.sign(plainPdf())
  assert.equal((await checkPdf(file, school.trust)).signedBy, 'school')
  const changed = await checkPdf(revise(file, { 6: drawn('BT (Doctor) Tj ET') }), school.trust)
  assert.deepEqual([changed.integrity, changed.signedBy], ['changed', 'school'])
  const ended = await checkPdf(await school.sign(plainPdf(), new Date('2040-01-01')), school.trust)
  assert.deepEqual([ended.integrity, ended.signedBy, ended.verdict], ['unchanged', 'unknown', 'untrusted'])
})
