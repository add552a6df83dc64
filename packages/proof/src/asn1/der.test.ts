import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromHex } from '../encoding/hex.ts'
import { readDer } from './der.ts'
import { NotDer } from './not-der.ts'
import { identifierOf, normalHex, timeOf } from './values.ts'

const read = (hex: string) => readDer(fromHex(hex.replaceAll(' ', '')))

const right = [
  '05 00',
  '02 01 00',
  '02 02 00 80',
  '01 01 ff',
  '03 02 07 80',
  '03 01 00',
  '30 00',
  '30 06 02 01 01 02 01 02',
  'a0 03 02 01 01',
  '80 01 ff',
  `04 81 80 ${'00'.repeat(128)}`,
]

const wrong: readonly [why: string, hex: string][] = [
  ['nothing', ''],
  ['a tag alone', '30'],
  ['no length', '30 80 00 00'],
  ['a long length for a short one', '04 81 01 00'],
  ['a length with a leading zero', `04 82 00 80 ${'00'.repeat(128)}`],
  ['a length of five bytes', '04 85 01 00 00 00 00'],
  ['a length beyond the end', '04 05 00'],
  ['a part beyond the end of the whole', '30 03 04 05 00'],
  ['something behind the end', '05 00 00'],
  ['a tag of several bytes', '1f 81 01 00'],
  ['a string made of parts', '24 03 04 01 00'],
  ['a sequence that is not made of parts', '10 00'],
  ['an application tag', '60 00'],
  ['an empty number', '02 00'],
  ['a number with a needless zero', '02 02 00 7f'],
  ['a number with a needless sign', '02 02 ff 80'],
  ['a yes that is not ff', '01 01 01'],
  ['a null with content', '05 01 00'],
  ['bits without their count', '03 00'],
  ['more unused bits than a byte has', '03 02 08 00'],
  ['unused bits that are not zero', '03 02 01 01'],
  ['unused bits of nothing', '03 01 01'],
  ['an empty identifier', '06 00'],
  ['an identifier without end', '06 02 2a 86'],
  ['an identifier with a needless zero', '06 03 2a 80 01'],
  ['a time without its zone', '17 0a 32 36 31 31 30 31 30 38 30 30'],
  ['a time with a needless fraction', `18 11 ${Buffer.from('20261101080000.0Z').toString('hex')}`],
]

test('DER is read in its one spelling', () => {
  for (const hex of right) assert.doesNotThrow(() => read(hex), hex)
})

test('every other spelling is refused', () => {
  for (const [why, hex] of wrong) assert.throws(() => read(hex), NotDer, why)
})

test('identifiers are told in the usual way', () => {
  assert.equal(identifierOf(read('06 09 2a 86 48 86 f7 0d 01 07 02')), '1.2.840.113549.1.7.2')
  assert.equal(identifierOf(read('06 03 55 04 03')), '2.5.4.3')
  assert.equal(identifierOf(read('06 02 88 37')), '2.999')
})

test('times are told to the millisecond, and impossible ones refused', () => {
  const time = (tag: string, text: string) =>
    timeOf(read(`${tag}${text.length.toString(16).padStart(2, '0')}${Buffer.from(text).toString('hex')}`))
  assert.equal(time('17', '491231235959Z').toISOString(), '2049-12-31T23:59:59.000Z')
  assert.equal(time('17', '500101000000Z').toISOString(), '1950-01-01T00:00:00.000Z')
  assert.equal(time('18', '20261101080000.12345Z').toISOString(), '2026-11-01T08:00:00.123Z')
  assert.throws(() => time('18', '20261301080000Z'), NotDer)
})

test('serial numbers are the same in every spelling', () => {
  assert.equal(normalHex('00AB'), 'ab')
  assert.equal(normalHex('0'), '0')
})
