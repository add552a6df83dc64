import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toHex } from '../encoding/hex.ts'
import { integer, octets, oid, retagged, sequence, setOf } from './write-der.ts'

test('numbers are as short as can be and never negative', () => {
  const cases: [number[], string][] = [
    [[0], '020100'],
    [[1], '020101'],
    [[0x7f], '02017f'],
    [[0x80], '02020080'],
    [[0, 0, 0x80, 0], '0203008000'],
    [[0, 0x12, 0x34], '02021234'],
    [[], '020100'],
  ]
  for (const [bytes, hex] of cases) assert.equal(toHex(integer(...bytes)), hex)
})

test('identifiers spell their arcs in base 128', () => {
  assert.equal(toHex(oid('1.2.840.113549.1.7.2')), '06092a864886f70d010702')
  assert.equal(toHex(oid('2.16.840.1.101.3.4.2.1')), '0609608648016503040201')
  assert.equal(toHex(oid('2.5.29.15')), '0603551d0f')
})

test('lengths beyond 127 take more bytes', () => {
  assert.equal(toHex(octets(new Uint8Array(127))).slice(0, 4), '047f')
  assert.equal(toHex(octets(new Uint8Array(128))).slice(0, 6), '048180')
  assert.equal(toHex(octets(new Uint8Array(255))).slice(0, 6), '0481ff')
  assert.equal(toHex(octets(new Uint8Array(70_000))).slice(0, 10), '0483011170')
})

test('the members of a set are sorted, whatever their order was', () => {
  const [a, b, c] = [integer(3), integer(200), sequence(integer(1))]
  assert.equal(toHex(setOf(c, b, a)), toHex(setOf(a, b, c)))
  assert.equal(toHex(setOf(b, a)), '31070201030202 00c8'.replace(' ', ''))
  assert.equal(toHex(retagged(1, setOf(a))), 'a103020103')
})
