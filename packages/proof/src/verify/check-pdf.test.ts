import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { makeOddChain } from '../testing/attacks/odd-certificates.ts'
import { type FileForm, makeOddFile } from '../testing/attacks/odd-file.ts'
import { makeSchool, now, plainPdf, schoolId } from '../testing/attacks/school.ts'
import { checkPdf } from './check-pdf.ts'

const stepsOf = (...passed: readonly [name: string, isPassed: boolean][]) => passed.map(([name, isPassed]) => ({ name, isPassed }))
const digestOf = (file: Uint8Array) => createHash('sha256').update(file).digest('hex')

for (const algorithm of ['p256', 'rsa2048'] as const)
  test(`a document signed by the school with ${algorithm} is valid, with signer and time`, async () => {
    const { sign, trust } = await makeSchool(algorithm)
    const file = await sign(plainPdf())
    assert.deepEqual(await checkPdf(file, trust), {
      verdict: 'sound',
      integrity: 'unchanged',
      signedBy: 'school',
      authority: null,
      checks: stepsOf(['readable', true], ['signed', true], ['covered', true], ['unchanged', true], ['trusted', true]),
      schoolId,
      signer: {
        name: 'Demo University Document Signing 2026',
        issuer: 'Demo University Issuing CA 2026',
        signedAt: now.toISOString(),
        isTimestamped: false,
        isArchived: false,
      },
      sha256: digestOf(file),
    })
  })

test('an unreadable file is reported with its digest, and no further step', async () => {
  const { trust } = await makeSchool()
  const nothing = { integrity: 'cannot_tell', signedBy: null, authority: null, schoolId: null, signer: null }
  const words = new TextEncoder().encode('a letter')
  assert.deepEqual(await checkPdf(words, trust), {
    ...nothing,
    verdict: 'not_pdf',
    checks: stepsOf(['readable', false]),
    sha256: digestOf(words),
  })
  const half = plainPdf().slice(0, 300)
  assert.deepEqual(await checkPdf(half, trust), {
    ...nothing,
    verdict: 'unreadable',
    checks: stepsOf(['readable', false]),
    sha256: digestOf(half),
  })
  const plain = plainPdf()
  assert.deepEqual(await checkPdf(plain, trust), {
    ...nothing,
    verdict: 'unsigned',
    checks: stepsOf(['readable', true], ['signed', false]),
    sha256: digestOf(plain),
  })
})

test('a changed document of the school is reported as changed, with the school of its signature', async () => {
  const { sign, trust } = await makeSchool()
  const file = await sign(plainPdf())
  file[200] = (file[200] ?? 0) ^ 1
  const { verdict, checks, schoolId: school } = await checkPdf(file, trust)
  assert.deepEqual([verdict, school], ['tampered', schoolId])
  assert.deepEqual(checks, stepsOf(['readable', true], ['signed', true], ['covered', true], ['unchanged', false], ['trusted', true]))
})

test('signatures of others are untrusted in every form, and changed ones are reported as changed', async () => {
  const { trust } = await makeSchool()
  const stranger = await makeOddChain()
  const verdictOf = async (form: FileForm, change?: (file: Uint8Array) => void) => {
    const file = await makeOddFile(stranger, form)
    change?.(file)
    return (await checkPdf(file, trust)).verdict
  }
  const named = (form: string): FileForm => ({ signature: (usual) => usual.replace('ETSI.CAdES.detached', form) })
  assert.equal(await verdictOf({}), 'untrusted')
  assert.equal(await verdictOf(named('adbe.pkcs7.detached')), 'untrusted')
  assert.equal(await verdictOf(named('adbe.x509.rsa_sha1')), 'undecided')
  assert.equal(await verdictOf({ tail: ' ', range: ([, a, b, c]) => `[0 ${a} ${b} ${c - 1}]` }), 'tampered')
  assert.equal(await verdictOf({ catalog: (usual) => usual.replace(/\/Perms <<.*?>>/, '') }), 'untrusted')
  const flip = (file: Uint8Array) => file.set([(file.at(-3) ?? 0) ^ 1], 12)
  assert.equal(await verdictOf(named('adbe.pkcs7.detached'), flip), 'tampered')
})

test('a file that is a part of a larger buffer is checked as that part', async () => {
  const { sign, trust } = await makeSchool()
  const file = await sign(plainPdf())
  const larger = new Uint8Array(file.length + 20)
  larger.set(file, 7)
  assert.equal((await checkPdf(larger.subarray(7, 7 + file.length), trust)).verdict, 'sound')
})
