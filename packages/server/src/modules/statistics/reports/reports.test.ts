import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { statisticsExplorer } from '@campus/contract/statistics/console.ts'
import { addReport, changeReport, deleteReport, reports, sendReport } from '@campus/contract/statistics/reports.ts'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { systemContext } from '../../../context/context.ts'
import type { NewRow } from '../../../platform/db/sql.ts'
import { readTable } from '../../../platform/tables/table-work.ts'
import { dayAfter, dayIn } from '../../../platform/time/zoned-day.ts'
import { smtpMail } from '../../../ports/mail/smtp-mail.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { startMailServer } from '../../../testing/servers/mail/mail-server.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'
import { deliverReport } from './deliver.service.ts'
import { duePeriod, lastPeriod, nextDay } from './period.rules.ts'
import { findReport } from './report.repository.ts'
import { makeFiles } from './report-file.service.ts'
import { mailDueReports } from './report-mails.service.ts'
import { ownerOf } from './report-right.service.ts'

const post = await startMailServer({ after })
const campus = useTestCampus({ services: () => ({ mail: smtpMail(post.settings) }) })
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const system = () => systemContext(campus().base)

type Staff = Awaited<ReturnType<typeof enter>>

const openSchool = async () => {
  const { sql } = campus().base
  const staff = async (schoolId: string | undefined, role: 'admin' | 'manager' | 'auditor') => {
    const who = await enter(campus(), { kind: 'teacher', roles: [role], ...(schoolId ? { schoolId } : {}) })
    const email = `${randomUUID()}@school.example.cn`
    await sql.updateTable('person').set({ email }).where('id', '=', who.person.id).execute()
    return { ...who, email }
  }
  const admin = await staff(undefined, 'admin')
  const { schoolId } = admin
  const unit = await makeUnit(sql, schoolId, { kind: 'college' })
  const week = lastPeriod('weekly', dayIn('Asia/Shanghai', campus().clock.now()))
  const days = [week.from, dayAfter(week.from), week.until]
  const row = (day: string, outcome: string, count: number): NewRow<'statistic_day'> => ({
    school_id: schoolId,
    source: 'logins',
    unit_id: unit,
    subject: 'password',
    amount: 0,
    day,
    outcome,
    count,
  })
  await sql
    .insertInto('statistic_day')
    .values([...days.map((day, at) => row(day, 'in', 120 + at)), row(week.from, 'refused', 3)])
    .execute()
  return { admin, schoolId, unit, week, staff: (role: 'admin' | 'manager' | 'auditor') => staff(schoolId, role) }
}

const given: GivenTo<typeof addReport> = { name: '登录周报', view: { source: 'logins', days: 30 } }
const save = (who: Staff, more: Partial<GivenTo<typeof addReport>> = {}) =>
  ask(addReport, { ...given, ...more }, { ...who, key: randomUUID(), language: 'en_US' })
const listed = async (who: Staff) => (await ask(reports, {}, { ...who, language: 'en_US' })).data.rows

/** The attachments of a mail, by their type. */
const attachmentsOf = (source: string) =>
  new Map(
    [...source.matchAll(/Content-Type: (application\/pdf|text\/csv)[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+?)\r\n-/g)].map(
      ([, type = '', content = '']) => [type, Buffer.from(content, 'base64')] as const,
    ),
  )

/** What is written on each page, without spaces. */
const textsOf = async (pdf: Buffer) => {
  const opening = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 })
  const document = await opening.promise
  const pages = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replaceAll(/\s/g, ''),
    )
  }
  await opening.destroy()
  return pages
}

const mailsTo = (address: string) => post.seen.filter(({ recipients }) => recipients.includes(address)).map(({ source }) => source)
const mailTo = (address: string) => eventually(() => Promise.resolve(mailsTo(address)[0]))

test('weeks begin on Monday, months on the first, and nothing is mailed before seven or from before it was saved', () => {
  assert.deepEqual(lastPeriod('weekly', '2026-03-01'), { from: '2026-02-16', until: '2026-02-22' })
  assert.deepEqual(lastPeriod('monthly', '2026-03-31'), { from: '2026-02-01', until: '2026-02-28' })
  const weekly = { schedule: 'weekly', mailsFrom: '2026-02-24' } as const
  assert.equal(duePeriod(weekly, { today: '2026-03-01', hour: 12 }), undefined)
  assert.equal(duePeriod(weekly, { today: '2026-03-02', hour: 6 }), undefined)
  assert.deepEqual(duePeriod(weekly, { today: '2026-03-02', hour: 7 }), { from: '2026-02-23', until: '2026-03-01' })
  assert.deepEqual(duePeriod(weekly, { today: '2026-03-05', hour: 0 }), { from: '2026-02-23', until: '2026-03-01' })
  assert.deepEqual(nextDay({ schedule: 'monthly' }, { today: '2026-12-05', hour: 9 }), '2027-01-01')
  assert.deepEqual(nextDay({ schedule: 'weekly' }, { today: '2026-03-02', hour: 6 }), '2026-03-02')
})

