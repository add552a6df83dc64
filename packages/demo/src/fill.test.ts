import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { isIdCardNumber } from '@campus/contract/account/id-card.ts'
import { passwordLength, passwordRules } from '@campus/contract/account/password-rules.ts'
import { Mobile } from '@campus/contract/fields.ts'
import { roles } from '@campus/contract/roles.ts'
import { assembleModules } from '@campus/server/assemble-modules.ts'
import { systemContext } from '@campus/server/context/context.ts'
import type { Services } from '@campus/server/context/services.ts'
import { matchesPassword } from '@campus/server/modules/account/password/password-hash.ts'
import { fold } from '@campus/server/modules/attendance/states/fold.rules.ts'
import { rollUp } from '@campus/server/modules/statistics/counting/roll-up.service.ts'
import { verifySchool } from '@campus/server/modules/statistics/counting/verify.service.ts'
import { secretBoxOf } from '@campus/server/platform/crypto/secret-box.ts'
import { type Database, openDatabase, runText } from '@campus/server/platform/db/sql.ts'
import { folderBlobs } from '@campus/server/ports/blobs/folder-blobs.ts'
import { openTestDatabase } from '@campus/server/testing/test-database.ts'
import { testFilledRecords } from './academics/filled-records.ts'
import { demoAccounts } from './accounts.ts'
import { testFilledWarnings } from './attendance/filled-warnings.ts'
import { demoSchool } from './demo-school.ts'
import { fillDemoSchool } from './fill.ts'
import { testFilledPhotos } from './identity/filled-photos.ts'
import { personId } from './people/person-rows.ts'
import { testFilledChanges } from './records/filled-changes.ts'
import { blankUniversity, demoUniversity } from './schools.ts'

const secretBox = secretBoxOf(randomBytes(32).toString('hex'))
const today = new Date('2026-03-15T08:00:00Z')

let scratch: Awaited<ReturnType<typeof openTestDatabase>>
let database: Database
let folder: string

before(async () => {
  scratch = await openTestDatabase()
  database = openDatabase(scratch.url, { maxConnections: 4, onError: () => {} })
  folder = await mkdtemp(join(tmpdir(), 'campus-fill-'))
})

after(async () => {
  await database.close()
  await scratch.close()
  await rm(folder, { recursive: true, force: true })
})

const baseOn = ({ sql }: Database) => ({ sql, secretBox, blobs: folderBlobs({ folder }) })

const count = async (text: string) => Number((await runText(database.sql, `select count(*) as count from ${text}`)).rows[0]?.['count'])

test('two processes that start at once fill one school, and it is filled once', async () => {
  assert.equal(await demoSchool.isIn(database.sql), false)
  const fill = () => fillDemoSchool(baseOn(database), today)
  assert.equal((await Promise.all([fill(), fill()])).filter(Boolean).length, 1)
  assert.equal(await fill(), false)
  assert.equal(await demoSchool.isIn(database.sql), true)
})

test('the school has a year of numbers, with rows for the last days, and counting them again changes nothing', async () => {
  const ctx = systemContext({ sql: database.sql, now: () => today, services: { extensions: assembleModules().extensions } as Services })
  await rollUp(ctx)
  assert.deepEqual(await verifySchool(ctx, demoUniversity.id), [])
  const school = `school_id = '${demoUniversity.id}'`
  const days = await count(`(select distinct day from statistic_day where ${school} and source = 'logins') as days`)
  assert.ok(days >= 364, String(days))
  const rows = await count(`login_log where ${school}`)
  assert.ok(rows > 3000 && rows < 12_000, String(rows))
  const sum = async (text: string) => Number((await runText(database.sql, `select sum(count) as count from ${text}`)).rows[0]?.['count'])
  assert.equal(await sum(`statistic_day where ${school} and source = 'logins' and day >= '2026-02-08'`), rows)
  const night = `statistic_hour where ${school} and source = 'logins' and outcome = 'refused' and unit_id is null and count > 100`
  assert.ok((await count(night)) >= 5)
  const told = `statistic_hint where ${school}`
  assert.equal(await count(told), 3)
  assert.equal(
    await count(
      `${told} and (hour, outcome, count) in (select hour, outcome, sum(count) from statistic_hour where ${school} group by 1, 2)`,
    ),
    3,
  )
  assert.ok(
    (await sum(`statistic_day where ${school} and source = 'mails' and outcome = 'failed' and day between '2025-12-23' and '2025-12-26'`)) >
      5,
  )
})

