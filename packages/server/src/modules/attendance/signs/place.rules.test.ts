import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgePlace } from './place.rules.ts'

const building = { latitude: 30.5, longitude: 114.3 }
const usual = { building, radius: 80, networks: ['10.0.0.0/8', '2001:db8::/32'], address: '192.0.2.1' }
const at = (metresNorth: number, accuracy = 10) => ({ latitude: 30.5 + metresNorth / 111_195, longitude: 114.300_01, accuracy })

const cases = [
  ['near the building', { ...usual, position: at(60) }, 'inside', undefined],
  ['as far as the position is inexact', { ...usual, position: at(150, 100) }, 'inside', undefined],
  ['so inexact that it says nothing of one building', { ...usual, position: at(300, 400) }, 'unknown', 'no_position'],
  ['at the building, though inexact', { ...usual, position: at(20, 400) }, 'inside', undefined],
  ['in the dormitory', { ...usual, position: at(900) }, 'outside', 'far'],
  ['without a position', { ...usual, position: undefined }, 'unknown', 'no_position'],
  ['somewhere in the city', { ...usual, position: at(0, 5000) }, 'unknown', 'no_position'],
  ['exactly the point of the map', { ...usual, position: { ...building, accuracy: 10 } }, 'unknown', 'odd_position'],
  ['without any error', { ...usual, position: at(10, 0) }, 'unknown', 'odd_position'],
  ['in the network of the school', { ...usual, position: undefined, address: '::ffff:10.3.4.5' }, 'network', undefined],
  ['in its newer network', { ...usual, position: undefined, address: '2001:db8::7' }, 'network', undefined],
  ['a lesson without a room', { ...usual, building: undefined, position: undefined }, 'unknown', undefined],
] as const

for (const [sentence, asked, place, doubt] of cases)
  test(sentence, () => {
    const judged = judgePlace(asked)
    assert.deepEqual([judged.place, judged.doubt], [place, doubt])
  })