test('a report is mailed once a period, with the numbers of the screen; who may not open the rows reads of few only that they are few', async () => {
  const { admin, week, staff } = await openSchool()
  const manager = await staff('manager')
  const schedule = 'weekly'
  const { id } = (await save(admin, { schedule, recipients: [admin.email, manager.email.toUpperCase()] })).data
  assert.deepEqual((await ask(sendReport, { id }, admin)).data, { count: 2 })
  const files = attachmentsOf(await mailTo(admin.email))
  const lines = await readTable(files.get('text/csv') ?? Buffer.alloc(0), 'csv')
  const { chart } = (await ask(statisticsExplorer, { source: 'logins', ...week }, { ...admin, language: 'en_US' })).data
  const from = lines.findIndex(([first]) => first === 'Day')
  assert.deepEqual(
    lines[from]?.slice(1),
    chart.series.map(({ name }) => name),
  )
  assert.deepEqual(
    lines.slice(from + 1).map((line) => line.slice(1).map(Number)),
    chart.steps.map((_, at) => chart.series.map(({ values }) => values[at])),
  )
  assert.deepEqual(
    chart.series.map(({ total }) => total),
    [363, 3],
  )
  const pages = await textsOf(files.get('application/pdf') ?? Buffer.alloc(0))
  assert.equal(pages.length, 1)
  for (const line of lines.slice(from)) assert.ok(pages[0]?.includes(line.join('').replaceAll(' ', '')), line.join())
  const narrowed = await findReport(
    campus().base.sql,
    (await save(admin, { view: { source: 'logins', outcome: 'refused', days: 30 } })).data.id,
  )
  const owner = narrowed && (await ownerOf(system(), narrowed))
  assert.match((owner && (await makeFiles(owner, narrowed, week, false)))?.lines[1] ?? '', /^Logins · Refused · /)
  const masked =
    attachmentsOf(await mailTo(manager.email))
      .get('text/csv')
      ?.toString() ?? ''
  assert.match(masked, /120,<5/)
  assert.equal((await ask(sendReport, { id }, admin)).error, 'report_already_mailed')
  // Not into the small hours of a Monday.
  const isMonday = new Date(dayAfter(dayIn('Asia/Shanghai', campus().clock.now()), 8)).getUTCDay() === 1
  campus().clock.advance((isMonday ? 9 : 8) * 86_400)
  await Promise.all([mailDueReports(system()), mailDueReports(system())])
  const sent = await eventually(async () => {
    const mails = await campus().base.sql.selectFrom('statistic_report_mail').where('report_id', '=', id).select(['id', 'state']).execute()
    return mails.length === 4 && mails.every(({ state }) => state === 'sent') ? mails : undefined
  })
  assert.deepEqual([mailsTo(admin.email).length, mailsTo(manager.email).length], [2, 2])
  for (const mail of sent) await deliverReport(system(), mail.id, { isLast: false })
  assert.equal(mailsTo(admin.email).length, 2)
})

test('a report whose owner lost the right stops, says so to the owner and on the screen, and mails nothing', async () => {
  const { admin, unit, staff } = await openSchool()
  const { sql } = campus().base
  const manager = await staff('manager')
  await setReach(sql, manager.person.id, unit)
  const view = { source: 'logins', days: 7, unitId: unit } as const
  const { id } = (await save(manager, { view, isShared: true, schedule: 'monthly', recipients: [admin.email] })).data
  await sql.deleteFrom('person_role').where('person_id', '=', manager.person.id).execute()
  await mailDueReports(system())
  const [shown] = await listed(admin)
  assert.match(shown?.problem ?? '', /may no longer see/)
  assert.equal(shown?.nextOn, null)
  const told = (await ask(messagesInGroup, { group: 'progress' }, manager)).data.rows
  assert.equal(told.length, 1)
  await mailDueReports(system())
  assert.equal((await ask(messagesInGroup, { group: 'progress' }, manager)).data.rows.length, 1)
  assert.deepEqual(mailsTo(admin.email), [])
  await ask(deleteReport, { id }, admin)
  assert.deepEqual(await listed(admin), [])
})

