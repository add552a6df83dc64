import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPdf } from '../pdf/file/pdf-file.ts'
import { entryOf, mustBe, type PdfDictionary } from '../pdf/syntax/values.ts'
import { writeValue } from '../pdf/syntax/write-value.ts'
import { plainPdf } from '../testing/attacks/school.ts'
import { demoChain } from '../testing/demo-chain.ts'
import { checkPdf } from '../verify/check-pdf.ts'
import { signPdf } from './sign-pdf.ts'

const signedAt = new Date('2026-09-01T08:30:00.400Z')
const texts = { signedAt, name: '示范大学 (Demo)', reason: '在读证明' }
const chainAt = (algorithm?: 'p256' | 'rsa2048') => demoChain(algorithm, new Date('2026-08-01T00:00:00Z'))

const firstPageOf = async (pdf: Uint8Array<ArrayBuffer>) => {
  const { catalog, resolve } = await openPdf(pdf)
  const pages = mustBe(await resolve(entryOf(catalog, 'Pages')), 'dictionary')
  const page = mustBe(await resolve(mustBe(entryOf(pages, 'Kids'), 'array').items[0] ?? null), 'dictionary')
  return { catalog, page, resolve }
}

const entriesOf = ({ entries }: PdfDictionary) => new Map([...entries].map(([key, value]) => [key, writeValue(value)]))

for (const algorithm of ['p256', 'rsa2048'] as const) {
  test(`a document signed with ${algorithm} proves itself, and the bytes before the signature are the typesetter's own`, async () => {
    const { signer, trust } = await chainAt(algorithm)
    const pdf = plainPdf()
    const signed = await signPdf(pdf, signer, texts)
    assert.deepEqual(signed.subarray(0, pdf.length), pdf)
    const findings = await checkPdf(signed, trust)
    assert.equal(findings.verdict, 'sound')
    assert.deepEqual(findings.signer, {
      name: 'Demo University Document Signing 2026',
      issuer: 'Demo University Issuing CA 2026',
      signedAt: '2026-09-01T08:30:00.000Z',
      isTimestamped: false,
      isArchived: false,
    })
  })
}

const pageWith = (entries: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595.276 841.89] ${entries} >>`
const catalogWith = (entries: string) => `<< /Type /Catalog /Pages 2 0 R ${entries} >>`

test('page and catalog still say all they said before, with the signature beside it', async () => {
  const { signer } = await chainAt()
  const pdf = plainPdf('Certificate', {
    1: catalogWith('/Lang (zh-CN) /MarkInfo << /Marked true /Suspects false >> /Deep << /In [<< /Far 12345678901 >>] >>'),
    3: pageWith('/Annots [7 0 R] /Tabs /S /Odd#20Name [-0.5 .25 true null <00FF> (a\\)\\(b\x80) /x#2Fy]'),
  })
  const [before, after] = [await firstPageOf(pdf), await firstPageOf(await signPdf(pdf, signer, texts))]
  assert.deepEqual(entriesOf(after.page), new Map([...entriesOf(before.page), ['Annots', '[7 0 R 9 0 R]']]))
  const { AcroForm, Perms, ...rest } = Object.fromEntries(entriesOf(after.catalog))
  assert.deepEqual(rest, Object.fromEntries(entriesOf(before.catalog)))
  assert.deepEqual([AcroForm, Perms], ['<< /Fields [9 0 R] /SigFlags 3 >>', '<< /DocMDP 8 0 R >>'])
  const field = mustBe(await after.resolve({ kind: 'reference', number: 9, generation: 0 }), 'dictionary')
  assert.deepEqual([entryOf(field, 'F'), writeValue(entryOf(field, 'Rect'))], [132, '[0 0 0 0]'])
})

test('annotations that stand in an object of their own stay on the page', async () => {
  const { signer } = await chainAt()
  const pdf = plainPdf('Certificate', { 3: pageWith('/Annots 8 0 R'), 8: '[7 0 R]' })
  const { page } = await firstPageOf(await signPdf(pdf, signer, texts))
  assert.equal(writeValue(entryOf(page, 'Annots')), '[7 0 R 10 0 R]')
})

test('what is not one plain revision without signature or form is not signed', async () => {
  const { signer } = await chainAt()
  const encrypted = Buffer.from(plainPdf()).toString('latin1').replace('/Info', '/Encrypt << >> /Info')
  const bad: Uint8Array[] = [
    await signPdf(plainPdf(), signer, texts),
    plainPdf('Certificate', { 1: catalogWith('/AcroForm << /Fields [] >>') }),
    plainPdf('Certificate', { 1: catalogWith('/Perms << >>') }),
    plainPdf('Certificate', { 2: '<< /Type /Pages /Kids [2 0 R] /Count 1 >>' }),
    Buffer.from(encrypted, 'latin1'),
    plainPdf().slice(0, -40),
    plainPdf().slice(1),
    new Uint8Array(0),
  ]
  for (const pdf of bad) await assert.rejects(signPdf(pdf, signer, texts))
})

const stampedBy = (stamp: (digest: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>, roots: readonly string[] = []) => ({
  timestamps: { stamp, roots: async () => roots, evidenceFor: async () => ({ certificates: [], revocationLists: [] }) },
  revocationLists: async () => [],
})

test('a time-stamp that does not prove itself, or comes from nobody who is trusted, ends the signing', async () => {
  const { signer } = await chainAt()
  const tokens = [new Uint8Array(0), new Uint8Array(200), signer.certificates[0] ?? new Uint8Array(1)]
  for (const token of tokens) await assert.rejects(signPdf(plainPdf(), signer, { ...texts, longTerm: stampedBy(async () => token) }))
  const away = stampedBy(() => Promise.reject(new Error('the service is away')))
  await assert.rejects(signPdf(plainPdf(), signer, { ...texts, longTerm: away }), /away/)
})

test('no room is kept that the signature does not take', async () => {
  for (const algorithm of ['p256', 'rsa2048'] as const) {
    const { signer } = await chainAt(algorithm)
    for (let round = 0; round < 8; round += 1) {
      const [, contents = ''] =
        /\/Contents <([0-9a-f]+)>/.exec(Buffer.from(await signPdf(plainPdf(), signer, texts)).toString('latin1')) ?? []
      const cms = Buffer.from(contents, 'hex')
      assert.equal(cms.length, 4 + cms.readUInt16BE(2))
    }
  }
})

test('a signer without a certificate signs nothing', async () => {
  const { signer } = await chainAt()
  await assert.rejects(signPdf(plainPdf(), { ...signer, certificates: [] }, texts), /certificate/)
})
