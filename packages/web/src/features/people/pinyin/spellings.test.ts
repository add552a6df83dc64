import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spellingsOf } from './spellings.ts'

test('a name is offered in the ways passports and papers write it', () => {
  assert.deepEqual(spellingsOf('Lin Xiaoyu'), ['Lin Xiaoyu', 'LIN Xiaoyu', 'Xiaoyu Lin'])
})

test('syllables typed apart become one given name', () => {
  assert.deepEqual(spellingsOf('  lin   xiao YU '), ['Lin Xiaoyu', 'LIN Xiaoyu', 'Xiaoyu Lin'])
})

test('a single syllable stays one, and empty input gives nothing', () => {
  assert.deepEqual(spellingsOf('SUKARNO'), ['Sukarno'])
  assert.deepEqual(spellingsOf('   '), [])
})
