import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarFeed, openFeed, ownFeeds, revokeFeed } from '@campus/contract/schedule/feeds.ts'
import { saveOwnEntry } from '@campus/contract/schedule/own-entries.ts'
import ICAL from 'ical.js'
import { systemContext } from '../../../context/context.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { openTerm, todayAt } from '../../../testing/schedule.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { closeFeeds, exportFeeds } from './feed.service.ts'

const campus = useTestCampus({ environment: { REQUESTS_PER_MINUTE: '200' } })
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const read = (address: string, init: RequestInit = {}) => fetch(address, init)

const eventsIn = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
}

test('a calendar reads lessons, their changes and own entries under a secret address, and nothing while nothing changed', async () => {
  const { students, teacher, lesson, room } = await openTerm(campus())
  const [student] = students
  const startsAt = todayAt(campus(), '10:00')
  const [first, second] = [await lesson(startsAt), await lesson(todayAt(campus(), '14:00'))]
  const { sql } = campus().base
  const name = '高等数学，第一章；“极限”\\与连续（一个很长的名字，每个字三个字节）'
  await sql.updateTable('room').set({ name }).where('id', '=', room.id).execute()
  const { address } = (await ask(openFeed, { name: '手机', withOwnEntries: true, reminderMinutes: 10 }, student)).data
  const day = dayIn('Asia/Shanghai', campus().clock.now())
  const own = { title: '游泳', day, repeats: 'weekly', until: '2099-01-01', starts: '18:00', ends: '19:00' } as const
  const until = new Date(Date.parse(day) + 20 * 86_400_000).toISOString().slice(0, 10)
  const { id: ownId } = (await ask(saveOwnEntry, { ...own, until }, student)).data

  const answer = await read(address)
  const text = await answer.text()
  const etag = answer.headers.get('etag') ?? ''
  assert.deepEqual(
    [answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')],
    [200, 'text/calendar; charset=utf-8', 'private, no-cache'],
  )
  assert.ok(text.endsWith('END:VCALENDAR\r\n') && text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75))
  const events = eventsIn(text)
  assert.deepEqual(events.map(({ uid }) => uid).toSorted(), [first, second, ownId].toSorted())
  const found = events.find(({ uid }) => uid === first)
  assert.equal(found?.startDate.toJSDate().toISOString(), startsAt.toISOString())
  assert.equal(found?.startDate.zone.tzid, 'Asia/Shanghai')
  assert.ok(found?.location.startsWith(`${name}, `))
  assert.equal(found?.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString(), '-PT10M')
  const swim = events.find(({ uid }) => uid === ownId)
  const days = swim?.iterator()
  const times = Array.from({ length: 4 }, () => days?.next()?.toJSDate().toISOString().slice(11, 16))
  assert.deepEqual(times, ['10:00', '10:00', '10:00', undefined])

  const again = () => read(address, { headers: { 'if-none-match': `"other", W/${etag}` } })
  const same = await again()
  assert.deepEqual([same.status, await same.text()], [304, ''])
  const head = await read(address, { method: 'HEAD' })
  assert.deepEqual([head.status, head.headers.get('etag'), await head.text()], [200, etag, ''])

  await sql.updateTable('lesson').set({ state: 'cancelled', cancelled_by: 'person', changes: 3 }).where('id', '=', second).execute()
  const changed = await again()
  assert.equal(changed.status, 200)
  const cancelled = eventsIn(await changed.text()).find(({ uid }) => uid === second)
  assert.deepEqual([cancelled?.component.getFirstPropertyValue('status'), cancelled?.sequence], ['CANCELLED', 3])

  const theirs = (await ask(openFeed, { name: 'Outlook' }, { ...teacher, language: 'en_US' })).data
  const taught = async () => {
    const told = await read(theirs.address)
    return {
      etag: told.headers.get('etag'),
      uids: eventsIn(await told.text())
        .map(({ uid }) => uid)
        .toSorted(),
    }
  }
  const before = await taught()
  assert.deepEqual(before.uids, [first, second].toSorted())
  for (const change of [
    () => sql.deleteFrom('lesson_teacher').where('lesson_id', '=', first),
    () => sql.updateTable('person').set({ name: '新名' }).where('id', '=', teacher.person.id),
    () => sql.updateTable('room').set({ name_en: 'Another' }).where('id', '=', room.id),
  ]) {
    const { etag } = await taught()
    await change().execute()
    assert.notEqual((await taught()).etag, etag)
  }
  assert.deepEqual((await taught()).uids, [second])
})

test('an address is shown once, limited in number, and invalid as soon as it is revoked', async () => {
  const { students, schoolId } = await openTerm(campus())
  const [student, another] = students
  const { id, address } = (await ask(openFeed, { name: '手机' }, student)).data
  assert.ok(!JSON.stringify((await ask(ownFeeds, {}, student)).data).includes(new URL(address).pathname.split('/').at(-1) ?? ''))
  assert.equal((await ask(ownFeeds, {}, student)).data[0]?.lastUsedOn, null)
  assert.equal((await read(address)).status, 200)
  assert.equal((await ask(ownFeeds, {}, student)).data[0]?.lastUsedOn, dayIn('Asia/Shanghai', campus().clock.now()))
  assert.equal((await ask(revokeFeed, { id }, another)).error, 'not_found')
  const both = await Promise.all([ask(revokeFeed, { id }, student), ask(revokeFeed, { id }, student)])
  assert.deepEqual(both.map(({ error }) => error ?? '').toSorted(), ['', 'not_found'])
  for (const gone of [address, `${campus().url}${calendarFeed.path.replace('{secret}', 'x')}`])
    assert.deepEqual([(await read(gone)).status, await (await read(gone)).text()], [404, ''])

  for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(31) }, { name: 'x', reminderMinutes: 11 }])
    assert.equal((await ask(openFeed, wrong as never, student)).error, 'bad_input')
  // Who passed an address on to many holds up that address alone.
  const [busy, quiet] = [
    (await ask(openFeed, { name: 'x' }, another)).data.address,
    (await ask(openFeed, { name: 'y' }, another)).data.address,
  ]
  const perMinute = campus().base.services.config.REQUESTS_PER_MINUTE / 10
  const flood = await Promise.all(Array.from({ length: perMinute + 3 }, () => read(busy)))
  const held = flood.filter(({ status }) => status === 429)
  assert.deepEqual([held.length, Number(held[0]?.headers.get('retry-after')) > 0, (await read(quiet)).status], [3, true, 200])

  const last = await Promise.all(Array.from({ length: 8 }, () => ask(openFeed, { name: 'x' }, student)))
  assert.equal(last.filter(({ error }) => error === 'too_many_feeds').length, 3)
  const opened = last.find(({ error }) => error === undefined)?.data.address ?? ''
  const ctx = systemContext(campus().base)
  assert.equal((await exportFeeds(ctx, student.person.id)).length, 5)
  await closeFeeds(ctx, { id: student.person.id, schoolId } as never)
  assert.deepEqual([(await read(opened)).status, await exportFeeds(ctx, student.person.id)], [404, []])
  const family = await enter(campus(), { schoolId, kind: 'family' })
  assert.equal((await ask(openFeed, { name: 'x' }, family)).error, 'forbidden')
})
