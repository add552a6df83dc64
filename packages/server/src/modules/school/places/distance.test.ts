import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressInfo, distanceMetres, findAddresses } from '@campus/contract/school/distances.ts'
import { campusPlaces } from '@campus/contract/school/places.ts'
import { metresBetween, minutesOnFoot } from '../../../platform/ground-distance.ts'
import { amap } from '../../../ports/map/amap.ts'
import type { MapPort } from '../../../ports/map/map.ts'
import { noMap } from '../../../ports/map/no-map.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { startAmap } from '../../../testing/servers/amap-server.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { isOnCampus, middleOf, nearestOf } from './distance.rules.ts'

let map: MapPort | undefined
const campus = useTestCampus({
  services: () => ({
    map: {
      completes: true,
      addressOf: (point) => (map ?? noMap).addressOf(point),
      complete: (text, near) => (map ?? noMap).complete(text, near),
      walk: (from, to) => (map ?? noMap).walk(from, to),
    },
  }),
})

const here = { latitude: 30.245, longitude: 119.704 }

const makePlace = async (schoolId: string, name: string, at = here) =>
  (
    await campus()
      .base.sql.insertInto('campus_place')
      .values({ school_id: schoolId, kind: 'gate', name, name_en: `${name} en`, name_tw: `${name} tw`, ...at })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

test('distances over the globe are the known ones', () => {
  const cases = [
    { from: { latitude: 0, longitude: 0 }, to: { latitude: 0, longitude: 0 }, metres: 0 },
    { from: { latitude: 0, longitude: 0 }, to: { latitude: 1, longitude: 0 }, metres: 111_195 },
    { from: { latitude: 60, longitude: 10 }, to: { latitude: 60, longitude: 11 }, metres: 55_597 },
    { from: { latitude: 0, longitude: 179.5 }, to: { latitude: 0, longitude: -179.5 }, metres: 111_195 },
    { from: { latitude: 90, longitude: 0 }, to: { latitude: -90, longitude: 0 }, metres: 20_015_115 },
    { from: { latitude: 39.9042, longitude: 116.4074 }, to: { latitude: 31.2304, longitude: 121.4737 }, metres: 1_067_311 },
  ]
  for (const { from, to, metres } of cases) {
    assert.ok(Math.abs(metresBetween(from, to) - metres) <= 1, `${metresBetween(from, to)} is not ${metres}`)
    assert.equal(metresBetween(from, to), metresBetween(to, from))
  }
})

test('eighty metres are a minute on foot, and a begun minute counts', () => {
  assert.deepEqual([0, 1, 80, 81, 800].map(minutesOnFoot), [0, 1, 1, 2, 10])
  assert.deepEqual([0, 1500, 1501].map(isOnCampus), [true, true, false])
})

test('the nearest place is the nearest, and a campus without places has neither a nearest one nor a middle', () => {
  const far = { latitude: 31, longitude: 119 }
  assert.equal(nearestOf(here, [far, here])?.place, here)
  assert.equal(nearestOf(here, []), undefined)
  assert.equal(middleOf([]), undefined)
  assert.deepEqual(
    middleOf([
      { latitude: 30, longitude: 120 },
      { latitude: 32, longitude: 124 },
    ]),
    { latitude: 31, longitude: 122 },
  )
})

test('without a map service a point is described by the nearest place of my campus, and the way is a straight line', async () => {
  map = undefined
  const { token, schoolId } = await enter(campus())
  const gate = await makePlace(schoolId, '南门')
  await makePlace(schoolId, '远处', { latitude: 30.3, longitude: 119.704 })
  await makePlace((await enter(campus())).schoolId, '别校的门', { latitude: 30.2459, longitude: 119.704 })
  const ask = asker(campus().url)
  const north = { latitude: 30.246, longitude: 119.704 }
  const { data } = await ask(addressInfo, north, { token })
  assert.deepEqual(data, {
    nearest: { id: gate, name: '南门', nameEn: '南门 en', nameTw: '南门 tw', metres: 111, isOnCampus: true },
    address: '',
  })
  const toPlace = await ask(distanceMetres, { ...north, placeId: gate }, { token })
  assert.deepEqual(toPlace.data, { metres: 111, way: 'straight', walkingMinutes: 2 })
  const toPoint = await ask(distanceMetres, { ...north, toLatitude: 30.246, toLongitude: 119.704 }, { token })
  assert.deepEqual(toPoint.data, { metres: 0, way: 'straight', walkingMinutes: 0 })
})

test('with a map service the address and the way on foot are its own', async (t) => {
  map = amap((await startAmap(t)).settings)
  const { token, schoolId } = await enter(campus())
  const placeId = await makePlace(schoolId, '南门')
  const ask = asker(campus().url)
  assert.equal((await ask(addressInfo, here, { token })).data.address, '示范省示范市大学路1号')
  const found = await ask(findAddresses, { ...here, text: ' 示范路 ' }, { token })
  assert.deepEqual(
    found.data.map(({ name }) => name),
    ['示范路邮局', '示范路'],
  )
  assert.deepEqual((await ask(campusPlaces, {}, { token })).data.completesAddresses, true)
  assert.deepEqual(Object.keys((await ask(findAddresses, { ...here, text: '示' }, { token })).fields ?? {}), ['text'])
  assert.equal((await ask(findAddresses, { ...here, text: '示范路' })).result, 'login')
  assert.deepEqual((await ask(distanceMetres, { ...here, placeId }, { token })).data, { metres: 812, way: 'walking', walkingMinutes: 11 })
})

test('a map service that fails leaves the straight line, and one person cannot use it up', async (t) => {
  const { asked, settings, fault } = await startAmap(t, () => fault('10003', 'DAILY_QUERY_OVER_LIMIT'))
  map = amap(settings)
  const { token } = await enter(campus())
  const ask = asker(campus().url)
  const there = { toLatitude: 30.246, toLongitude: 119.704 }
  const answers = []
  for (let times = 0; times < 32; times += 1) answers.push((await ask(distanceMetres, { ...here, ...there }, { token })).data)
  assert.ok(answers.every(({ metres, way }) => metres === 111 && way === 'straight'))
  assert.deepEqual((await ask(findAddresses, { ...here, text: '示范路' }, { token })).data, [])
  assert.equal(asked.length, 30)
})

test("another school's place is treated as missing, and a way needs an end", async () => {
  map = undefined
  const [mine, other] = [await enter(campus()), await enter(campus())]
  const foreign = await makePlace(other.schoolId, '别校的门')
  const ask = asker(campus().url)
  assert.equal((await ask(distanceMetres, { ...here, placeId: foreign }, { token: mine.token })).error, 'not_found')
  assert.deepEqual((await ask(addressInfo, here, { token: mine.token })).data, { nearest: null, address: '' })
  assert.deepEqual(Object.keys((await ask(distanceMetres, here, { token: mine.token })).fields ?? {}), ['placeId'])
  assert.deepEqual(Object.keys((await ask(addressInfo, { latitude: 91, longitude: 'x' }, { token: mine.token })).fields ?? {}), [
    'latitude',
    'longitude',
  ])
})
