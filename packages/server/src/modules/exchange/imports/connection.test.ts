import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { waitingWork } from '@campus/contract/console/work.ts'
import { dataImports, runDataImport } from '@campus/contract/exchange/imports.ts'
import {
  checkExchange,
  closeExchangeSource,
  decideGone,
  exchangeSources,
  goneStudents,
  readExchangeColumns,
  saveExchangeSource,
  saveRecordSource,
} from '@campus/contract/exchange/sources.ts'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { sql as fragment } from 'kysely'
import { systemContext } from '../../../context/context.ts'
import { signedExchange } from '../../../ports/exchange/signed-exchange.ts'
import { asker } from '../../../testing/ask.ts'
import { dataImporter } from '../../../testing/data-imports.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { exportedColumn } from '../../../testing/exported-rows.ts'
import { openExchangeServer } from '../../../testing/servers/exchange-server.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { readDataImport, runDataImport as runJob } from './import-work.service.ts'
import { runNight } from './run-source.service.ts'

const [keyId, secret] = ['campus', 'a secret of 16 letters']
let system: Awaited<ReturnType<typeof openExchangeServer>>
before(async () => {
  system = await openExchangeServer({ keyId, secret })
})
after(() => system.close())

const exchange = signedExchange({ folder: undefined, allowsPrivate: true, allowsPlain: true, now: () => new Date() })
const campus = useTestCampus({ services: () => ({ exchange }) })

const column = (theirs: string, field: string, values: readonly (readonly [string, string])[] = []) => ({
  theirs,
  field,
  values: values.map(([theirs, ours]) => ({ theirs, ours })),
})

const columns = [
  column('XH', 'number'),
  column('XB', 'gender', [['1', 'male']]),
  column('CC', 'educationLevel', [['BK', 'bachelor']]),
  column('XZ', 'schoolLength'),
  column('RXRQ', 'enrolledOn'),
  column('BYRQ', 'expectedGraduationOn'),
]

const open = async () => {
  const ask = asker(campus().url)
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  const students = [await enter(campus(), { schoolId }), await enter(campus(), { schoolId })] as const
  await ask(saveRecordSource, { code: 'jw', name: '教务', nameEn: 'Registry', nameTw: '教務' }, admin)
  const given = {
    name: '教务系统',
    way: 'https' as const,
    url: `${system.url}/out`,
    keyId,
    secret,
    recordSource: 'jw',
    runsNightly: true,
    publishes: true,
    tables: [
      { kind: 'records' as const, fileName: 'xs.csv', columns },
      { kind: 'units' as const, fileName: 'dw.csv', columns: [] },
    ],
  }
  const lineOf = (number: string, level = 'BK') => `${number},1,${level},4,2024-09-01,2028-06-30,x`
  const deliver = (numbers: readonly string[], more = '') => {
    system.files.set('xs.csv', ['XH,XB,CC,XZ,RXRQ,BYRQ,BZ', ...numbers.map((number) => lineOf(number)), more].join('\n'))
    system.files.set('dw.csv', 'Unit code,Type,Name\nC1,college,C1\n')
  }
  const by = dataImporter(campus().url, admin)
  const night = async (sourceId: string) => {
    const { total } = (await ask(dataImports, { sourceId }, admin)).data
    await runNight(systemContext(campus().base))
    return eventually(async () => {
      const { rows, total: now } = (await ask(dataImports, { sourceId }, { ...admin, language: 'en_US' })).data
      return now > total && rows[0]?.finishedAt ? rows[0] : undefined
    })
  }
  const reports = async () => (await ask(messagesInGroup, { group: 'system' }, admin)).data.rows.map(({ title }) => title)
  return { ask, admin, schoolId, students, given, deliver, lineOf, by, night, reports, sql: campus().base.sql }
}

