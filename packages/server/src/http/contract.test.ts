import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { calls } from '@campus/contract/calls.ts'
import { allRoutes } from '../modules.ts'

const key = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const served = allRoutes.map(({ call }) => key(call))
const declared = calls.map(key)

/** Areas of the specification that are built whole. */
const finishedAreas = new Set([
  'account',
  'appeals',
  'certificates',
  'cloudprint',
  'entrust',
  'help',
  'messages',
  'orders',
  'payment',
  'people',
  'registration',
  'terminals',
  'verification',
  'wallet',
])

const specified = readFileSync(new URL('../../../../docs/specification/calls.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))

test('every declared call is served, and every served call is declared', () => {
  assert.deepEqual(served.toSorted(), declared.toSorted())
})

test('no call is declared twice', () => {
  assert.deepEqual(declared.toSorted(), [...new Set(declared)].toSorted())
})

/** The help is read without a login, too. */
const openedToAll = new Set(['/tcyApi/getCommonProblemsToName', '/tcyApi/problems_list', '/tcyApi/problems_detail', '/tcyApi/helpDetail'])

test('every call of a finished area of the specification is there, open to those it is for', () => {
  const wanted = specified.filter(([area]) => finishedAreas.has(area ?? ''))
  assert.ok(wanted.length > 100)
  for (const [, method, path, auth] of wanted) {
    const call = calls.find((one) => one.method === method && one.path === path)
    assert.ok(call, `${method} ${path} is not declared`)
    // What is open to everybody and more to people who are logged in says so itself.
    const isOpen = auth === 'none' || openedToAll.has(path ?? '')
    if (auth !== 'optional') assert.equal(call.who === 'public', isOpen, `${method} ${path}: who may use it`)
  }
})

test('a reading call that changes something keeps other sites out', () => {
  const knownToChange = [
    '/tcyApi/setAllReaded',
    '/tcyApi/msg/detail',
    '/tcyApi/phoneConfirm',
    '/tcyApi/logoutCMS',
    '/lang/{lang}',
    '/account/getFpValidCode',
    '/account/getRegValidCode',
    '/tcyApi/verifyCode',
    '/tcyApi/scanVerifyCode',
    '/tcyApi/applyEleFile',
    '/tcyApi/api/getEncryptPickupCode',
    '/tcyApi/api/getReverseScanCode',
    '/tcyApi/user/contact_info',
    '/tcyApi/user/selectUserBySchoolUserId',
    '/userCms/getWxPayStatus',
    '/my/terminals/scan',
    '/my/agencies/pay',
    '/userCms/addLog',
    '/userCms/addOrderPayLog',
    '/WeChatPay/WXpayh5',
    '/WeChatPay/getOrderWXpayh5',
    '/alipay/alipayH5',
    '/alipay/getAlipayOrderInfo',
  ]
  for (const path of knownToChange) assert.equal(calls.find((one) => one.path === path)?.changesState, true, path)
})

test('every call has a summary sentence', () => {
  for (const call of calls) assert.match(call.summary, /^[A-Z].{10,}\.$/, key(call))
})