test('a right that ends or narrows while the files are made counts: nothing of before is mailed', async (t) => {
  const { admin, unit, staff, schoolId } = await openSchool()
  const { sql, services } = campus().base
  const [ended, narrowed] = [await staff('manager'), await staff('manager')]
  const inside = await makeUnit(sql, schoolId, { kind: 'major', parentId: unit })
  const changeDuring = async (who: Staff, change: () => Promise<unknown>) => {
    const { typesetter } = services
    t.mock.method(typesetter, 'set', async (page: Parameters<typeof typesetter.set>[0]) => {
      t.mock.restoreAll()
      await change()
      return typesetter.set(page)
    })
    const { id } = (await save(who, { schedule: 'weekly', recipients: [admin.email] })).data
    assert.deepEqual((await ask(sendReport, { id }, who)).data, { count: 1 })
    return eventually(async () => {
      const mails = await sql.selectFrom('statistic_report_mail').where('report_id', '=', id).select('state').execute()
      return mails.find(({ state }) => state === 'sent' || state === 'failed')?.state
    })
  }
  const removeRole = () => sql.deleteFrom('person_role').where('person_id', '=', ended.person.id).execute()
  assert.equal(await changeDuring(ended, removeRole), 'failed')
  assert.deepEqual(mailsTo(admin.email), [])
  // All the numbers are the college's: who reaches one of its majors alone reads none of them.
  await setReach(sql, narrowed.person.id, unit)
  assert.equal(await changeDuring(narrowed, () => setReach(sql, narrowed.person.id, inside)), 'sent')
  const [mail = ''] = mailsTo(admin.email)
  assert.doesNotMatch(attachmentsOf(mail).get('text/csv')?.toString() ?? '', /12\d/)
})

test('reports are for their readers: strangers, foreign units, addresses outside the school and broken views are refused', async () => {
  const { admin, unit, staff, schoolId } = await openSchool()
  const { sql } = campus().base
  const [other, outside] = [await staff('manager'), await openSchool()]
  const south = await makeUnit(sql, schoolId, { kind: 'college' })
  await setReach(sql, other.person.id, south)
  const refused = [
    [{ recipients: ['nobody@elsewhere.example'] }, 'report_address_outside'],
    [{ recipients: [outside.admin.email] }, 'report_address_outside'],
    [{ schedule: 'weekly' }, 'report_without_recipients'],
    [{ view: { source: 'logins', from: '2026-03-02', until: '2026-03-01' } }, 'span_reversed'],
    [{ view: { source: 'verifications', days: 7, measure: 'amount' } }, 'measure_missing'],
    [{ view: { source: 'logins', days: 7, unitId: outside.unit } }, 'not_found'],
    [{ view: { source: 'logins' } }, 'bad_input'],
    [{ name: ' ' }, 'bad_input'],
  ] as const
  for (const [more, code] of refused) assert.equal((await save(admin, more as object)).error, code, JSON.stringify(more))
  const { id } = (await save(admin, { isShared: true, view: { source: 'logins', days: 7, unitId: unit } })).data
  const own = (await save(admin)).data.id
  await save(admin, { isShared: true, name: '全校' })
  assert.deepEqual(
    (await listed(other)).map(({ name, recipients }) => [name, recipients]),
    [['全校', []]],
  )
  assert.equal((await listed(await staff('auditor'))).length, 2)
  assert.deepEqual(await listed(outside.admin), [])
  const change = { id, version: 1, name: '新名称' }
  for (const who of [other, outside.admin]) {
    assert.equal((await ask(changeReport, change, who)).error, 'not_found')
    assert.equal((await ask(deleteReport, { id }, who)).error, 'not_found')
    assert.equal((await ask(sendReport, { id: own }, who)).error, 'not_found')
  }
  const both = await Promise.all([ask(changeReport, change, admin), ask(changeReport, change, admin)])
  assert.deepEqual(both.map(({ error }) => error ?? 'done').toSorted(), ['done', 'report_outdated'])
  assert.equal((await ask(sendReport, { id }, admin)).error, 'report_without_schedule')
  assert.equal((await ask(reports, {}, await enter(campus(), { schoolId }))).error, 'forbidden')
})