test('a connection is mapped, its differences are shown before the first run, and runs at night report what was refused', async () => {
  const { ask, admin, students, given, deliver, lineOf, by, night, reports, sql } = await open()
  const [one, two] = students.map(({ person }) => person.number)
  deliver([one ?? '', two ?? ''])
  const { id } = (await ask(saveExchangeSource, given, admin)).data
  const seen = (await ask(readExchangeColumns, { id, kind: 'records' }, admin)).data
  // Words that several lines share, and nothing of single people.
  assert.deepEqual(
    [seen.lines, seen.columns.map(({ name, values }) => [name, ...values])],
    [2, [['XH'], ['XB', '1'], ['CC', 'BK'], ['XZ', '4'], ['RXRQ'], ['BYRQ'], ['BZ', 'x']]],
  )
  const [row] = (await ask(exchangeSources, {}, admin)).data.rows
  assert.deepEqual([row?.hasSecret, row?.confirmedAt, JSON.stringify(row).includes(secret)], [true, null, false])
  // Nothing runs at night before somebody has looked.
  await runNight(systemContext(campus().base))
  assert.equal((await ask(dataImports, { sourceId: id }, admin)).data.total, 0)
  const checks = await Promise.all([ask(checkExchange, { id }, admin), ask(checkExchange, { id }, admin)])
  assert.ok(checks.some(({ code }) => code === 200))
  const { importId } = checks.find(({ code }) => code === 200)?.data ?? { importId: '' }
  const { rows: running } = (await ask(dataImports, { sourceId: id }, admin)).data
  assert.ok(running.filter(({ finishedAt }) => finishedAt === null).length <= 1)
  const shown = await by.show(running[0]?.id ?? importId)
  assert.deepEqual(
    [shown.counts, shown.lines.map(({ part }) => part)],
    [
      [3, 0, 0, 0, 0],
      ['units', 'records', 'records'],
    ],
  )
  assert.equal((await by.run(shown.id)).state, 'done')
  const kept = await sql.selectFrom('student_record').where('person_id', '=', students[0].person.id).selectAll().executeTakeFirstOrThrow()
  assert.deepEqual([kept.gender, kept.education_level], ['male', 'bachelor'])
  assert.deepEqual((await night(id)).unchanged, 3)
  assert.deepEqual(await reports(), [])

  // Who is gone stays until somebody decides; a wrong line is left out and told.
  deliver([one ?? ''], lineOf('nobody', 'ZZ'))
  const second = await night(id)
  assert.deepEqual([second.state, second.unchanged, second.gone, second.wrong, second.by], ['done', 2, 1, 1, ''])
  assert.deepEqual(await reports(), ['数据交换“教务系统”有内容待处理'])
  const gone = async (decision?: 'left') => (await ask(goneStudents, { sourceId: id, ...(decision && { decision }) }, admin)).data.rows
  assert.deepEqual(
    (await gone()).map(({ number }) => number),
    [two],
  )
  const exported = (decision: 'open' | 'left') =>
    exportedColumn(campus(), admin, { source: 'gone_students', column: 'number', filter: { sourceId: id, decision } })
  assert.deepEqual([await exported('open'), await exported('left')], [[two], []])
  const standing = async () =>
    (await sql.selectFrom('student_record').where('person_id', '=', students[1].person.id).select('standing').executeTakeFirstOrThrow())
      .standing
  assert.equal(await standing(), 'studying')
  const waiting = async () => (await ask(waitingWork, {}, admin)).data.find(({ kind }) => kind === 'gone_students')?.count
  assert.equal(await waiting(), 1)
  const recordIds = (await gone()).map(({ recordId }) => recordId)
  const both = await Promise.all([1, 2].map(() => ask(decideGone, { sourceId: id, recordIds, decision: 'left' }, admin)))
  assert.deepEqual(both.map(({ error }) => error ?? '').toSorted(), ['', 'already_decided'])
  assert.deepEqual([await standing(), (await gone()).length, (await gone('left')).length, await waiting()], ['left', 0, 1, undefined])

  // A file that is missing stops the whole delivery.
  system.files.delete('dw.csv')
  const third = await night(id)
  assert.deepEqual([third.state, /dw\.csv/.test(third.problem)], ['unreadable', true], third.problem)
  assert.equal((await reports())[0], '数据交换“教务系统”失败')
  // Another mapping has to be looked at again.
  const { version } = (await ask(exchangeSources, {}, admin)).data.rows[0] ?? {}
  const { secret: _, ...unchanged } = given
  const changed = { ...unchanged, id, version, tables: given.tables.slice(0, 1) }
  assert.equal((await ask(saveExchangeSource, changed, admin)).code, 200)
  assert.equal((await ask(saveExchangeSource, changed, admin)).error, 'exchange_source_changed')
  assert.equal((await ask(exchangeSources, {}, admin)).data.rows[0]?.confirmedAt, null)
  assert.equal((await ask(closeExchangeSource, { id }, admin)).code, 200)
  assert.deepEqual((await ask(exchangeSources, {}, admin)).data.rows, [])
})

