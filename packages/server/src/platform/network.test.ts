import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPublicAddress, networkOf } from './network.ts'

const of = (network: string) => networkOf({ origin: { network } })

test('an IPv4 address is its own network, mapped into IPv6 or not', () => {
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

test('only addresses of the open Internet are public', () => {
  for (const address of ['8.8.8.8', '183.47.101.192', '223.255.255.1', '172.32.0.1', '100.128.0.1', '2400:3200::1', '2606:4700::1111'])
    assert.equal(isPublicAddress(address), true, address)
  const closed = [
    '127.0.0.1 0.0.0.0 10.1.2.3 172.16.0.1 172.31.255.254 192.168.1.1 100.64.0.1 169.254.169.254 192.0.2.1 198.18.0.1 203.0.113.7',
    '224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 fe80::1 fc00::1 fd00:ec2::254 ff02::1',
    '2001::1 2001:db8::1 2002:7f00:1::1 3fff::1 4000::1 5f00::1',
  ].flatMap((line) => line.split(' '))
  for (const address of closed) assert.equal(isPublicAddress(address), false, address)
})
