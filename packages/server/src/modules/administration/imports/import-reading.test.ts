import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { createPerson } from '@campus/contract/administration/people.ts'
import {
  cancelImport,
  importLines,
  imports,
  importTemplate,
  personImport,
  runImport,
  startImport,
} from '@campus/contract/administration/people-import.ts'
import { strToU8, zipSync } from 'fflate'
import { systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { makeTable } from '../../../platform/tables/table-work.ts'
import { putEncrypted } from '../../../ports/blobs/encrypted-blob.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { listen } from '../../../testing/hear.ts'
import { uploadAndRead, uploadTable } from '../../../testing/table-upload.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'
import { dropOldPreviews } from './import.service.ts'
import { readImport } from './import-reading.service.ts'

const campus = useTestCampus({ environment: { REQUESTS_PER_MINUTE: '1000000' } })
const ask = ((...words) => asker(campus().url)(...words)) as ReturnType<typeof asker>
const idCard = '11010519491231002X'

const openSchool = async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId, token } = admin
  const { sql } = campus().base
  await makeUnit(sql, schoolId, { kind: 'class', code: 'CS2401' })
  const add = (number: string, more: object = {}) =>
    ask(createPerson, { userType: 'student', number, name: '林晓雨', unitId: null, ...more }, { token })
  const preview = (bytes: string | Buffer, name?: string) => uploadAndRead(campus().url, token, { bytes, ...(name ? { name } : {}) })
  const linesOf = async (id: string, action?: 'create' | 'wrong' | 'change' | 'same') =>
    (await ask(importLines, { id, pageSize: 100, ...(action ? { action } : {}) }, { token, language: 'en_US' })).data
  return { schoolId, token, sql, add, preview, linesOf }
}

test('a table is shown line by line before anything changes: who is new, who changes in what, who stays, what is wrong', async () => {
  const { add, preview, linesOf, sql, schoolId } = await openSchool()
  await add('1', { phone: '13911110001' })
  await add('2', { phone: '13911110002', grade: '2024' })
  await add('9', { phone: '13911110009' })
  const before = await sql.selectFrom('person').where('school_id', '=', schoolId).selectAll().orderBy('id').execute()
  const { state, ...counts } = await preview(
    [
      '学号,姓名,班级,年级,手机号,身份证号',
      `1,林晓雨,CS2401,2025,13911110001,${idCard}`,
      '2,林晓雨,,2024,13911110002,',
      '3,王小明,CS2401,,13911110003,',
      '4,周同学,没有的班,,123,',
      '5,郑同学,,,13911110009,',
      '3,王小明,,,,',
    ].join('\r\n'),
  )
  assert.equal(state, 'preview')
  assert.deepEqual([counts.total, counts.toCreate, counts.toChange, counts.unchanged, counts.wrong], [6, 1, 1, 1, 3])
  const { rows, total } = await linesOf(counts.id)
  assert.equal(total, 6)
  assert.deepEqual(
    rows.map(({ line, action, number, changes, problems }) => [
      line,
      action,
      number,
      changes.join(),
      problems.map(({ field }) => field).join(),
    ]),
    [
      [2, 'change', '1', 'unit,grade,idCard', ''],
      [3, 'same', '2', '', ''],
      [4, 'create', '3', '', ''],
      [5, 'wrong', '4', '', 'phone,unit'],
      [6, 'wrong', '5', '', 'phone'],
      [7, 'wrong', '3', '', 'number'],
    ],
  )
  assert.deepEqual(
    (await linesOf(counts.id, 'wrong')).rows.flatMap(({ problems }) => problems.map(({ text }) => text)),
    [
      'Enter an 11-digit mainland China mobile number',
      'No unit has the code or name “没有的班”',
      'Already used by the account with number 9',
      'Same as row 4',
    ],
  )
  assert.deepEqual(await sql.selectFrom('person').where('school_id', '=', schoolId).selectAll().orderBy('id').execute(), before)
})