test('a preview of before confirms nothing that somebody has made of the connection since', async () => {
  const { ask, admin, students, given, deliver, by, sql } = await open()
  deliver(students.map(({ person }) => person.number))
  const { id } = (await ask(saveExchangeSource, given, admin)).data
  const preview = async () => (await by.show((await ask(checkExchange, { id }, admin)).data.importId)).id
  const sourceNow = async () => (await ask(exchangeSources, {}, admin)).data.rows[0]
  const saveOther = async () => {
    const { secret: _, ...unchanged } = given
    const tables = given.tables.map((table) => ({ ...table, columns: table.columns.filter(({ field }) => field !== 'gender') }))
    const { version } = (await sourceNow()) ?? {}
    return ask(saveExchangeSource, { ...unchanged, id, version, tables }, admin)
  }
  const before = await preview()
  assert.equal((await saveOther()).code, 200)
  assert.equal((await ask(runDataImport, { id: before, skipsWrong: false }, admin)).error, 'exchange_preview_old')
  assert.equal((await sourceNow())?.confirmedAt, null)
  // Neither does one that somebody confirmed in the moment before.
  const shown = await preview()
  await sql.updateTable('data_import').set({ state: 'running' }).where('id', '=', shown).execute()
  assert.equal((await saveOther()).code, 200)
  await runJob(systemContext(campus().base), shown)
  const { state, problem } = await by.show(shown)
  assert.deepEqual([state, /changed after this preview/.test(problem), (await sourceNow())?.confirmedAt], ['failed', true, null])
  assert.equal((await by.run(await preview())).state, 'done')
  assert.notEqual((await sourceNow())?.confirmedAt, null)
})

test('a run at night waits for a system that is out of reach, and says so only when it stays away', async (t) => {
  const { ask, admin, students, given, deliver, by, reports } = await open()
  t.after(() => delete system.behaviour.answer)
  deliver(students.map(({ person }) => person.number))
  const { id } = (await ask(saveExchangeSource, given, admin)).data
  const check = async () => by.show((await ask(checkExchange, { id }, admin)).data.importId)
  await by.run((await check()).id)
  const newest = async () => (await ask(dataImports, { sourceId: id }, admin)).data.rows[0]
  const isTriedAgain = async (importId: string, tries: number) => {
    const { rows } = await fragment<{ minutes: number }>`
      select round(extract(epoch from start_after - now()) / 60)::int as minutes from pgboss.job
       where name = 'exchange.import.read' and data->>'id' = ${importId} and (data->>'tries')::int = ${tries}`.execute(campus().base.sql)
    return rows[0]?.minutes
  }
  const night = async () => {
    await runNight(systemContext(campus().base))
    const { id: importId = '' } = (await newest()) ?? {}
    assert.equal(await eventually(() => isTriedAgain(importId, 1)), 10)
    return importId
  }
  const tryAgain = (importId: string, tries: number) => readDataImport(systemContext(campus().base), importId, tries)
  system.behaviour.answer = () => ({ status: 502, body: 'Bad gateway' })
  const first = await night()
  assert.deepEqual([(await newest())?.state, await reports()], ['reading', []])
  delete system.behaviour.answer
  await tryAgain(first, 1)
  assert.equal((await by.until(first, 'done', 'failed')).state, 'done')

  system.behaviour.answer = () => ({ status: 502, body: 'Bad gateway' })
  const second = await night()
  for (const [tries, minutes] of [30, 60].entries()) {
    await tryAgain(second, tries + 1)
    assert.equal(await isTriedAgain(second, tries + 2), minutes)
  }
  await tryAgain(second, 3)
  assert.deepEqual([(await newest())?.state, await reports()], ['unreadable', ['数据交换“教务系统”失败']])
  // Who waits for it themselves is told at once.
  assert.equal((await check()).state, 'unreadable')
})

