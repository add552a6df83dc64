import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergeQuery, safeReturn } from './address.ts'

test('parameters are merged into the address', () => {
  const cases: readonly [address: string, more: object, merged: string][] = [
    ['/pages/a', {}, '/pages/a'],
    ['/pages/a', { id: 7, open: true }, '/pages/a?id=7&open=true'],
    ['/pages/a?id=7&tab=2', { id: 8 }, '/pages/a?id=8&tab=2'],
    ['/pages/a?id=7', { id: undefined }, '/pages/a'],
    ['/pages/a', { name: '李 明&co' }, '/pages/a?name=%E6%9D%8E+%E6%98%8E%26co'],
    ['/pages/a', { back: '/pages/b?x=1' }, '/pages/a?back=%2Fpages%2Fb%3Fx%3D1'],
  ]
  for (const [address, more, merged] of cases) assert.equal(mergeQuery(address, more), merged)
})

test('after a login one returns only to a place inside the app', () => {
  const isKnown = (place: string) => place === '/pages/a'
  assert.equal(safeReturn('/pages/a?id=7', isKnown), '/pages/a?id=7')
  for (const elsewhere of [null, undefined, '', '/pages/b', '//evil.example/pages/a', 'https://evil.example', 'javascript:alert(1)'])
    assert.equal(safeReturn(elsewhere, isKnown), undefined, String(elsewhere))
})
