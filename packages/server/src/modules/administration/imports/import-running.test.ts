import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPerson, people } from '@campus/contract/administration/people.ts'
import { importLines, personImport, runImport } from '@campus/contract/administration/people-import.ts'
import { systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { makeTable } from '../../../platform/tables/table-work.ts'
import { asker } from '../../../testing/ask.ts'
import { enter, openUnproved } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { listen } from '../../../testing/hear.ts'
import { waitForPost } from '../../../testing/post.ts'
import { makeRecord } from '../../../testing/studies.ts'
import { uploadAndRead, waitWhile } from '../../../testing/table-upload.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit } from '../../../testing/units.ts'
import { runImportJob } from './import-running.service.ts'

const campus = useTestCampus({ environment: { REQUESTS_PER_MINUTE: '1000000' } })
const ask = ((...words) => asker(campus().url)(...words)) as ReturnType<typeof asker>

const openSchool = async () => {
  const { schoolId, token, person } = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { sql } = campus().base
  const unitId = await makeUnit(sql, schoolId, { kind: 'class', code: 'CS2401' })
  const preview = (bytes: string | Buffer) => uploadAndRead(campus().url, token, { bytes })
  const run = async (id: string, skipsWrong = false) => {
    assert.equal((await ask(runImport, { id, skipsWrong }, { token })).error, undefined)
    return waitWhile(campus().url, token, id, 'running')
  }
  const students = () =>
    sql.selectFrom('person').where('school_id', '=', schoolId).where('kind', '=', 'student').selectAll().orderBy('number').execute()
  const add = (number: string, more: object = {}) =>
    ask(createPerson, { userType: 'student', number, name: '林晓雨', unitId: null, ...more }, { token })
  return { schoolId, token, adminId: person.id, sql, unitId, preview, run, students, add }
}

/** Confirmed, but not given to the jobs: the test carries it out itself. */
const confirmQuietly = (id: string) =>
  campus().base.sql.updateTable('person_import').set({ state: 'running' }).where('id', '=', id).execute()

const csvOf = (count: number, from = 0) => {
  const lines = Array.from({ length: count }, (_, at) => from + at + 1).map(
    (at) => `S${String(at).padStart(6, '0')},同学${at},CS2401,2024,137${String(at).padStart(8, '0')},s${at}@example.edu.cn`,
  )
  return `学号,姓名,班级,年级,手机号,邮箱\n${lines.join('\n')}\n`
}

test('an import adds and changes people whole: found by pinyin, in their class, with the role of their kind and no password', async () => {
  const { token, adminId, sql, unitId, preview, run, students, add } = await openSchool()
  await add('1', { phone: '13911110001', grade: '2023', email: 'lin@example.cn' })
  const { id } = await preview(
    '学号,姓名,单位,年级,手机号,身份证号,拼音\n1,林小雨,CS2401,2024,,,\n2,王小明,CS2401,2024,13911110002,11010519491231002X,Wang Xiaoming\n',
  )
  const done = await run(id)
  assert.deepEqual([done.state, done.processed, done.total], ['done', 2, 2])
  const [lin, wang] = await students()
  assert.deepEqual(
    [lin?.name, lin?.org_unit_id, lin?.grade, lin?.phone, lin?.email],
    ['林小雨', unitId, '2024', '13911110001', 'lin@example.cn'],
  )
  assert.deepEqual(
    [wang?.name_spelling, wang?.name_pinyin, wang?.phone, wang?.state],
    ['wangxiaoming wxm', 'Wang Xiaoming', '13911110002', 'active'],
  )
  assert.ok(wang?.id_card_encrypted && wang.id_card_hash)
  assert.deepEqual((await ask(people, { words: 'wxm' }, { token })).data.rows[0]?.roles, ['student'])
  assert.equal(await sql.selectFrom('password').where('person_id', '=', wang.id).select('hash').executeTakeFirst(), undefined)
  const given = await sql.selectFrom('person_import_line').where('import_id', '=', id).select('given_encrypted').distinct().execute()
  assert.deepEqual(given, [{ given_encrypted: null }])
  const audit = await sql
    .selectFrom('audit_entry')
    .where('subject_id', '=', id)
    .select(['action', 'actor_id', 'details'])
    .orderBy('id')
    .execute()
  assert.deepEqual(
    audit.map(({ action }) => action),
    ['people.import_started', 'people.import_confirmed', 'people.import_done'],
  )
  assert.deepEqual([audit[2]?.actor_id, audit[2]?.details], [adminId, { created: 1, changed: 1, leftOut: 0 }])
})

test('wrong lines stop an import unless they are to be left out', async () => {
  const { token, preview, run, students } = await openSchool()
  const { id } = await preview('学号,姓名,手机号\n1,张三,\n2,李四,123\n')
  assert.equal((await ask(runImport, { id }, { token })).error, 'import_has_wrong_lines')
  const { state, skipsWrong, processed } = await run(id, true)
  assert.deepEqual([state, skipsWrong, processed], ['done', true, 2])
  assert.deepEqual(
    (await students()).map(({ number }) => number),
    ['1'],
  )
})

test('a phone or address that an import replaces gets a notice, and no other does', async () => {
  const { schoolId, adminId, token, preview, run, add } = await openSchool()
  await add('1', { phone: '13911110001', email: 'before@example.cn' })
  await add('2', { phone: '13911110002' })
  const { id } = await preview('学号,姓名,年级,手机号,邮箱\n1,林晓雨,2024,13911119999,after@example.cn\n2,林晓雨,2024,13911110002,\n')
  const unproved = await openUnproved(campus(), { schoolId, personId: adminId })
  assert.equal((await ask(runImport, { id }, unproved)).error, 'proof_required')
  assert.equal((await run(id)).state, 'done')
  assert.match((await waitForPost(campus(), 'sms', '13911110001'))[0] ?? '', /手机号或邮箱/)
  assert.match((await waitForPost(campus(), 'mail', 'before@example.cn'))[0] ?? '', /手机号或邮箱/)
  for (const [kind, to] of [
    ['sms', '13911119999'],
    ['sms', '13911110002'],
    ['mail', 'after@example.cn'],
  ] as const)
    assert.deepEqual(await campus().sentTo(kind, to), [], to)
  assert.equal((await ask(personImport, { id }, { token })).data.state, 'done')
})

test('the name and ID number of somebody with a student record are not changed by a table', async () => {
  const { schoolId, sql, token, preview, run, students } = await openSchool()
  const { person } = await enter(campus(), { schoolId, name: '林晓雨' })
  const line = (name: string, idCard: string) => `学号,姓名,年级,身份证号\n${person.number},${name},2024,${idCard}\n`
  const { id: shown } = await preview(line('林小雨', '11010519491231002X'))
  await makeRecord(sql, person)
  assert.equal((await run(shown)).state, 'failed', 'the record came between the preview and the run')
  const { id, wrong } = await preview(line('林小雨', '11010519491231002X'))
  const { data } = await ask(importLines, { id }, { token })
  assert.deepEqual([wrong, data.rows[0]?.problems.map(({ field }) => field)], [1, ['name', 'idCard']])
  assert.equal((await run((await preview(line('林晓雨', ''))).id)).state, 'done')
  const row = (await students()).find(({ id: personId }) => personId === person.id)
  assert.deepEqual([row?.name, row?.grade, row?.id_card_hash], ['林晓雨', '2024', null])
})

test('when the last line of many can no longer be done, nothing is done, and the line is named', async () => {
  const { token, preview, run, students, add } = await openSchool()
  const { id, toCreate } = await preview(csvOf(1500))
  assert.equal(toCreate, 1500)
  await add('taken', { phone: '13700001500' })
  const { state, problem, processed } = await run(id)
  assert.deepEqual([state, processed], ['failed', 0])
  assert.equal(problem, 'Row 1501: Already used by the account with number taken. Nothing was imported. Please upload the file again.')
  assert.deepEqual(
    (await students()).map(({ number }) => number),
    ['taken'],
  )
  assert.equal((await ask(runImport, { id }, { token })).error, 'import_not_ready')
})

test('somebody who was changed after the preview is not overwritten unseen', async () => {
  const { sql, preview, run, students, add } = await openSchool()
  await add('1')
  const { id } = await preview('学号,姓名,年级\n1,林晓雨,2024\n')
  await sql.updateTable('person').set({ name: '林改名' }).where('number', '=', '1').execute()
  const { state, problem } = await run(id)
  assert.equal(state, 'failed')
  assert.match(problem, /^Row 2: this person was changed after the preview/)
  assert.deepEqual(
    (await students()).map(({ name, grade }) => [name, grade]),
    [['林改名', '']],
  )
})

test('a phone that is taken while the import writes undoes it, and the next preview names the line', async () => {
  const { schoolId, sql, preview, students } = await openSchool()
  const { id } = await preview(csvOf(3))
  await confirmQuietly(id)
  const [inserted, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const rival = sql.transaction().execute(async (rival) => {
    await rival
      .insertInto('person')
      .values({ school_id: schoolId, kind: 'student', number: 'rival', name: 'x', phone: '13700000002' })
      .execute()
    inserted.resolve()
    await commit.promise
  })
  await inserted.promise
  const carried = runImportJob(systemContext(campus().base), id)
  await eventually(async () => {
    const { rows } = await runText(
      sql,
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%into person %'`,
    )
    return rows.length > 0 ? true : undefined
  })
  commit.resolve()
  await Promise.all([rival, carried])
  const { state, problem } = await sql
    .selectFrom('person_import')
    .where('id', '=', id)
    .select(['state', 'problem'])
    .executeTakeFirstOrThrow()
  assert.equal(state, 'failed')
  assert.match(JSON.stringify(problem), /Row 3: Already used by the account with number rival/)
  assert.deepEqual(
    (await students()).map(({ number }) => number),
    ['rival'],
  )
})

test('an import is confirmed once and carried out once, regardless of repeats', async () => {
  const { token, preview, students } = await openSchool()
  const { id } = await preview(csvOf(20))
  const answers = await Promise.all([1, 2, 3].map(() => ask(runImport, { id }, { token })))
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').sort(), ['done', 'import_not_ready', 'import_not_ready'])
  const ctx = systemContext(campus().base)
  await Promise.all([runImportJob(ctx, id), runImportJob(ctx, id)])
  assert.equal((await waitWhile(campus().url, token, id, 'running')).state, 'done')
  await runImportJob(ctx, id)
  assert.equal((await students()).length, 20)
})

test('a failure in the middle leaves nothing behind, and the next try does everything', async () => {
  const { token, preview, students } = await openSchool()
  const { id } = await preview(csvOf(1200))
  await confirmQuietly(id)
  const ctx = systemContext(campus().base)
  let opened = 0
  const breaking = {
    ...ctx.services.secretBox,
    decrypt: (encrypted: Buffer, about: string) => {
      opened += 1
      if (opened > 1100) throw new Error('the power is gone')
      return ctx.services.secretBox.decrypt(encrypted, about)
    },
  }
  await assert.rejects(runImportJob({ ...ctx, services: { ...ctx.services, secretBox: breaking } }, id), /power/)
  assert.equal((await students()).length, 0)
  const { data } = await ask(personImport, { id }, { token })
  assert.deepEqual([data.state, data.processed], ['running', 1000])
  await runImportJob(ctx, id)
  assert.equal((await students()).length, 1200)
})

test('two imports of a school at once wait for each other and are both carried out', async () => {
  const { token, preview, students } = await openSchool()
  const [one, other] = [await preview(csvOf(1200)), await preview(csvOf(1200, 1200))]
  for (const { id } of [one, other]) await confirmQuietly(id)
  const ctx = systemContext(campus().base)
  await Promise.all([runImportJob(ctx, one.id), runImportJob(ctx, other.id)])
  for (const { id } of [one, other]) assert.equal((await waitWhile(campus().url, token, id, 'running')).state, 'done')
  assert.equal((await students()).length, 2400)
})

test('a table of Excel with two thousand people is imported', async () => {
  const { preview, run, students } = await openSchool()
  const table = csvOf(2000)
    .trim()
    .split('\n')
    .map((line) => line.split(','))
  const { id, state } = await preview(await makeTable(table, 'xlsx'))
  assert.equal(state, 'preview')
  assert.equal((await run(id)).state, 'done')
  assert.equal((await students()).length, 2000)
})

test('a year of four thousand students is imported, with progress reports', async () => {
  const { token, preview, students } = await openSchool()
  const app = await listen(campus().url, token)
  const { id, toCreate } = await preview(csvOf(4000))
  assert.equal(toCreate, 4000)
  assert.equal((await ask(importLines, { id, pageNum: 40, pageSize: 100 }, { token })).data.rows.at(-1)?.line, 4001)
  await ask(runImport, { id }, { token })
  const finished = await waitWhile(campus().url, token, id, 'running')
  assert.deepEqual([finished.state, finished.processed], ['done', 4000])
  assert.equal((await students()).length, 4000)
  const reported = app.of('import').map((news) => personImport.output.parse(news))
  app.close()
  assert.deepEqual(
    reported.filter(({ state }) => state === 'running').map(({ processed }) => processed),
    Array.from({ length: 5 }, (_, at) => Math.min(4000, (at + 1) * 1000)),
  )
  assert.equal((await preview(csvOf(4000))).unchanged, 4000)
})