test('an unsigned, changed, repeated or endless answer is not taken, and addresses and strangers are refused', async (t) => {
  const { ask, admin, schoolId, students, given, deliver, lineOf, by } = await open()
  deliver(students.map(({ person }) => person.number))
  const { id } = (await ask(saveExchangeSource, given, admin)).data
  t.after(() => delete system.behaviour.answer)
  const columnsOf = async () => (await ask(readExchangeColumns, { id, kind: 'records' }, admin)).error
  system.behaviour.answer = ({ status, body }) => ({ status: status ?? 200, body: body ?? '' })
  assert.equal(await columnsOf(), 'exchange_unreachable')
  system.behaviour.answer = (signed) => ({ ...signed, body: 'XH\nother' })
  assert.equal(await columnsOf(), 'exchange_unreachable')
  system.behaviour.answer = (signed) => ({ ...signed, status: 302, headers: { ...signed.headers, location: 'http://127.0.0.1/' } })
  assert.equal(await columnsOf(), 'exchange_unreachable')
  system.behaviour.answer = (signed) => ({ ...signed, body: Buffer.alloc(21 * 1024 * 1024) })
  const { importId } = (await ask(checkExchange, { id }, admin)).data
  assert.deepEqual([(await by.show(importId)).state], ['unreadable'])
  delete system.behaviour.answer
  system.files.set('xs.csv', `${lineOf('202400000001')}\n${lineOf('202400000002')}`)
  assert.equal(await columnsOf(), 'exchange_headings_missing')

  for (const url of ['ftp://127.0.0.1/', 'https://user:word@127.0.0.1/', 'nothing'])
    assert.match((await ask(saveExchangeSource, { ...given, name: url, url }, admin)).fields?.['url'] ?? '', /https:\/\/ 开头/)
  const strict = signedExchange({ folder: undefined, allowsPrivate: false, now: () => new Date() })
  assert.equal(strict.isAllowed('http://registry.example.edu.cn/'), false)
  await assert.rejects(strict.fetch({ way: 'https', url: 'https://127.0.0.1/', keyId, secret }, 'xs.csv'), /not on the open Internet/)
  await assert.rejects(strict.fetch({ way: 'folder', schoolCode: 'x' }, 'xs.csv'), /no folder/)
  assert.equal((await ask(saveExchangeSource, given, admin)).error, 'exchange_source_name')
  assert.equal((await ask(saveExchangeSource, { ...given, name: '2', recordSource: 'none' }, admin)).error, 'record_source_unknown')
  const bad = { ...given, name: '3', tables: [{ kind: 'records' as const, fileName: '../xs.csv', columns: [] }] }
  assert.equal((await ask(saveExchangeSource, bad, admin)).error, 'bad_input')
  const stranger = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  for (const call of [checkExchange, closeExchangeSource] as const) assert.equal((await ask(call, { id }, stranger)).error, 'not_found')
  assert.equal((await ask(goneStudents, { sourceId: id }, stranger)).error, 'not_found')
  const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
  assert.equal((await ask(exchangeSources, {}, manager)).error, 'forbidden')
})
