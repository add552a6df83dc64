import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attributeWithout, standsAt } from './at-terminal.rules.ts'

const cases = [
  ['certificate', 'a4', 'co_single', ['certificate', 'colour'], true, []],
  ['certificate', 'a4', 'co_single', ['certificate'], true, ['colour']],
  ['certificate', 'a4', 'co_double', ['certificate'], false, ['duplex', 'colour']],
  ['certificate', 'a4', 'bw_single', ['document', 'colour'], false, ['certificate']],
  ['cloud', 'a4', 'bw_single', ['document'], true, []],
  ['cloud', 'a4', 'co_single', ['document'], false, ['colour']],
  ['cloud', 'a4', 'bw_double', ['document', 'colour'], false, ['duplex']],
  ['cloud', 'a4', 'co_double', ['document', 'colour', 'duplex'], true, []],
  ['cloud', 'photo', 'co_single', ['document', 'colour'], false, ['photo']],
  ['cloud', 'photo', 'co_single', ['photo', 'colour'], true, []],
] as const

test('a terminal prints what it has the means for, and of colours a certificate alone can do without', () => {
  for (const [kind, media, attribute, abilities, isPossible, lacks] of cases)
    assert.deepEqual(
      standsAt({ kind, media, attribute }, abilities),
      { isPossible, lacks: [...lacks] },
      `${kind} ${media} ${attribute} at ${abilities.join()}`,
    )
})

test('without colours the same sides are printed in grey', () => {
  assert.equal(attributeWithout({ attribute: 'co_double' }, ['colour']), 'bw_double')
  assert.equal(attributeWithout({ attribute: 'co_single' }, ['colour']), 'bw_single')
  assert.equal(attributeWithout({ attribute: 'bw_double' }, ['colour']), 'bw_double')
  assert.equal(attributeWithout({ attribute: 'co_single' }, []), 'co_single')
})
