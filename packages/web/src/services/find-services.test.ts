import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Phrase } from '@campus/contract/language.ts'
import { pinyin } from 'pinyin-pro'
import { findServices } from './find-services.ts'
import { services } from './services.ts'

const service = (title: Phrase, spelling: string) => ({ title, spelling })
const leave = service(['请假', 'Ask for leave', '請假'], 'qing jia')
const ownLeave = service(['我的请假', 'My leave', '我的請假'], 'wo de qing jia')
const enrolment = service(['在读证明', 'Proof of enrolment', '在讀證明'], 'zai du zheng ming')
const west = service(['西安', "Xi'an", '西安'], 'xi an')
const all = [ownLeave, leave, enrolment, west]

const rows: [typed: string, found: readonly object[]][] = [
  ['qj', [leave, ownLeave]],
  ['qingjia', [leave, ownLeave]],
  ['Qing Jia', [leave, ownLeave]],
  ['qingj', [leave, ownLeave]],
  ['zdzm', [enrolment]],
  ['zaidzhengm', [enrolment]],
  ['zm', [enrolment]],
  ['xian', [west]],
  ['xa', [west]],
  ['請假', [leave, ownLeave]],
  ['假', [ownLeave, leave]],
  ['proof', [enrolment]],
  ['leave', [ownLeave, leave]],
  ['ing', []],
  ['zmzd', []],
  ['zdzmx', []],
  ['  ', all],
]

for (const [typed, found] of rows) {
  test(`typing "${typed}" finds ${found.length} services, the best first`, () => assert.deepEqual(findServices(all, typed), found))
}

test('every service is spelt as its Chinese title is read', () => {
  const spelt = services.map(({ title }) => pinyin(title[0], { toneType: 'none', type: 'array', v: true }).join(' '))
  assert.deepEqual(
    services.map(({ spelling }) => spelling),
    spelt,
  )
})

test('no two services share a name, and each name is one the server keeps', () => {
  const names = services.map(({ name }) => name)
  assert.equal(new Set(names).size, names.length)
  for (const name of names) assert.match(name, /^[a-z][a-z0-9-]{1,40}$/)
})
