import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attributeOf, canPrint, canPrintFile } from './ways.ts'

test('a terminal prints what it has the means for', () => {
  const cases = [
    [['certificate'], 'certificate', 'bw_single', true],
    [['certificate'], 'certificate', 'co_single', true],
    [['certificate'], 'certificate', 'co_double', false],
    [['certificate', 'duplex'], 'certificate', 'co_double', true],
    [['document'], 'certificate', 'bw_single', false],
    [['document'], 'cloud', 'bw_single', true],
    [['document'], 'cloud', 'co_single', false],
    [['document', 'colour'], 'cloud', 'co_single', true],
    [['photo', 'colour'], 'cloud', 'co_single', true],
    [['certificate', 'colour'], 'cloud', 'co_single', false],
  ] as const
  for (const [abilities, kind, attribute, isPossible] of cases)
    assert.equal(canPrint(abilities, { kind, attribute }), isPossible, `${abilities.join()} ${kind} ${attribute}`)
})

test('photos need a terminal for photos', () => {
  assert.equal(canPrintFile(['document'], 'photo_sheet'), false)
  assert.equal(canPrintFile(['photo'], 'photo_sheet'), true)
  assert.equal(canPrintFile(['photo'], 'document'), false)
})

test('colour and sides make one choice', () => {
  assert.equal(attributeOf(false, false), 'bw_single')
  assert.equal(attributeOf(true, true), 'co_double')
})
