import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { missing } from '@campus/proof/testing/has-tool.ts'
import { lockedAgainstChanges, lockedAgainstPrinting } from '../../testing/locked-pdfs.ts'
import { pdfOf } from '../../testing/pdfs.ts'
import { openPageCounter } from './page-counter.ts'

const counter = openPageCounter({ workers: 1 })
after(() => counter.close())

const count = (bytes: Uint8Array) => counter.count(bytes, 2000)
/** Writes something else over a place, of the same length, so that every other byte stays where the file says. */
const withText = (pdf: Buffer, from: string, to: string) => {
  assert.ok(pdf.includes(from) && to.length <= from.length)
  return Buffer.from(pdf.toString('latin1').replace(from, to.padEnd(from.length)), 'latin1')
}

test('pages are counted, up to as many as may be', async () => {
  assert.deepEqual(await count(pdfOf(1)), { kind: 'pages', pages: 1 })
  assert.deepEqual(await count(pdfOf(2000)), { kind: 'pages', pages: 2000 })
  assert.deepEqual(await count(pdfOf(2001)), { kind: 'too_long' })
  assert.deepEqual(await count(pdfOf(5000)), { kind: 'too_long' })
})

test('a wrong page count declared in a file is not trusted', async () => {
  assert.deepEqual(await count(withText(pdfOf(12), '/Count 12', '/Count 1')), { kind: 'broken' })
  assert.deepEqual(await count(withText(pdfOf(12), '/Count 12', '/Count 99')), { kind: 'broken' })
})

test('locked and unreadable files are distinguished', async () => {
  assert.deepEqual(await count(pdfOf(3, { trailer: '/Encrypt << /Filter /Standard >> ' })), { kind: 'encrypted' })
  const broken = [
    Buffer.from('%PDF-1.7\nnothing'),
    pdfOf(3).subarray(0, 400),
    withText(pdfOf(3), '/Kids [5 0 R', '/Kids [9 0 R'),
    withText(pdfOf(3), '/Kids [5 0 R 6 0 R 7 0 R]', '/Kids []'),
    Buffer.alloc(0),
  ]
  for (const [at, bytes] of broken.entries()) assert.deepEqual(await count(bytes), { kind: 'broken' }, `file ${at}`)
})

test('a file whose table of contents is out of place is mended, as every viewer does', async () => {
  const pdf = pdfOf(7).toString('latin1')
  assert.deepEqual(await count(Buffer.from(pdf.replace(/startxref\s+\d+/, 'startxref\n7'), 'latin1')), { kind: 'pages', pages: 7 })
  assert.deepEqual(await count(Buffer.from(`a letter head of the mail program\n${pdf}`, 'latin1')), { kind: 'pages', pages: 7 })
})

test('pages that lead back to themselves, or multiply without end, cost a moment and no more', async () => {
  const circle = withText(pdfOf(3), '/Kids [5 0 R', '/Kids [2 0 R')
  assert.deepEqual(await count(circle), { kind: 'broken' })
  const page = '/Type /Page /Parent 2 0 R /Contents 4 0 R'
  assert.deepEqual(await count(withText(pdfOf(1), page, '/Kids [5 0 R 5 0 R]')), { kind: 'broken' })
  // Forty floors, each twice below the one above, and nobody lives there.
  let tower = withText(pdfOf(40), Array.from({ length: 40 }, (_, at) => `${5 + at} 0 R`).join(' '), '5 0 R')
  for (let floor = 6; floor < 45; floor += 1) tower = withText(tower, page, `/Kids [${floor} 0 R ${floor} 0 R]`)
  assert.deepEqual(await count(withText(tower, page, '/Kids []')), { kind: 'broken' })
  // The same with one page at the bottom.
  assert.deepEqual(await count(tower), { kind: 'too_long' })
})

test('files of other programs, packed and linearised, are counted as Poppler counts them', {
  skip: missing('qpdf', 'pdfinfo'),
}, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'campus-pages-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const source = join(folder, 'source.pdf')
  await writeFile(source, pdfOf(37))
  const make = async (...options: string[]) => {
    const out = join(folder, 'made.pdf')
    const { status, stderr } = spawnSync('qpdf', [...options, out], { encoding: 'utf8' })
    assert.equal(status, 0, stderr)
    return readFile(out)
  }
  for (const options of [['--linearize'], ['--object-streams=generate'], ['--linearize', '--object-streams=generate']]) {
    const bytes = await make(...options, source)
    const seen = /Pages:\s+(\d+)/.exec(spawnSync('pdfinfo', ['-'], { input: bytes, encoding: 'utf8' }).stdout)?.[1]
    assert.equal(seen, '37')
    assert.deepEqual(await count(bytes), { kind: 'pages', pages: 37 }, options.join(' '))
  }
  assert.deepEqual(await count(await make('--encrypt', 'secret', 'owner', '256', '--', source)), { kind: 'encrypted' })
})

test('what only its changing is locked for is counted with a copy without the lock, and not where its author forbids printing', async () => {
  const counted = await count(lockedAgainstChanges)
  assert.ok(counted.kind === 'pages' && counted.unlocked)
  assert.equal(counted.pages, 2)
  assert.equal(Buffer.from(counted.unlocked).includes('/Encrypt'), false)
  assert.deepEqual(await count(counted.unlocked), { kind: 'pages', pages: 2 })
  assert.deepEqual(await count(lockedAgainstPrinting), { kind: 'forbidden' })
})

test('the copy of a locked file reads in other programs like the file itself, for every kind of lock', {
  skip: missing('qpdf', 'pdfinfo', 'pdftotext'),
}, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'campus-locks-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const [source, locked] = [join(folder, 'source.pdf'), join(folder, 'locked.pdf')]
  await writeFile(source, pdfOf(5, { text: 'minutes' }))
  const lock = async (...options: string[]) => {
    const given = ['--allow-weak-crypto', '--encrypt', '', 'owner', ...options, '--', source, locked]
    const { status, stderr } = spawnSync('qpdf', given, { encoding: 'utf8' })
    assert.equal(status, 0, stderr)
    return readFile(locked)
  }
  const look = (tool: string, input: Uint8Array, ...more: string[]) => spawnSync(tool, ['-', ...more], { input, encoding: 'utf8' }).stdout
  for (const options of [['256', '--modify=none'], ['128', '--use-aes=y'], ['128', '--use-aes=n'], ['40']]) {
    const counted = await count(await lock(...options))
    assert.ok(counted.kind === 'pages' && counted.unlocked, options.join(' '))
    const copy = counted.unlocked
    assert.equal(counted.pages, 5)
    assert.match(look('pdfinfo', copy), /Pages:\s+5[^]*Encrypted:\s+no/)
    assert.equal(look('pdftotext', copy, '-').split('minutes').length, 6)
  }
  assert.deepEqual(await count(await lock('256', '--print=none')), { kind: 'forbidden' })
})
