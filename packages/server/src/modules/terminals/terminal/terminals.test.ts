import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { schoolTerminals } from '@campus/contract/terminals/console.ts'
import { faultTypes, nearbyTerminals, terminals, usableTerminals } from '@campus/contract/terminals/terminals.ts'
import { systemContext } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { amap } from '../../../ports/map/amap.ts'
import type { MapPort } from '../../../ports/map/map.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { startAmap } from '../../../testing/servers/amap-server.ts'
import { makeTerminal } from '../../../testing/terminals.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { requireUsable, terminalNameOf } from './terminal.service.ts'

let map: MapPort | undefined
const nothing: MapPort = { completes: false, addressOf: async () => undefined, walk: async () => undefined, complete: async () => [] }
const campus = useTestCampus({
  services: () => ({
    map: { ...nothing, addressOf: (point) => (map ?? nothing).addressOf(point), walk: (from, to) => (map ?? nothing).walk(from, to) },
  }),
})
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const here = { latitude: 30.245, longitude: 119.704 }
const north = (metres: number) => ({ latitude: here.latitude + metres / 111_195, longitude: here.longitude })

/** A campus with a terminal that works nearby, one that prints only certificates, one that is stopped, and one far away without heartbeats. */
const openSchool = async () => {
  const student = await enter(campus())
  const school = { id: student.schoolId }
  const make = (given: Parameters<typeof makeTerminal>[2]) => makeTerminal(campus().base, school, given)
  await make({ number: 'A-far', at: north(900), printer: 'absent' })
  await make({ number: 'B-near', at: north(80) })
  await make({ number: 'C-paper', at: north(160), abilities: ['certificate'] })
  await make({ number: 'D-jammed', at: north(240), printer: 'stopped', name: '食堂终端' })
  return { ...student, school, make }
}

/** Open all day, but not today. */
const hoursOfTomorrow = () => {
  const today = new Date(campus().base.now().getTime() + 8 * 3_600_000).getUTCDay() || 7
  return [{ days: [(today % 7) + 1], from: '00:00', until: '24:00' }]
}

const numbers = (rows: readonly { number: string }[]) => rows.map(({ number }) => number)

test('the terminals of my school are listed by number with their state, or nearest first from my position', async () => {
  map = undefined
  const { token } = await openSchool()
  await makeTerminal(campus().base, { id: (await enter(campus())).schoolId }, { number: 'foreign' })
  const all = (await ask(terminals, {}, { token })).data
  assert.deepEqual([numbers(all.rows), all.total], [['A-far', 'B-near', 'C-paper', 'D-jammed'], 4])
  assert.deepEqual(
    all.rows.map(({ state, run, metres }) => [state, run, metres]),
    [
      ['unavailable', 'offline', null],
      ['normal', 'online', null],
      ['normal', 'online', null],
      ['unavailable', 'online', null],
    ],
  )
  const near = (await ask(terminals, here, { token })).data.rows
  assert.deepEqual(
    near.map(({ number, metres, walkingMinutes }) => [number, metres, walkingMinutes]),
    [
      ['B-near', 80, 1],
      ['C-paper', 160, 2],
      ['D-jammed', 240, 3],
      ['A-far', 900, 12],
    ],
  )
})

test('terminals are found by keywords, ability and state, page by page', async () => {
  map = undefined
  const { token } = await openSchool()
  const find = async (given: GivenTo<typeof terminals>) => {
    const { rows, total } = (await ask(terminals, given, { token })).data
    return [numbers(rows), total]
  }
  assert.deepEqual(await find({ words: '食堂' }), [['D-jammed'], 1])
  assert.deepEqual(await find({ words: '%' }), [[], 0])
  assert.deepEqual(await find({ ability: 'photo' }), [['A-far', 'B-near', 'D-jammed'], 3])
  assert.deepEqual(await find({ state: 'unavailable' }), [['A-far', 'D-jammed'], 2])
  assert.deepEqual(await find({ pageNum: 2, pageSize: 3, ...here }), [['A-far'], 4])
  assert.deepEqual(Object.keys((await ask(terminals, { latitude: 91 }, { token })).fields ?? {}), ['latitude'])
})

