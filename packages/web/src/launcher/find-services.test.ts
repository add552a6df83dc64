import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Phrase } from '@campus/contract/language.ts'
import { customPinyin, pinyin } from 'pinyin-pro'
import { findServices } from './find-services.ts'
import { keywords } from './keywords/keywords.ts'
import { services } from './services.ts'

// The library reads the character as in "heavy".
customPinyin({ 重置: 'chóng zhì' })

const spell = (chinese: string) => pinyin(chinese, { toneType: 'none', type: 'array', v: true }).join(' ')
const service = (title: Phrase, spelling: string) => ({ name: spelling, title, spelling })
const leave = service(['请假', 'Request leave', '請假'], 'qing jia')
const ownLeave = service(['我的请假', 'My leave', '我的請假'], 'wo de qing jia')
const enrolment = service(['在读证明', 'Proof of enrolment', '在讀證明'], 'zai du zheng ming')
const west = service(['西安', "Xi'an", '西安'], 'xi an')
const terminal = service(['自助终端', 'Terminals', '自助終端'], 'zi zhu zhong duan')
const called = { [terminal.name]: [['取件码', 'pick-up code', '取件碼', 'qu jian ma']] } as const
const all = [ownLeave, leave, enrolment, west, terminal]

const rows: [typed: string, found: readonly object[]][] = [
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
  ['取件', [terminal]],
  ['qujian', [terminal]],
  ['qj', [leave, ownLeave, terminal]],
  ['取件碼', [terminal]],
  ['pickup', [terminal]],
  ['Pick-up', [terminal]],
  ['code', [terminal]],
  ['ode', []],
  ['zmzd', []],
  ['zdzmx', []],
  ['  ', all],
]

for (const [typed, found] of rows) {
  test(`typing "${typed}" finds ${found.length} services, the best first`, () => assert.deepEqual(findServices(all, typed, called), found))
}

test('every service is spelt as its Chinese title is read', () => {
  assert.deepEqual(
    services.map(({ spelling }) => spelling),
    services.map(({ title }) => spell(title[0])),
  )
})

test('every service goes by other words too, each spelt as it is read and none of them its own title', () => {
  assert.deepEqual(Object.keys(keywords).toSorted(), services.map(({ name }) => name).toSorted())
  for (const { name, title } of services) {
    const own = keywords[name] ?? []
    assert.ok(own.length > 0, name)
    for (const [zh, en, tw, spelling] of own) {
      assert.ok(zh && en && tw && zh !== title[0], `${name}: ${zh}`)
      assert.equal(spelling, spell(zh), name)
    }
  }
})

const wanted: [typed: string, first: string, also: readonly string[]][] = [
  ['取件', 'print-orders', ['certificate-prints', 'print-tasks', 'entrusted']],
  ['无接触', 'terminals', ['scan']],
  ['扫码', 'scan', ['login-code']],
  ['contactless', 'terminals', ['scan']],
  ['掃碼', 'scan', ['login-code']],
]

for (const [typed, first, also] of wanted) {
  test(`"${typed}" leads to ${[first, ...also].join(', ')}`, () => {
    const found = findServices(services, typed, keywords).map(({ name }) => name)
    assert.equal(found[0], first)
    for (const name of also) assert.ok(found.includes(name), name)
  })
}

test('no two services share a name, and each name is one the server keeps', () => {
  const names = services.map(({ name }) => name)
  assert.equal(new Set(names).size, names.length)
  for (const name of names) assert.match(name, /^[a-z][a-z0-9-]{1,40}$/)
})
