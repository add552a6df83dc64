import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '@campus/contract/language.ts'
import { describedIn, fitting } from './matrix-filter.ts'

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

test('the summary of a call is for those who read English', () => {
  const found = (language: Language) => fitting(describedIn(all, language), { words: 'something' }).flatMap(({ calls }) => calls)
  assert.equal(found('en_US').length, 3)
  assert.deepEqual([...found('zh_CN'), ...found('zh_TW')], [])
  assert.deepEqual(
    fitting(describedIn(all, 'zh_CN'), { words: 'beat' }).flatMap(({ calls }) => calls.map(({ summary }) => summary)),
    [''],
  )
})
