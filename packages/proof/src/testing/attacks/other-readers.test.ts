import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { concat } from '../../asn1/write-der.ts'
import { checkPdf } from '../../verify/check-pdf.ts'
import { missing } from '../has-tool.ts'
import { makeOddFile } from './odd-file.ts'
import { makePackedFile } from './packed-file.ts'
import { revise } from './revise.ts'
import { makeSchool, plainPdf } from './school.ts'

const folder = mkdtempSync(join(tmpdir(), 'campus-attacks-'))
after(() => rmSync(folder, { recursive: true }))

const keep = (name: string, bytes: Uint8Array) => {
  writeFileSync(join(folder, name), bytes)
  return join(folder, name)
}

/** Poppler knows no root of ours; it says whether the signature is right and what it covers. */
const askPoppler = (file: Uint8Array) => {
  const { stdout } = spawnSync('pdfsig', ['-nocert', '-no-ocsp', keep('asked.pdf', file)], {
    encoding: 'utf8',
    env: { ...process.env, HOME: folder },
  })
  return { isValid: stdout.includes('Signature is Valid.'), isWhole: stdout.includes('- Total document signed') }
}

test('poppler agrees where a signature is right and covers the whole file', { skip: missing('pdfsig') }, async () => {
  const { sign, signer, trust } = await makeSchool()
  const signed = await sign(plainPdf())
  const flipped = signed.with(200, (signed[200] ?? 0) ^ 1)
  const files: readonly [name: string, file: Uint8Array, isValid: boolean, isWhole: boolean][] = [
    ['as issued', signed, true, true],
    ['packed', await makePackedFile(signer, true), true, true],
    ['in our own test form', await makeOddFile(signer), true, true],
    ['with a flipped bit', flipped, false, true],
    ['with an update', revise(signed, { 7: '<< /Title (Doctor) >>' }), true, false],
    ['with a space behind it', concat([signed, Uint8Array.of(32)]), true, false],
  ]
  for (const [name, file, isValid, isWhole] of files) {
    assert.deepEqual(askPoppler(file), { isValid, isWhole }, name)
    assert.equal((await checkPdf(file, trust)).verdict, isValid && isWhole ? 'sound' : 'tampered', name)
  }
})

test('what qpdf packs, arranges for the web or encrypts is read for what it is', { skip: missing('qpdf') }, async () => {
  const { sign, trust } = await makeSchool()
  const written = async (file: Uint8Array, ...options: string[]) => {
    const { stdout } = spawnSync('qpdf', [...options, keep('given.pdf', file), '-'])
    return (await checkPdf(stdout, trust)).verdict
  }
  const plain = plainPdf()
  assert.equal(await written(plain, '--object-streams=generate'), 'unsigned')
  assert.equal(await written(plain, '--linearize'), 'unsigned')
  assert.equal(await written(plain, '--encrypt', 'one', 'two', '256', '--'), 'unreadable')
  assert.equal(await written(await sign(plain), '--object-streams=generate'), 'tampered')
})