test('those that can do something for me now are usable, and a night without any leaves none', async () => {
  map = undefined
  const { token, school, make } = await openSchool()
  assert.deepEqual(numbers((await ask(usableTerminals, here, { token })).data), ['B-near', 'C-paper'])
  assert.deepEqual(numbers((await ask(usableTerminals, { ability: 'colour' }, { token })).data), ['B-near'])
  await campus().base.sql.updateTable('terminal').set({ is_in_use: false }).where('school_id', '=', school.id).execute()
  await make({ number: 'E-other-days', hours: hoursOfTomorrow() })
  assert.deepEqual((await ask(usableTerminals, here, { token })).data, [])
})

test('for files of my own I see the terminals that print them, whether or not they work', async () => {
  map = undefined
  const { token } = await openSchool()
  assert.deepEqual(numbers((await ask(nearbyTerminals, here, { token })).data), ['B-near', 'D-jammed', 'A-far'])
})

test('one that the school has taken out of use is hidden, and one that is closed or broken today is not', async () => {
  map = undefined
  const student = await enter(campus())
  const make = (given: Parameters<typeof makeTerminal>[2]) => makeTerminal(campus().base, { id: student.schoolId }, given)
  await make({ number: 'A-retired', isInUse: false })
  await make({ number: 'B-shut-today', hours: hoursOfTomorrow() })
  await make({ number: 'C-jammed', printer: 'stopped' })
  await make({ number: 'D-silent', printer: 'absent' })
  const seen = ['B-shut-today', 'C-jammed', 'D-silent']
  const { rows, total } = (await ask(terminals, {}, student)).data
  assert.deepEqual([numbers(rows), total], [seen, 3])
  assert.deepEqual((await ask(terminals, { words: 'retired' }, student)).data, { rows: [], total: 0 })
  assert.deepEqual(numbers((await ask(nearbyTerminals, {}, student)).data), seen)
  const admin = await enter(campus(), { schoolId: student.schoolId, kind: 'teacher', roles: ['admin'] })
  assert.deepEqual(numbers((await ask(schoolTerminals, {}, admin)).data.rows), ['A-retired', ...seen])
})

test('with a map service the way to the nearest is the way on foot, and the others keep the straight line', async (t) => {
  const { asked, settings } = await startAmap(t)
  map = amap(settings)
  const { token } = await openSchool()
  const rows = (await ask(terminals, here, { token })).data.rows
  assert.deepEqual(
    rows.map(({ metres, walkingMinutes }) => [metres, walkingMinutes]),
    [
      [812, 11],
      [812, 11],
      [812, 11],
      [900, 12],
    ],
  )
  assert.equal(asked.length, 3)
})

test('what may be reported has names in three languages, and only the watch knows of a credential', async () => {
  const { token } = await enter(campus())
  const { data } = await ask(faultTypes, {}, { token })
  assert.ok(data.every(({ name, nameEn, nameTw }) => name && nameEn && nameTw))
  assert.deepEqual(
    data.filter(({ kind }) => kind === 'credential' || kind === 'media_jam').map(({ kind }) => kind),
    ['media_jam'],
  )
})

test('printing goes to a terminal that works and can do it, of my own school only', async () => {
  const { schoolId, person } = await enter(campus())
  const caller = { personId: person.id, schoolId, sessionId: '', roles: ['student' as const], isAgent: false }
  const ctx = { ...systemContext(campus().base), caller }
  const school = { id: schoolId }
  const refusesAs = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code
  const [well, jammed] = [
    await makeTerminal(campus().base, school, { abilities: ['document'] }),
    await makeTerminal(campus().base, school, { printer: 'stopped' }),
  ]
  const foreign = await makeTerminal(campus().base, { id: (await enter(campus())).schoolId })
  assert.equal((await requireUsable(ctx, well.id, 'document')).id, well.id)
  await assert.rejects(requireUsable(ctx, well.id, 'colour'), refusesAs('terminal_cannot'))
  await assert.rejects(requireUsable(ctx, jammed.id), refusesAs('terminal_unavailable'))
  await assert.rejects(requireUsable(ctx, foreign.id), refusesAs('not_found'))
  await assert.rejects(requireUsable(systemContext(campus().base), well.id), refusesAs('not_found'))
  assert.equal((await terminalNameOf(ctx, well.id)).name, well.name)
})
