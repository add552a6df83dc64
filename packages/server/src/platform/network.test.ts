import assert from 'node:assert/strict'
import { test } from 'node:test'
import { networkOf } from './network.ts'

const of = (network: string) => networkOf({ origin: { network, requestId: '', deviceId: '', deviceName: '' } })

test('an IPv4 address is a network of its own, mapped into IPv6 or not', () => {
  assert.equal(of('203.0.113.7'), '203.0.113.7')
  assert.equal(of('::ffff:203.0.113.7'), '203.0.113.7')
})

test('the addresses of one IPv6 household count as one network, however they are written', () => {
  const home = '2001:db8:1:2::/64'
  for (const address of ['2001:db8:1:2::1', '2001:DB8:1:2:aaaa:bbbb:cccc:dddd', '2001:0db8:0001:0002::9', '2001:db8:1:2:3::%eth0'])
    assert.equal(of(address), home)
  assert.notEqual(of('2001:db8:1:3::1'), home)
  assert.equal(of('::1'), '0:0:0:0::/64')
})