test('file and lines are stored encrypted, and the file is marked for deletion once it is read', async () => {
  const { preview, sql } = await openSchool()
  const table = `number,name,idCard,phone\n1,张三,${idCard},13911110001\n`
  const { id } = await preview(table)
  const line = await sql.selectFrom('person_import_line').where('import_id', '=', id).selectAll().executeTakeFirstOrThrow()
  assert.ok(line.given_encrypted)
  assert.doesNotMatch(`${JSON.stringify(line)}${line.given_encrypted.toString('latin1')}`, new RegExp(`${idCard}|13911110001`))
  const found = await sql.selectFrom('person_import').where('id', '=', id).select(['blob_key', 'key_encrypted']).executeTakeFirstOrThrow()
  assert.deepEqual(found, { blob_key: null, key_encrypted: null })
  const { rows } = await runText(
    sql,
    `select data->>'blobKey' as key from pgboss.job where name = 'files.drop_blob' order by created_on desc limit 1`,
  )
  const content = await campus().base.services.blobs.get(String(rows[0]?.['key']))
  assert.ok(content)
  assert.doesNotMatch((await buffer(content)).toString('latin1'), new RegExp(`${idCard}|number,name`))
})

test('the template of each kind, as it is given, is read without a problem in both formats and all languages', async () => {
  const { token, preview, linesOf } = await openSchool()
  for (const [format, language] of [
    ['csv', 'zh_CN'],
    ['xlsx', 'en_US'],
    ['xlsx', 'zh_TW'],
  ] as const) {
    const response = await fetchCall(campus().url, importTemplate, { kind: 'student', format }, { token, language })
    const { state, id, problem, total } = await preview(Buffer.from(await response.arrayBuffer()), `template.${format}`)
    assert.deepEqual([state, problem, total], ['preview', '', 1])
    assert.deepEqual(
      (await linesOf(id)).rows.map(({ action, problems }) => [action, problems]),
      [['create', []]],
    )
  }
})

test('a table in the alphabet of Chinese Excel is understood', async () => {
  const { preview, linesOf } = await openSchool()
  const bytes = Buffer.concat([
    Buffer.from([0xd1, 0xa7, 0xba, 0xc5]),
    Buffer.from(','),
    Buffer.from([0xd0, 0xd5, 0xc3, 0xfb]),
    Buffer.from('\r\n1,'),
    Buffer.from([0xd5, 0xc5, 0xc8, 0xfd]),
  ])
  const { state, id } = await preview(bytes)
  assert.equal(state, 'preview')
  assert.equal((await linesOf(id)).rows[0]?.name, '张三')
})

test('a file that is not such a table is rejected, with advice', async () => {
  const { preview } = await openSchool()
  const cases: [string | Buffer, RegExp][] = [
    ['姓名\n张三\n', /“Number” is missing/],
    ['学号,姓名\n', /no people/],
    ['学号,姓名\n1,"张三\n', /quotation/],
    [Buffer.from(zipSync({ '[Content_Types].xml': strToU8('<x/>'), 'xl/workbook.xml': strToU8('<x/>') })), /cannot be opened/],
  ]
  for (const [bytes, problem] of cases) {
    const read = await preview(bytes)
    assert.equal(read.state, 'unreadable')
    assert.match(read.problem, problem)
    assert.ok(read.finishedAt)
  }
})

test('columns that are not imported are named', async () => {
  const { preview } = await openSchool()
  const { state, problem } = await preview('学号,姓名,性别\n1,张三,男\n')
  assert.deepEqual([state, problem], ['preview', 'These columns are not imported: 性别'])
})

test('what is not a table by its bytes is refused at upload, regardless of its name', async () => {
  const { token } = await openSchool()
  const refused: [string, Buffer][] = [
    ['program.csv', Buffer.concat([Buffer.from('MZ\x90\x00\x03'), Buffer.alloc(100)])],
    ['plain.xlsx', Buffer.from(zipSync({ 'readme.txt': strToU8('hello') }))],
    ['letter.xlsx', Buffer.from(zipSync({ '[Content_Types].xml': strToU8('<x/>'), 'word/document.xml': strToU8('<x/>') }))],
    ['empty.csv', Buffer.alloc(0)],
  ]
  for (const [name, bytes] of refused) assert.equal((await uploadTable(campus().url, token, { bytes, name })).error, 'file_kind', name)
  const huge = Buffer.alloc(startImport.file.maxBytes + 1, 'x')
  assert.equal((await uploadTable(campus().url, token, { bytes: huge })).error, 'too_large')
  assert.deepEqual((await uploadTable(campus().url, token, { bytes: 'a,b\n', kind: 'visitor' })).error, 'bad_input')
})

