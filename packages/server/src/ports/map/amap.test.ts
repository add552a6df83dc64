import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amapKeys, startAmap } from '../../testing/servers/amap-server.ts'
import { freeLocalPort, type Reply, serveLocally } from '../../testing/servers/local-server.ts'
import { toProviderError } from '../../testing/to-provider-error.ts'
import { amap } from './amap.ts'
import { fromGcj02, toGcj02 } from './gcj02.ts'
import { noMap } from './no-map.ts'

const library = { latitude: 31.1774276, longitude: 121.5272106 }
const gate = { latitude: 31.18, longitude: 121.53 }

test('points are moved to where mainland maps draw them, and stay outside the mainland', () => {
  const cases = [
    [library, { latitude: 31.175304, longitude: 121.531542 }],
    [
      { latitude: 22.543847, longitude: 113.912316 },
      { latitude: 22.540796, longitude: 113.917176 },
    ],
    [
      { latitude: 39.911954, longitude: 116.377817 },
      { latitude: 39.913345, longitude: 116.384047 },
    ],
    [
      { latitude: 48.8584, longitude: 2.2945 },
      { latitude: 48.8584, longitude: 2.2945 },
    ],
  ] as const
  for (const [from, to] of cases) {
    const { latitude, longitude } = toGcj02(from)
    assert.deepEqual({ latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) }, to)
    const back = fromGcj02({ latitude, longitude })
    assert.ok(Math.abs(back.latitude - from.latitude) + Math.abs(back.longitude - from.longitude) < 1e-7)
  }
})

test('an address and a walk are asked for signed, with the longitude first', async (t) => {
  const { asked, settings } = await startAmap(t)
  assert.equal(await amap(settings).addressOf(library), '示范省示范市大学路1号')
  assert.deepEqual(await amap(settings).walk(library, gate), { metres: 812, seconds: 650 })
  const [address, walk] = asked.map(({ url }) => url.searchParams)
  assert.equal(address?.get('location'), '121.531542,31.175304')
  assert.equal(walk?.get('origin'), '121.531542,31.175304')
})

test('the beginning of an address is completed, with points as phones report them; what has no place is left out', async (t) => {
  const { asked, settings } = await startAmap(t)
  const found = await amap(settings).complete('示范 路&', library)
  assert.deepEqual(
    found.map(({ name, address }) => [name, address]),
    [
      ['示范路邮局', '示范市示范区示范路8号'],
      ['示范路', '示范市示范区'],
    ],
  )
  assert.ok(Math.abs((found[0]?.latitude ?? 0) - library.latitude) < 1e-6)
  assert.deepEqual(
    [asked[0]?.url.searchParams.get('keywords'), asked[0]?.url.searchParams.get('location')],
    ['示范 路&', '121.531542,31.175304'],
  )
  assert.deepEqual([noMap.completes, await noMap.complete('示范路', library)], [false, []])
})

test('what the map does not know is left out', async (t) => {
  const nothing: Reply = {
    body: { status: '1', info: 'OK', infocode: '10000', regeocode: { formatted_address: [] }, route: { paths: [] } },
  }
  const { settings } = await startAmap(t, () => nothing)
  assert.equal(await amap(settings).addressOf(library), undefined)
  assert.equal(await amap(settings).walk(library, gate), undefined)
  assert.deepEqual([await noMap.addressOf(library), await noMap.walk(library, gate)], [undefined, undefined])
})

test('a wrong key or signature is a matter of settings, a used-up quota passes, and a walk too far is refused', async (t) => {
  let infocode = '10003'
  const { settings, fault } = await startAmap(t, () => fault(infocode, 'NO'))
  const hidden = [amapKeys.key, amapKeys.secret]
  await assert.rejects(amap({ ...settings, key: 'other' }).addressOf(library), toProviderError('misconfigured', '10001', hidden))
  await assert.rejects(amap({ ...settings, secret: 'other' }).addressOf(library), toProviderError('misconfigured', '10007', hidden))
  await assert.rejects(amap({ ...settings, secret: undefined }).addressOf(library), toProviderError('misconfigured', '10007', hidden))
  await assert.rejects(amap(settings).addressOf(library), toProviderError('unreachable', '10003', hidden))
  infocode = '20803'
  await assert.rejects(amap(settings).walk(library, gate), toProviderError('refused', '20803', hidden))
})

test('a map service that is gone, silent, down or malformed is unreachable', async (t) => {
  for (const answer of [{ status: 502, body: 'no' }, { body: '<html>' }, { body: { status: 1 } }] satisfies Reply[]) {
    const { settings } = await startAmap(t, () => answer)
    await assert.rejects(amap(settings).addressOf(library), toProviderError('unreachable'))
  }
  const gone = { ...amapKeys, baseUrl: `http://127.0.0.1:${await freeLocalPort()}` }
  await assert.rejects(amap(gone).addressOf(library), toProviderError('unreachable', 'ECONNREFUSED'))
  const baseUrl = await serveLocally(t, () => new Promise(() => undefined))
  await assert.rejects(amap({ ...amapKeys, baseUrl, timeoutMs: 50 }).walk(library, gate), toProviderError('unreachable', 'timeout'))
})
