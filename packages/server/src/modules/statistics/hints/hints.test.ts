import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageDetail, ownMessages } from '@campus/contract/messages/inbox.ts'
import { statisticsOverview } from '@campus/contract/statistics/console.ts'
import { systemContext } from '../../../context/context.ts'
import { idAt } from '../../../platform/db/time-id.ts'
import { dayAfter, dayIn, startOfDay } from '../../../platform/time/zoned-day.ts'
import { asker } from '../../../testing/ask.ts'
import { addCountedDays, openCountedSchool } from '../../../testing/statistics.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { findHints } from './hints.service.ts'

const campus = useTestCampus({ hasReplica: true })
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)
const zone = 'Asia/Shanghai'

test('an unusual hour is told to the administrators once, with what explains it', async () => {
  const { sql, schoolId, admin, manager } = await openCountedSchool(campus())
  const now = campus().base.now()
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000 - 3_600_000)
  const counted = { school_id: schoolId, source: 'logins', unit_id: null, subject: 'password', amount: 0 }
  const weeks = Array.from({ length: 8 }, (_, week) => new Date(hour.getTime() - (week + 1) * 7 * 86_400_000))
  await sql
    .insertInto('statistic_hour')
    .values([
      ...weeks.map((at, week) => ({ ...counted, hour: at, outcome: 'refused', count: 9 + week })),
      ...weeks.map((at) => ({ ...counted, hour: at, outcome: 'in', count: 100 })),
      { ...counted, hour, outcome: 'refused', count: 212 },
      { ...counted, hour, outcome: 'in', count: 104 },
    ])
    .execute()
  await addCountedDays(campus(), schoolId, [{ day: dayAfter(dayIn(zone, now), -100), count: 1 }])
  const login = (network: string) => ({
    id: idAt(hour),
    school_id: schoolId,
    created_at: hour,
    outcome: 'refused' as const,
    way: 'password',
    network,
  })
  await sql
    .insertInto('login_log')
    .values([...Array.from({ length: 190 }, () => login('10.9.9.9')), ...Array.from({ length: 22 }, () => login('10.1.1.1'))])
    .execute()
  const countedUpTo = (counted_at: Date) =>
    sql
      .insertInto('statistic_counted')
      .values({ source: 'logins', counted_at })
      .onConflict((conflict) => conflict.column('source').doUpdateSet({ counted_at }))
      .execute()
  const hintHours = async () => (await ask(statisticsOverview, {}, admin)).data.hints.map((hint) => hint.hour)
  await countedUpTo(new Date(hour.getTime() + 1_800_000))
  await findHints(systemContext(campus().base))
  assert.deepEqual(await hintHours(), [], 'an hour that is not counted to its end is looked at later')
  await countedUpTo(now)
  await Promise.all([findHints(systemContext(campus().base)), findHints(systemContext(campus().base))])
  await findHints(systemContext(campus().base))
  const { hints, tiles } = (await ask(statisticsOverview, {}, { ...admin, language: 'en_US' })).data
  assert.deepEqual(
    hints.map(({ name, hour, count, usualFrom, usualTo, explainedBy, rows }) => [
      name,
      hour,
      count,
      usualFrom,
      usualTo,
      explainedBy,
      rows?.filter,
    ]),
    [['Logins: refused', hour.toISOString(), 212, 9, 16, { kind: 'network', name: '10.9.9.9', count: 190 }, { outcome: 'refused' }]],
  )
  const told = (await ask(ownMessages, {}, { ...admin, language: 'en_US' })).data.rows.filter(({ title }) =>
    title.includes('Unusually many'),
  )
  assert.equal(told.length, 1)
  const { subject } = (await ask(messageDetail, { id: told[0]?.id ?? '' }, admin)).data
  assert.deepEqual([subject?.kind, subject?.id, subject?.action?.address.includes('overview')], ['statistic_hint', hints[0]?.id, true])
  const missed = new Date(hour.getTime() - 5 * 3_600_000)
  await sql
    .insertInto('statistic_hour')
    .values({ ...counted, hour: missed, outcome: 'refused', count: 300 })
    .execute()
  await findHints(systemContext(campus().base))
  assert.deepEqual(await hintHours(), [hour.toISOString()], 'what was looked at is not looked at again')
  await sql
    .updateTable('statistic_source_look')
    .set({ hour: new Date(missed.getTime() - 3_600_000) })
    .where('school_id', '=', schoolId)
    .execute()
  await findHints(systemContext(campus().base))
  assert.deepEqual(await hintHours(), [hour.toISOString(), missed.toISOString()], 'hours without a server are looked at later')
  assert.deepEqual((await ask(statisticsOverview, {}, manager)).data.hints, [])
  const logins = tiles.find(({ source }) => source === 'logins')
  const isToday = startOfDay(zone, dayIn(zone, now)) <= hour
  assert.equal(isToday ? logins?.today : logins?.yesterday.whole, 316)
})