test('the demo school has two thousand students, two hundred staff, and its organisation in three languages', async () => {
  assert.equal(await count("person where kind = 'student'"), 2000)
  assert.equal(await count("person where kind = 'teacher'"), 200)
  const units = await database.sql
    .selectFrom('org_unit')
    .select(['kind', (unit) => unit.fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute()
  assert.deepEqual(Object.fromEntries(units.map(({ kind, count }) => [kind, count])), { college: 8, major: 24, class: 60, department: 15 })
  assert.equal(await count("org_unit where name = '' or name_en = '' or name_tw = ''"), 0)
  assert.equal(await count("person where kind = 'student' and org_unit_id not in (select id from org_unit where kind = 'class')"), 0)
})

test('names are spelt, phones are mobile numbers, and ID numbers are valid, sealed and found again by their fingerprint', async () => {
  const people = await database.sql
    .selectFrom('person')
    .select(['name', 'name_pinyin', 'phone', 'id_card_encrypted', 'id_card_hash'])
    .orderBy('number')
    .execute()
  for (const person of people) {
    assert.match(person.name_pinyin, /^[A-Z][a-z]+ [A-Z][a-z]+$/, person.name)
    assert.equal(Mobile.safeParse(person.phone).success, true)
  }
  const [first] = people
  assert.ok(first?.id_card_encrypted)
  for (const { id_card_encrypted, id_card_hash } of people.slice(0, 100)) {
    const plain = secretBox.decrypt(id_card_encrypted ?? Buffer.alloc(0), 'person.id_card')
    assert.ok(isIdCardNumber(plain), plain)
    assert.deepEqual(id_card_hash, secretBox.fingerprint(plain, 'person.id_card'))
  }
})

test('every human role has an account whose password keeps the rules and fits', async () => {
  assert.deepEqual(demoAccounts.map(({ role }) => role).sort(), roles.filter((role) => role !== 'terminal').sort())
  for (const { role, userType, account, password } of demoAccounts) {
    for (const rule of passwordRules) assert.ok(rule.isMet(password, { account, max: passwordLength.max }), `${role}: ${rule.code}`)
    const found = await database.sql
      .selectFrom('person')
      .innerJoin('password', 'password.person_id', 'person.id')
      .innerJoin('person_role', 'person_role.person_id', 'person.id')
      .where('person.school_id', '=', demoUniversity.id)
      .where('person.kind', '=', userType)
      .where('person.number', '=', account)
      .where('person_role.role', '=', role)
      .select('password.hash')
      .executeTakeFirstOrThrow()
    assert.ok(await matchesPassword(found.hash, password), role)
  }
})

test('states of attendance are what follows from their events, and those absent in a row are warned', async () => {
  for (const state of ['present', 'late', 'early', 'absent', 'leave'])
    assert.ok((await count(`attendance where state = '${state}'`)) > 0, state)
  const shown = database.sql.selectFrom('roll_call').where('opened_by', '=', personId('T0001')).select('lesson_id')
  const events = await database.sql.selectFrom('attendance_event').where('lesson_id', 'in', shown).selectAll().orderBy('id').execute()
  const byPlace = Map.groupBy(events, ({ lesson_id, person_id }) => `${lesson_id} ${person_id}`)
  const kept = await database.sql.selectFrom('attendance').where('lesson_id', 'in', shown).selectAll().execute()
  const wrong = kept.filter((row) => {
    const { state, leave_kind, is_doubtful } = fold(byPlace.get(`${row.lesson_id} ${row.person_id}`) ?? [])
    return state !== row.state || leave_kind !== row.leave_kind || is_doubtful !== row.is_doubtful
  })
  assert.deepEqual([kept.length > 100, wrong], [true, []])
  assert.ok((await count("warning where kind = 'consecutive'")) >= 1)
  assert.ok((await count("sign where purpose = 'out'")) > 0)
})

test('the school day has eight weeks behind it, a holiday with its make-up day, changes, exams with seats, open sheets and lost things', async () => {
  const near = async (what: string, wanted: number) => {
    const found = await count(what)
    assert.ok(Math.abs(found - wanted) <= wanted * 0.03, `${found} ${what}`)
  }
  await near('section', 400)
  await near('room', 90)
  await near("lesson where state = 'planned'", 13_000)
  // Leave that was approved fills lessons ahead as well.
  const taught = "attendance join lesson on lesson.id = attendance.lesson_id where attendance.state = 'present'"
  const weeks = await count(`(select distinct date_trunc('week', lesson.day) from ${taught}) as weeks`)
  assert.ok(weeks === 8 || weeks === 9, `${weeks} weeks of attendance`)
  for (const key of ['holidays', 'makeUpDays'])
    assert.equal(
      await count(`school_setting where key = '${key}' and jsonb_array_length(value) > 0 and school_id = '${demoUniversity.id}'`),
      1,
    )
  assert.ok((await count('term_day where follows is not null')) >= 1)
  const states = await count('(select distinct state from lesson_change) as states')
  assert.ok(states >= 3, `${states} states of changes`)
  assert.ok((await count('exam')) >= 3 && (await count('seat')) > 20 && (await count('duty')) >= 2)
  assert.ok((await count("grade_sheet where state = 'open'")) >= 1)
  assert.equal(await count('lost_item'), 40)
})

test("a manager's reach ends at the own college", async () => {
  const managers = await database.sql
    .selectFrom('person_role')
    .leftJoin('org_unit', 'org_unit.id', 'person_role.scope_unit_id')
    .where('role', '=', 'manager')
    .select('org_unit.kind')
    .execute()
  assert.equal(managers.length, 9)
  assert.ok(managers.every(({ kind }) => kind === 'college'))
})

test('every unit is led, every post is held, and only staff does so', async () => {
  const at = `'${today.toISOString()}'::date between starts_on and coalesce(ends_on, 'infinity')`
  assert.equal(
    await count(`org_unit where not exists (select from appointment where unit_id = org_unit.id and post_id is null and ${at})`),
    0,
  )
  assert.equal(await count(`post where not exists (select from appointment where post_id = post.id and ${at})`), 0)
  assert.equal(await count("appointment join person on person.id = person_id where person.kind <> 'teacher'"), 0)
  assert.equal(await count(`appointment where not (${at})`), 1)
})

test('the second school is empty but for the texts people agree to', async () => {
  for (const table of ['person', 'org_unit', 'campus_place', 'login_notice', 'school_setting'])
    assert.equal(await count(`${table} where school_id = '${blankUniversity.id}'`), 0, table)
  assert.equal(await count(`legal_document where school_id = '${blankUniversity.id}'`), 8)
  assert.deepEqual(demoSchool.accountsOf(blankUniversity.id), [])
  assert.equal(demoSchool.accountsOf(demoUniversity.id).length, demoAccounts.length)
})

test('its certificates are published with the seal of the school, and the demo student has a portrait', async () => {
  const blobs = folderBlobs({ folder })
  const versions = await database.sql
    .selectFrom('document_template_version')
    .innerJoin('document_template', 'document_template.id', 'template_id')
    .innerJoin('dictionary_entry as kind', (join) =>
      join.onRef('kind.value', '=', 'document_template_version.type').on('kind.type', '=', 'template_type'),
    )
    .innerJoin('file', 'file.id', 'seal_file_id')
    .where('document_template.state', '=', 'published')
    .where('document_template_version.state', '=', 'published')
    .select(['document_template.code', 'file.blob_key'])
    .execute()
  assert.equal(versions.length, await count('document_template'))
  assert.ok(versions.length >= 10)
  for (const { code, blob_key } of versions) assert.ok(await blobs.stat(blob_key), code)
  const portrait = await database.sql
    .selectFrom('person')
    .innerJoin('file', 'file.id', 'person.portrait_file_id')
    .where('person.number', '=', '100001')
    .select(['file.blob_key', 'file.use'])
    .executeTakeFirstOrThrow()
  assert.equal(portrait.use, 'portrait')
  assert.ok(await blobs.stat(portrait.blob_key))
})

test('the lists of the administration have months behind them: by several people, and in more than one state', async () => {
  const lists = {
    account_reset: ['requested_by', 'state'],
    data_request: ['decided_by', 'state'],
    log_export: ['asked_by', 'state'],
    photo_import: ['created_by', 'state'],
    photo_search: ['searcher_id', 'purpose'],
    role_duty: ['given_by', 'reason'],
    schedule_import: ['created_by', 'state'],
    person_import: ['created_by', 'state'],
  }
  for (const [table, [by, state]] of Object.entries(lists)) {
    assert.ok((await count(`(select distinct ${by} from ${table} where ${by} is not null) as those`)) > 1, `${table}.${by}`)
    assert.ok((await count(`(select distinct ${state} from ${table}) as those`)) > 1, `${table}.${state}`)
    assert.equal(await count(`(select 1 from ${table} having max(created_at) - min(created_at) > interval '50 days') as long`), 1, table)
  }
  // What waits can be decided by the demo's own administrator.
  for (const waiting of [
    "account_reset where state = 'open'",
    "data_request where state = 'pending'",
    "log_export where state = 'waiting'",
  ])
    assert.ok((await count(waiting)) > 0, waiting)
})

testFilledPhotos(() => ({ sql: database.sql, secretBox, today, blobs: folderBlobs({ folder }) }))
testFilledRecords(() => ({ sql: database.sql, secretBox, today }))
testFilledWarnings(() => ({ sql: database.sql, today }))
testFilledChanges(() => ({ sql: database.sql }))

test('login notices are published today, and one later', async () => {
  const at = today.toISOString()
  assert.equal(await count(`login_notice where starts_at <= '${at}' and ends_at > '${at}'`), 2)
  assert.equal(await count(`login_notice where starts_at > '${at}'`), 1)
})

test('the demo does not move into a database where another school lives', async () => {
  const other = await openTestDatabase()
  const foreign = openDatabase(other.url, { maxConnections: 2, onError: () => {} })
  try {
    await runText(foreign.sql, "insert into school (code, name, name_en, name_tw) values ('real', '真大学', 'Real', '真大學')")
    await assert.rejects(fillDemoSchool(baseOn(foreign), today), { name: 'StartFailure' })
  } finally {
    await foreign.close()
    await other.close()
  }
})
