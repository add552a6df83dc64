import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { changeSchoolSettings, schoolSettings } from '@campus/contract/school/console/settings.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { isTimeZone } from './time-zone.rules.ts'

const campus = useTestCampus()
const admin = () => enter(campus(), { kind: 'teacher', roles: ['admin'] })
const change = (token: string, changes: GivenTo<typeof changeSchoolSettings>) =>
  asker(campus().url)(changeSchoolSettings, changes, { token })

const evidence = (schoolId: string) =>
  campus().base.sql.selectFrom('audit_entry').where('school_id', '=', schoolId).select(['action', 'details']).orderBy('id').execute()

test('what an administrator changes holds from then on, what is left out stays, and the change is evidence', async () => {
  const { token, schoolId } = await admin()
  const before = (await asker(campus().url)(schoolSettings, {}, { token })).data
  const { data } = await change(token, { hasHomeTab: false, passwordMost: 20, retention: before.retention })
  assert.deepEqual(data, { ...before, hasHomeTab: false, passwordMost: 20 })
  assert.deepEqual((await asker(campus().url)(schoolSettings, {}, { token })).data, data)
  assert.equal((await asker(campus().url)(loginInit, { schoolId })).data.passwordMost, 20)
  assert.deepEqual(await evidence(schoolId), [
    {
      action: 'school.settings_changed',
      details: { hasHomeTab: { from: true, to: false }, passwordMost: { from: before.passwordMost, to: 20 } },
    },
  ])
})

test('a change that changes nothing leaves no trace', async () => {
  const { token, schoolId } = await admin()
  assert.equal((await change(token, { hasHomeTab: true })).data.hasHomeTab, true)
  assert.deepEqual(await evidence(schoolId), [])
})

test('two administrators who change different settings concurrently both succeed', async () => {
  const first = await admin()
  const second = await enter(campus(), { schoolId: first.schoolId, kind: 'teacher', roles: ['admin'] })
  await Promise.all([change(first.token, { hasHomeTab: false }), change(second.token, { bookForStudents: 'nobody' })])
  const { data } = await asker(campus().url)(schoolSettings, {}, { token: first.token })
  assert.deepEqual([data.hasHomeTab, data.bookForStudents], [false, 'nobody'])
})

test('administrators cannot lock themselves out, and a time zone has to exist', async () => {
  const { token } = await admin()
  assert.equal((await change(token, { userTypes: ['student', 'visitor'] })).error, 'no_way_in')
  assert.equal((await change(token, { timeZone: 'Mars/Olympus' })).error, 'time_zone_unknown')
  assert.deepEqual((await change(token, { userTypes: ['teacher'], timeZone: 'Asia/Urumqi' })).data.timeZone, 'Asia/Urumqi')
})

test('time zones are places of the world, not offsets', () => {
  const cases = [
    ['Asia/Shanghai', true],
    ['Europe/Zurich', true],
    ['UTC', true],
    ['+08:00', false],
    ['', false],
    ['Asia/Nowhere', false],
  ] as const
  for (const [name, isOne] of cases) assert.equal(isTimeZone(name), isOne, name)
})

test('what would break the app is named field by field and nothing of it is stored', async () => {
  const { token, schoolId } = await admin()
  const { error, fields } = await change(token, {
    hasHomeTab: false,
    loginWays: [],
    outsideLogins: ['wechat', 'wechat'],
    passwordMost: 8,
    webHosts: ['https://example.edu.cn/path'],
    helpDesk: { phone: '请咨询前台', email: 'nobody', place: '', placeEn: '', placeTw: '', hours: '', hoursEn: '', hoursTw: '' },
    emergencyNumbers: [{ name: '', nameEn: 'Doctor', nameTw: '醫師', phone: '1-2' }],
    retention: { messages: 1, loginLog: 30, profileViews: 30, approvals: 365 },
  })
  assert.equal(error, 'bad_input')
  assert.deepEqual(Object.keys(fields ?? {}).toSorted(), [
    'emergencyNumbers.0.name',
    'emergencyNumbers.0.phone',
    'helpDesk.email',
    'helpDesk.phone',
    'loginWays',
    'outsideLogins',
    'passwordMost',
    'retention.loginLog',
    'retention.messages',
    'webHosts.0',
  ])
  // A number that nobody can call is named in the language of the reader.
  const number = { name: '前台', nameEn: 'Desk', nameTw: '櫃檯', phone: '010-1' }
  for (const [language, text] of [
    ['zh_CN', '请输入正确的电话号码'],
    ['en_US', 'Enter a phone number'],
    ['zh_TW', '請輸入正確的電話號碼'],
  ] as const) {
    const refused = await asker(campus().url)(changeSchoolSettings, { emergencyNumbers: [number] }, { token, language })
    assert.ok(refused.fields?.['emergencyNumbers.0.phone']?.startsWith(text), language)
  }
  const kept = await campus().base.sql.selectFrom('school_setting').where('school_id', '=', schoolId).selectAll().execute()
  assert.deepEqual(kept, [])
})

test('working hours are kept in the order of the day, without overlaps', async () => {
  const { token } = await admin()
  const hours = (...spans: readonly (readonly [string, string])[]) =>
    change(token, { workingHours: spans.map(([from, to]) => ({ from, to })) })
  assert.deepEqual((await hours(['13:30', '17:30'], ['08:00', '12:00'])).data.workingHours, [
    { from: '08:00', to: '12:00' },
    { from: '13:30', to: '17:30' },
  ])
  const wrong = [
    [hours(), 'workingHours'],
    [hours(['08:00', '12:00'], ['11:59', '18:00']), 'workingHours'],
    [hours(['12:00', '08:00']), 'workingHours.0.to'],
    [hours(['8', '25:00']), 'workingHours.0.from'],
  ] as const
  for (const [answer, field] of wrong) assert.ok(field in ((await answer).fields ?? {}), field)
  assert.equal((await hours(['08:00', '12:00'], ['12:00', '24:00'])).code, 200)
})

test('only administrators read and change the settings, and only those of their own school', async () => {
  const [mine, other] = [await admin(), await admin()]
  await change(mine.token, { hasHomeTab: false })
  assert.equal((await asker(campus().url)(schoolSettings, {}, { token: other.token })).data.hasHomeTab, true)
  for (const roles of [['manager'], ['auditor'], []] as const) {
    const { token } = await enter(campus(), { kind: 'teacher', roles, schoolId: mine.schoolId })
    assert.equal((await asker(campus().url)(schoolSettings, {}, { token })).error, 'forbidden')
    assert.equal((await change(token, { hasHomeTab: true })).error, 'forbidden')
  }
})
