import assert from 'node:assert/strict'
import { test } from 'node:test'
import { digest } from '../../sign/signed-data.ts'
import { checkPdf } from '../../verify/check-pdf.ts'
import { makeSchool, plainPdf } from './school.ts'
import { bytesOf, textOf } from './text.ts'

const rangeIn = (text: string) => {
  const [, from, to, rest] = (/\/ByteRange \[([\d ]+)\]/.exec(text)?.[1] ?? '').trim().split(/\s+/).map(Number)
  return { from: from ?? 0, to: to ?? 0, rest: rest ?? 0 }
}

/**
 * The second half of what was signed moves back unchanged, and room for other objects opens before it. The table that the signed end
 * names by its offset is now the attacker's, and so is the byte range: what it points at has the digest that the school signed.
 */
const wrap = (signed: Uint8Array) => {
  const text = textOf(signed)
  const { from, to, rest } = rangeIn(text)
  const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  const trailer = /trailer\n[^]*?(?=startxref)/.exec(text.slice(tableAt))?.[0] ?? ''
  // The signer's own table has page, catalog, field and signature, in this order.
  const [, , field = '', signature = ''] = text.slice(tableAt).match(/\d{10} 00000 n\r\n/g) ?? []
  const table = (catalogAt: number) => `xref\n1 1\n${String(catalogAt).padStart(10, '0')} 00000 n \n8 2\n${signature}${field}${trailer}`
  const catalog =
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R /Evil true /AcroForm << /Fields [9 0 R] >> /Perms << /DocMDP 8 0 R >> >>\nendobj\n'
  const added = table(tableAt + table(0).length) + catalog
  const movedTo = tableAt + added.length
  const restOfSignature = text.slice(to, tableAt).replace(`${to}`.padEnd(10), `${movedTo}`.padEnd(10))
  const wrapped = text.slice(0, to) + restOfSignature + added + text.slice(to)
  return { file: bytesOf(wrapped), covered: bytesOf(wrapped.slice(0, from) + wrapped.slice(movedTo, movedTo + rest)) }
}

test('a signature that is wrapped around other objects is not taken for theirs, though its digest is right', async () => {
  const { sign, trust } = await makeSchool()
  const signed = await sign(plainPdf())
  const { from, to } = rangeIn(textOf(signed))
  const { file, covered } = wrap(signed)
  const signedBytes = bytesOf(textOf(signed).slice(0, from) + textOf(signed).slice(to))
  assert.deepEqual(await digest(covered), await digest(signedBytes))
  const { verdict, checks } = await checkPdf(file, trust)
  assert.equal(verdict, 'tampered')
  assert.deepEqual(checks, [
    { name: 'readable', isPassed: true },
    { name: 'signed', isPassed: true },
    { name: 'covered', isPassed: false },
    { name: 'trusted', isPassed: true },
  ])
})
