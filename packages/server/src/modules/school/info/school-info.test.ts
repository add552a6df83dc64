import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  about,
  generalSettings,
  openSchoolDetail,
  openSchoolInfo,
  schoolDetail,
  schoolInfo,
  schoolLoginInfo,
  serviceUrls,
} from '@campus/contract/school/school-info.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { makeSchool } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus({ environment: { PRODUCT_VERSION: 'V6.1.0', APP_VERSION: '1.9.0' } })

const decide = (schoolId: string, key: string, value: unknown) =>
  campus()
    .base.sql.insertInto('school_setting')
    .values({ school_id: schoolId, key, value: JSON.stringify(value) })
    .execute()

const shown = { phone: '0571-6000', email: 'help@demo.edu.cn', place: '行政楼 101', hours: '8:00-17:00' }
const helpDesk = { ...shown, placeEn: 'Main building 101', placeTw: '', hoursEn: '', hoursTw: '' }

test('a school is found by its id or its short code, to everybody alike', async () => {
  const { url, base } = campus()
  const school = await makeSchool(base.sql, '示范大学')
  const wanted = { id: school.id, code: school.code, name: '示范大学', nameEn: '示范大学 (en)', nameTw: '示范大学 (tw)' }
  const ask = asker(url)
  assert.deepEqual((await ask(schoolInfo, { schoolId: school.id })).data, wanted)
  assert.deepEqual((await ask(openSchoolInfo, { code: school.code })).data, wanted)
  assert.deepEqual((await ask(openSchoolInfo, { code: school.code, schoolId: school.id })).data, wanted)
})

test('a code that no school has, a closed school and two that do not belong together are unknown', async () => {
  const { url, base } = campus()
  const [school, other] = [await makeSchool(base.sql), await makeSchool(base.sql)]
  await base.sql.updateTable('school').set({ state: 'closed' }).where('id', '=', other.id).execute()
  const ask = asker(url)
  for (const which of [{ code: 'nowhere' }, { schoolId: other.id }, { code: other.code }, { code: school.code, schoolId: other.id }]) {
    for (const call of [schoolInfo, schoolDetail, schoolLoginInfo]) assert.equal((await ask(call, which)).error, 'school_unknown')
    for (const call of [openSchoolInfo, openSchoolDetail]) assert.equal((await ask(call, which)).error, 'school_unknown')
  }
})

test('the details are the regions from the top, the colleges, the middle of the campus and the help desk', async () => {
  const { url, base } = campus()
  const { sql } = base
  const school = await makeSchool(sql)
  const region = async (name: string, parent_id: string | null) =>
    (await sql.insertInto('region').values({ name, name_en: name, name_tw: name, parent_id }).returning('id').executeTakeFirstOrThrow()).id
  const province = await region('省', await region('国', null))
  await sql.updateTable('school').set({ region_id: province }).where('id', '=', school.id).execute()
  const titles = { name: '某', name_en: 'some', name_tw: '某' }
  for (const [kind, code] of [
    ['college', 'A'],
    ['college', 'B'],
    ['department', 'C'],
  ] as const)
    await sql
      .insertInto('org_unit')
      .values({ school_id: school.id, kind, code, ...titles })
      .execute()
  for (const latitude of [30, 32])
    await sql
      .insertInto('campus_place')
      .values({ school_id: school.id, kind: 'gate', ...titles, latitude, longitude: 120 })
      .execute()
  await decide(school.id, 'helpDesk', helpDesk)
  const { data } = await asker(url)(openSchoolDetail, { schoolId: school.id })
  assert.deepEqual(
    data.regions.map(({ name }) => name),
    ['国', '省'],
  )
  assert.deepEqual([data.colleges, data.campus, data.helpDesk], [2, { latitude: 31, longitude: 120 }, shown])
  const inEnglish = await asker(url)(openSchoolDetail, { schoolId: school.id }, { language: 'en_US' })
  assert.deepEqual(inEnglish.data.helpDesk, { ...shown, place: 'Main building 101' })
  assert.deepEqual((await asker(url)(schoolDetail, { schoolId: school.id })).data, data)
  const bare = await makeSchool(sql)
  assert.deepEqual((await asker(url)(schoolDetail, { code: bare.code })).data.campus, null)
})

test('the login methods are those chosen by the school and configured here', async () => {
  const { url, base } = campus()
  const school = await makeSchool(base.sql)
  await decide(school.id, 'loginWays', ['phone'])
  await decide(school.id, 'outsideLogins', ['wechat', 'oidc'])
  await decide(school.id, 'passwordMost', 16)
  const { data } = await asker(url)(schoolLoginInfo, { schoolId: school.id })
  assert.deepEqual([data.ways, data.outside, data.passwordMost], [['phone'], ['wechat'], 16])
})

test('"about" shows the product, my school, its help desk and whom to call in an emergency', async () => {
  const { token, schoolId } = await enter(campus())
  const security = { name: '保卫处', nameEn: 'Security', nameTw: '校安', phone: '0571-110' }
  await decide(schoolId, 'helpDesk', helpDesk)
  await decide(schoolId, 'emergencyNumbers', [security])
  const { data } = await asker(campus().url)(about, {}, { token })
  assert.deepEqual([data.product.version, data.product.appVersion, data.school.id], ['V6.1.0', '1.9.0', schoolId])
  assert.deepEqual([data.helpDesk, data.emergencyNumbers], [shown, [security]])
})

test('the general settings show what the app offers at a school', async () => {
  const { url, base } = campus()
  const school = await makeSchool(base.sql)
  await decide(school.id, 'timeZone', 'Asia/Urumqi')
  await decide(school.id, 'hasHomeTab', false)
  const { data } = await asker(url)(generalSettings, { schoolId: school.id })
  assert.deepEqual(
    data.languages.map(({ label }) => label),
    ['简体中文', 'English', '繁體中文'],
  )
  assert.deepEqual([data.timeZone, data.hasHomeTab, data.pageSizes], ['Asia/Urumqi', false, [10, 20, 50]])
  assert.ok(data.uploads.imageKinds.every((kind) => kind.startsWith('image/')) && data.uploads.imageBytes > 1_000_000)
})

test('the addresses of the installation are its public one, and the socket uses its own protocol', async () => {
  const { url } = campus()
  const { data } = await asker(url)(serviceUrls, {})
  assert.deepEqual([data.baseUrl, data.webHost, data.websocketServer], [url, url, `${url.replace('http', 'ws')}/ws`])
})