test('the person who started an import is notified when it has been read', async () => {
  const { token } = await openSchool()
  const app = await listen(campus().url, token)
  const { id } = startImport.output.parse((await uploadTable(campus().url, token, { bytes: '学号,姓名\n1,张三\n' })).data)
  const news = personImport.output.parse(await app.next('import', 0))
  app.close()
  assert.deepEqual([news.id, news.state, news.toCreate], [id, 'preview', 1])
})

test('a dropped import is over: it is not read, not carried out, and what it gave is forgotten', async () => {
  const { token, preview, sql } = await openSchool()
  const { id } = await preview('学号,姓名\n1,张三\n')
  assert.equal((await ask(cancelImport, { id }, { token })).code, 200)
  assert.equal((await ask(cancelImport, { id }, { token })).error, 'import_not_ready')
  assert.equal((await ask(runImport, { id }, { token })).error, 'import_not_ready')
  await readImport(systemContext(campus().base), id)
  assert.equal((await ask(personImport, { id }, { token })).data.state, 'cancelled')
  const lines = await sql.selectFrom('person_import_line').where('import_id', '=', id).select('given_encrypted').execute()
  assert.deepEqual(lines, [{ given_encrypted: null }])
})

test('a job that runs twice reads once', async () => {
  const { preview, linesOf, sql } = await openSchool()
  const { id } = await preview('学号,姓名\n1,张三\n')
  const ctx = systemContext(campus().base)
  const { blobKey: blob_key, keyEncrypted: key_encrypted } = await putEncrypted(ctx.services, [Buffer.from('学号,姓名\n1,张三\n')], 100)
  await sql.updateTable('person_import').set({ state: 'reading', blob_key, key_encrypted }).where('id', '=', id).execute()
  await Promise.all([readImport(ctx, id), readImport(ctx, id)])
  assert.equal((await linesOf(id)).total, 1)
})

test('an unconfirmed preview is deleted after a week', async () => {
  const { token, preview } = await openSchool()
  const { id } = await preview('学号,姓名\n1,张三\n')
  const ctx = systemContext(campus().base)
  await dropOldPreviews(ctx)
  assert.equal((await ask(personImport, { id }, { token })).data.state, 'preview')
  await dropOldPreviews({ ...ctx, now: () => new Date(Date.now() + 8 * 24 * 3600 * 1000) })
  assert.equal((await ask(personImport, { id }, { token })).data.state, 'cancelled')
})

test('the imports of a school are its own', async () => {
  const here = await openSchool()
  const other = await openSchool()
  const { id } = await here.preview('学号,姓名\n1,张三\n')
  const { token } = other
  for (const call of [personImport, importLines, cancelImport, runImport] as const)
    assert.equal((await ask(call, { id }, { token })).error, 'not_found', call.path)
  assert.deepEqual((await ask(imports, {}, { token })).data, { rows: [], total: 0 })
  const mine = await ask(imports, {}, { token: here.token })
  assert.deepEqual([mine.data.rows.map((row) => row.id), mine.data.total], [[id], 1])
  const manager = await enter(campus(), { schoolId: here.schoolId, kind: 'teacher', roles: ['manager'] })
  assert.equal((await ask(imports, {}, { token: manager.token })).error, 'forbidden')
})

test('an Excel table of the right columns is read', async () => {
  const { preview, linesOf } = await openSchool()
  const table = [['Number', 'Name', 'Unit code', 'Phone'], ['1', '张三', 'CS2401', '13911110001'], [], ['2', '李四', 'CS2401 en', 'x']]
  const { id, total } = await preview(await makeTable(table, 'xlsx'), 'people.xlsx')
  assert.equal(total, 2)
  assert.deepEqual(
    (await linesOf(id)).rows.map(({ line, action }) => [line, action]),
    [
      [2, 'create'],
      [4, 'wrong'],
    ],
  )
})
