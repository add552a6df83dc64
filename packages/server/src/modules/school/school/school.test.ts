import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDictionary, ownDictionary } from '@campus/contract/school/dictionaries.ts'
import { privacyPolicy } from '@campus/contract/school/legal-documents.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { classList, collegeList, majorList, unitsBelow } from '@campus/contract/school/organisation.ts'
import { campusPlaces } from '@campus/contract/school/places.ts'
import { schoolKey, schoolTree, userTypeList } from '@campus/contract/school/schools.ts'
import { watermarkConfig } from '@campus/contract/school/watermark.ts'
import type { Column } from '../../../platform/db/sql.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { makeSchool } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const nobody = '00000000-0000-7000-8000-000000000000'

const makeUnit = async (schoolId: string, kind: Column<'org_unit', 'kind'>, code: string, parentId: string | null) => {
  const row = { school_id: schoolId, parent_id: parentId, kind, code, name: code, name_en: `${code} en`, name_tw: `${code} tw` }
  return (await campus().base.sql.insertInto('org_unit').values(row).returning('id').executeTakeFirstOrThrow()).id
}

test('schools are in the tree of their regions; a region without schools and a closed school do not show', async () => {
  const { base, url } = campus()
  const titles = (name: string) => ({ name, name_en: name, name_tw: name })
  const region = await base.sql.insertInto('region').values(titles('东部')).returning('id').executeTakeFirstOrThrow()
  await base.sql.insertInto('region').values(titles('空区')).execute()
  const open = await makeSchool(base.sql, '开放大学')
  const closed = await makeSchool(base.sql, '关闭大学')
  await base.sql.updateTable('school').set({ region_id: region.id }).where('id', 'in', [open.id, closed.id]).execute()
  await base.sql.updateTable('school').set({ state: 'closed' }).where('id', '=', closed.id).execute()
  const tree = (await asker(url)(schoolTree, {})).data
  const east = tree.find((node) => node.id === region.id)
  assert.deepEqual(
    east?.children.map((node) => node.id),
    [open.id],
  )
  assert.equal(
    tree.some((node) => node.name === '空区'),
    false,
  )
  assert.equal((await asker(url)(loginInit, { schoolId: closed.id })).error, 'school_unknown')
})

test('a school is found by its short code, and a wrong code finds nothing', async () => {
  const { base, url } = campus()
  const school = await makeSchool(base.sql)
  assert.equal((await asker(url)(schoolKey, { code: school.code })).data.schoolId, school.id)
  assert.equal((await asker(url)(schoolKey, { code: 'no-such-school' })).error, 'not_found')
})

test('what a school has decided shows on its login page and in its user types', async () => {
  const { base, url } = campus()
  const school = await makeSchool(base.sql)
  const decide = (key: string, value: unknown) =>
    base.sql
      .insertInto('school_setting')
      .values({ school_id: school.id, key, value: JSON.stringify(value) })
      .execute()
  await decide('loginWays', ['password'])
  await decide('userTypes', ['student', 'visitor'])
  await decide('registrationFor', ['visitor'])
  await decide('hasHomeTab', false)
  const page = (await asker(url)(loginInit, { schoolId: school.id })).data
  assert.deepEqual(
    [page.ways, page.userTypes, page.hasHomeTab, page.documents],
    [['password'], ['student', 'visitor'], false, { privacyPolicy: '1', userAgreement: '1' }],
  )
  const types = (await asker(url)(userTypeList, { schoolId: school.id }, { language: 'en_US' })).data
  assert.deepEqual(types, [
    { value: 'student', label: 'Student', mayRegister: false },
    { value: 'visitor', label: 'Visitor', mayRegister: true },
  ])
})

test('a legal document is the newest that is in force, in the language of the reader', async () => {
  const { base, url } = campus()
  const school = await makeSchool(base.sql)
  const blocks = (text: string) => JSON.stringify([{ kind: 'paragraph', text }])
  const version = (name: string, at: Date) => ({
    school_id: school.id,
    kind: 'privacy_policy' as const,
    version: name,
    title: '政策',
    title_en: 'Policy',
    title_tw: '政策',
    blocks: blocks('简'),
    blocks_en: blocks('en'),
    blocks_tw: blocks('繁'),
    published_at: at,
  })
  await base.sql
    .insertInto('legal_document')
    .values([version('2', new Date(1000)), version('3', new Date('2999-01-01'))])
    .execute()
  const { data } = await asker(url)(privacyPolicy, { schoolId: school.id }, { language: 'en_US' })
  assert.deepEqual([data.version, data.title, data.blocks], ['2', 'Policy', [{ kind: 'paragraph', text: 'en' }]])
})

test('the organisation is walked from college to class, and never into another school', async () => {
  const { base, url } = campus()
  const [mine, other] = [await makeSchool(base.sql), await makeSchool(base.sql)]
  const college = await makeUnit(mine.id, 'college', 'C1', null)
  const major = await makeUnit(mine.id, 'major', 'M1', college)
  const group = await makeUnit(mine.id, 'class', 'K1', major)
  const foreign = await makeUnit(other.id, 'college', 'C1', null)
  const ask = asker(url)
  const ids = (answer: { data: { id: string }[] }) => answer.data.map((unit) => unit.id)
  assert.deepEqual(ids(await ask(collegeList, { schoolId: mine.id })), [college])
  assert.deepEqual(ids(await ask(majorList, { schoolId: mine.id, collegeId: college })), [major])
  assert.deepEqual(ids(await ask(classList, { schoolId: mine.id, majorId: major })), [group])
  assert.deepEqual(ids(await ask(unitsBelow, { schoolId: mine.id, unitId: college })), [college, major, group])
  assert.deepEqual(ids(await ask(unitsBelow, { schoolId: mine.id, unitId: foreign })), [])
  assert.equal((await ask(collegeList, { schoolId: nobody })).error, 'school_unknown')
})

test("dictionaries, places and the watermark are my own school's", async () => {
  const { base, url } = campus()
  const [mine, other] = [await makeSchool(base.sql), await makeSchool(base.sql)]
  for (const { id } of [mine, other]) {
    const labels = { label: '服务', label_en: `Service of ${id}`, label_tw: '服務' }
    await base.sql
      .insertInto('dictionary_entry')
      .values({ school_id: id, type: 'feedback', value: 'service', ...labels })
      .execute()
    await base.sql
      .insertInto('campus_place')
      .values({ school_id: id, kind: 'gate', name: '门', name_en: 'Gate', name_tw: '門', latitude: 30, longitude: 120 })
      .execute()
  }
  const { token } = await enter(campus(), { schoolId: mine.id })
  const ask = asker(url)
  const mineOnly = [{ value: 'service', label: `Service of ${mine.id}` }]
  assert.deepEqual((await ask(ownDictionary, { dictType: 'feedback' }, { token, language: 'en_US' })).data, mineOnly)
  assert.deepEqual((await ask(openDictionary, { schoolId: mine.id, dictType: 'feedback' }, { language: 'en_US' })).data, mineOnly)
  const plan = (await ask(campusPlaces, {}, { token })).data
  assert.deepEqual([plan.places.length, plan.centre], [1, [30, 120]])
  assert.equal((await ask(watermarkConfig, {}, { token })).data.rotation, -20)
})
