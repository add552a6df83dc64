import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Phrase } from '@campus/contract/language.ts'
import { findServices } from './find-services.ts'

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
