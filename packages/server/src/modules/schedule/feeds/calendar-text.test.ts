import assert from 'node:assert/strict'
import { test } from 'node:test'
import ICAL from 'ical.js'
import { escapeText, fold, writeCalendar } from './calendar-text.ts'
import { zoneLines } from './zone-lines.ts'

test('lines hold 75 octets, no character is cut, and text is escaped', () => {
  const line = `SUMMARY:${'课'.repeat(60)}`
  const folded = fold(line)
  assert.ok(folded.split('\r\n').every((part) => Buffer.byteLength(part) <= 75 && !part.includes('\uFFFD')))
  assert.equal(folded.replaceAll('\r\n ', ''), line)
  assert.equal(fold('x'.repeat(75)), 'x'.repeat(75))
  assert.equal(escapeText('a;b,c\\d\r\ne'), 'a\\;b\\,c\\\\d\\ne')
})

test('a zone with summer time says each change of its clock', () => {
  const at = (day: string) => new Date(`${day}T10:00:00Z`)
  const event = (uid: string, day: string) => ({
    uid,
    changedAt: at(day),
    sequence: 0,
    startsAt: at(day),
    endsAt: new Date(`${day}T11:00:00Z`),
    summary: uid,
    location: '',
    description: '',
  })
  const days = ['2026-10-20', '2026-11-20', '2027-04-20']
  const timeZone = 'Europe/Berlin'
  const text = writeCalendar({
    name: 'T',
    timeZone,
    zoneLines: zoneLines(timeZone, at('2026-10-20'), at('2027-04-20')),
    events: days.map((day) => event(day, day)),
    reminder: null,
  })
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? {})
  const offsets = calendar.getAllSubcomponents('vevent').map((part) => zone.utcOffset(new ICAL.Event(part).startDate) / 3600)
  assert.deepEqual(offsets, [2, 1, 2])
  assert.match(text, /BEGIN:DAYLIGHT\r\nDTSTART:20270328T020000\r\nTZOFFSETFROM:\+0100\r\nTZOFFSETTO:\+0200/)
})
