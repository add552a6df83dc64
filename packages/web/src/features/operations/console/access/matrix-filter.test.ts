import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fitting } from './matrix-filter.ts'

const rule = (path: string, who: 'public' | 'user' | ('admin' | 'terminal')[]) => ({
  method: 'GET',
  path,
  summary: 'Reads something.',
  who,
  needsProof: false,
})
const all = [
  { area: 'people' as const, calls: [rule('/people', ['admin']), rule('/my', 'user')] },
  { area: 'terminals' as const, calls: [rule('/beat', ['terminal'])] },
]
const pathsOf = (filter: Parameters<typeof fitting>[1]) => fitting(all, filter).flatMap(({ calls }) => calls.map(({ path }) => path))

test('calls are found by words, area and role, and areas without any are left out', () => {
  assert.deepEqual(pathsOf({ words: '' }), ['/people', '/my', '/beat'])
  assert.deepEqual(pathsOf({ words: 'get PEOPLE' }), ['/people'])
  assert.deepEqual(pathsOf({ words: '', area: 'terminals' }), ['/beat'])
  assert.deepEqual(pathsOf({ words: '', role: 'student' }), ['/my'])
  assert.deepEqual(pathsOf({ words: '', role: 'terminal' }), ['/beat'])
  assert.deepEqual(pathsOf({ words: '%_\\' }), [])
})
