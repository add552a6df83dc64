import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findReturn } from './outside-return.ts'

test('a return from single sign-on is read from the address with its whole query', () => {
  const search = '?outside=oidc&code=abc&state=s-1&iss=https%3A%2F%2Fsso.example.edu.cn'
  assert.deepEqual(findReturn({ search, hash: '' }), { provider: 'oidc', search, code: 'abc', state: 's-1' })
})

test('a return from CAS carries a ticket instead of a code', () => {
  const search = '?outside=cas&state=s-2&ticket=ST-1'
  assert.deepEqual(findReturn({ search, hash: '#/' }), { provider: 'cas', search, code: '', state: 's-2' })
})

test('a return from WeChat is behind the hash', () => {
  const hash = '#/pages/sys/login/index?outside=wechat&code=w%2F1&state=s-3'
  const search = '?outside=wechat&code=w%2F1&state=s-3'
  assert.deepEqual(findReturn({ search: '', hash }), { provider: 'wechat', search, code: 'w/1', state: 's-3' })
})

test('a return from DingTalk names its code in its own way', () => {
  const search = '?outside=dingtalk&authCode=d-1&state=s-4'
  assert.deepEqual(findReturn({ search, hash: '' }), { provider: 'dingtalk', search, code: 'd-1', state: 's-4' })
})

test('an ordinary address and an unknown service are no return', () => {
  for (const place of [
    { search: '', hash: '' },
    { search: '', hash: '#/pages/sys/login/index?back=%2Fpages' },
    { search: '?outside=elsewhere&code=1&state=2', hash: '' },
    { search: '?code=1&state=2', hash: '#/' },
  ])
    assert.equal(findReturn(place), undefined)
})
