import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPerson, exportPeople } from '@campus/contract/administration/people.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import type { Language } from '@campus/contract/language.ts'
import { readTable } from '../../../platform/tables/table-work.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'

const campus = useTestCampus()
const idCard = '11010519491231002X'

const openSchool = async () => {
  const { token, schoolId, person } = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const unitId = await makeUnit(campus().base.sql, schoolId, { kind: 'class', code: 'CS2401' })
  const add = async (number: string, name: string, more: object = {}) =>
    (await asker(campus().url)(createPerson, { userType: 'student', number, name, unitId, ...more }, { token })).data.id
  const fetchTable = (query: object, language: Language = 'en_US') =>
    fetchCall(campus().url, exportPeople, { ...query }, { token, language })
  return { token, adminId: person.id, schoolId, add, fetchTable }
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('the people of a filter are written into a table of either format, with their ID numbers masked', async () => {
  const { add, fetchTable } = await openSchool()
  await add('2', '王小明', { phone: '13911110002' })
  await add('1', '林晓雨', { idCard, grade: '2024', email: 'lin@example.cn' })
  for (const format of ['csv', 'xlsx'] as const) {
    const response = await fetchTable({ format, userType: 'student' })
    assert.match(response.headers.get('content-disposition') ?? '', new RegExp(`people.${format}`))
    const bytes = await bytesOf(response)
    assert.ok(!bytes.includes(idCard))
    const [headings, lin, wang, ...more] = await readTable(bytes, format)
    assert.deepEqual(headings?.slice(0, 4), ['Number', 'Name', 'Name in pinyin', 'User type'])
    assert.deepEqual(lin?.slice(0, 12), [
      '1',
      '林晓雨',
      '',
      'Student',
      'CS2401',
      'CS2401 en',
      '2024',
      '',
      'lin@example.cn',
      '110***********002X',
      'Student',
      'Active',
    ])
    assert.equal(wang?.[7], '13911110002')
    assert.equal(more.length, 0)
  }
})

test('a name that would run as a formula is only a name', async () => {
  const { add, fetchTable } = await openSchool()
  await add('1', '=HYPERLINK("http://elsewhere.example")')
  const text = (await bytesOf(await fetchTable({ format: 'csv', userType: 'student' }))).toString()
  assert.ok(text.startsWith('\uFEFF'))
  assert.match(text, /,"'=HYPERLINK\(""http/)
})

test('everybody in a table can see that it was made, nobody else is notified, and it is in the audit log', async () => {
  const { add, fetchTable, adminId, schoolId } = await openSchool()
  const lin = await add('1', '林晓雨')
  await add('2', '王小明')
  await fetchTable({ words: '林晓雨', format: 'csv' })
  const { sql } = campus().base
  const views = await sql.selectFrom('profile_view').where('school_id', '=', schoolId).select(['person_id', 'viewer_id', 'what']).execute()
  assert.deepEqual(views, [{ person_id: lin, viewer_id: adminId, what: 'export' }])
  const audit = await sql
    .selectFrom('audit_entry')
    .where('school_id', '=', schoolId)
    .where('action', '=', 'people.exported')
    .select('details')
    .execute()
  assert.deepEqual(audit, [{ details: { people: 1, format: 'csv', words: '林晓雨' } }])
})

test('a table contains nobody of another school, and only administrators can export it, from inside the app', async () => {
  const here = await openSchool()
  const other = await openSchool()
  await here.add('1', '林晓雨')
  const table = await readTable(await bytesOf(await other.fetchTable({ format: 'csv', userType: 'student' })), 'csv')
  assert.equal(table.length, 1)
  const manager = await enter(campus(), { schoolId: here.schoolId, kind: 'teacher', roles: ['manager'] })
  const asked = async (token: string, headers: Record<string, string> = {}) =>
    Envelope.parse(await (await fetchCall(campus().url, exportPeople, {}, { token, headers })).json()).error
  assert.equal(await asked(manager.token), 'forbidden')
  assert.equal(await asked(here.token, { 'sec-fetch-site': 'cross-site' }), 'cross_site')
})

test('more people than one batch are all exported, each once', async () => {
  const { schoolId, fetchTable } = await openSchool()
  const { sql } = campus().base
  const rows = Array.from({ length: 2300 }, (_, at) => ({
    school_id: schoolId,
    kind: 'student' as const,
    number: `S${at}`,
    name: `同学${at}`,
  }))
  await sql.insertInto('person').values(rows).execute()
  const table = await readTable(await bytesOf(await fetchTable({ format: 'csv', userType: 'student' })), 'csv')
  assert.equal(new Set(table.slice(1).map(([number]) => number)).size, 2300)
  const { count } = await sql
    .selectFrom('profile_view')
    .where('school_id', '=', schoolId)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  assert.equal(count, 2300)
})
