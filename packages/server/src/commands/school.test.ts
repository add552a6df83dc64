import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFile, rename, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { login } from '@campus/contract/account/login.ts'
import { savePasswordByTicket } from '@campus/contract/account/recovery.ts'
import { ownSecondFactor } from '@campus/contract/account/second-factor.ts'
import { people, resetPerson } from '@campus/contract/administration/people.ts'
import { importHeadings, runImport } from '@campus/contract/administration/people-import.ts'
import { fileApply } from '@campus/contract/certificates/applications.ts'
import { consoleTemplates, publishTemplate } from '@campus/contract/documents/console/templates.ts'
import { type Ctx, systemContext } from '../context/context.ts'
import { sealNewEntries } from '../modules/audit/audit.service.ts'
import { listStatements } from '../modules/evidence/head.repository.ts'
import { signHeads } from '../modules/evidence/sign-heads.service.ts'
import { verifyEverything } from '../modules/operations/backups/verify-everything.service.ts'
import { addAdministrator } from '../modules/operations/schools/administrator.service.ts'
import { exportSchool, importSchool } from '../modules/operations/schools/move-school.service.ts'
import { closeSchool, createSchool, listAllSchools } from '../modules/operations/schools/school.service.ts'
import { backupKeyOf } from '../platform/backup/sealed-file.ts'
import { secretBoxOf } from '../platform/crypto/secret-box.ts'
import { openDatabase } from '../platform/db/sql.ts'
import { folderBlobs } from '../ports/blobs/folder-blobs.ts'
import { waitForApplication } from '../testing/applications.ts'
import { asker } from '../testing/ask.ts'
import { childEnvironment } from '../testing/child-environment.ts'
import { withPassword } from '../testing/logging-in.ts'
import type { TestPerson } from '../testing/people.ts'
import { setUpAtLogin, stepOf } from '../testing/second-factor.ts'
import { openDataFolder } from '../testing/server-process.ts'
import { makeRecord } from '../testing/studies.ts'
import { uploadAndRead, waitWhile } from '../testing/table-upload.ts'
import { useTestCampus } from '../testing/test-campus.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { makeUnit } from '../testing/units.ts'

const secret = randomBytes(32).toString('hex')
const key = randomBytes(32).toString('hex')
const backupKey = backupKeyOf(key)
/** As in production: who manages needs a second factor. */
const campus = useTestCampus({ environment: { CAMPUS_SECRET: secret, SECOND_FACTOR: 'required' } })
const program = fileURLToPath(new URL('school.ts', import.meta.url))
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const dataFolder = () => campus().base.services.config.dataFolder

const run = async (...words: string[]) => {
  const env = { ...childEnvironment, DATABASE_URL: campus().databaseUrl, CAMPUS_DATA: dataFolder(), CAMPUS_SECRET: secret, BACKUP_KEY: key }
  const child = spawn(process.execPath, [program, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { said: said.trim(), complained: complained.trim(), status: await ended }
}

const consent = { privacyPolicy: '1.0', userAgreement: '1.0', agreed: true } as const

/** Chooses a password with the one-time one. */
const chooseWith = async (person: TestPerson, oneTime: string, password: string) => {
  const first = await ask(login, withPassword(person, { password: oneTime, consent }))
  assert.equal(first.error, 'new_password_needed')
  const { ticket } = first.data as unknown as { ticket: string }
  assert.equal((await ask(savePasswordByTicket, { ticket, password, confirmation: password })).code, 200)
  return ask(login, withPassword(person, { password, consent }))
}

/** Into an installation of its own, with another secret; what is refused leaves nothing there. */
const expectToMove = async (folder: string, schoolId: string) => {
  const here = systemContext(campus().base)
  await sealNewEntries(here)
  await signHeads(here)
  const exported = await exportSchool(here, { code: 'newu', folder, key: backupKey })
  assert.ok(exported.files > 0 && exported.rows > 50)
  const [database, elsewhere] = [await openTestDatabase(), await openDataFolder()]
  const there = openDatabase(database.url, { maxConnections: 2, onError: () => {} })
  try {
    const blobs = folderBlobs({ folder: elsewhere.folder })
    const ctxWith = (...secrets: [string, string?]) => ({
      ...here,
      sql: there.sql,
      services: { ...here.services, blobs, secretBox: secretBoxOf(...secrets) },
    })
    const bring = (ctx: Ctx, words = key) => importSchool(ctx, { folder, key: backupKeyOf(words), ownerUrl: database.url })
    const known = ctxWith('0f'.repeat(32), secret)
    await assert.rejects(bring(known, 'some other password'), /^BackupFault: The key does not fit/)
    await assert.rejects(bring(ctxWith('0f'.repeat(32))), /exported under another CAMPUS_SECRET/)
    assert.deepEqual(await listAllSchools(known), [])
    assert.equal((await bring(known)).files, exported.files)
    assert.deepEqual(await verifyEverything(known), [])
    const [moved] = await listAllSchools(known)
    assert.deepEqual([moved?.id, moved?.code, moved?.people, moved?.administrators], [schoolId, 'newu', 2, 1])
    const { blob_key } = await there.sql.selectFrom('issued_document').select('blob_key').executeTakeFirstOrThrow()
    assert.ok(await blobs.stat(blob_key ?? ''))
    assert.equal((await listStatements(there.sql, 'audit')).length, 1)
    const data = join(folder, 'data')
    await copyFile(data, `${data}.whole`)
    await truncate(data, (await stat(data)).size - 20)
    await assert.rejects(bring(known), /data was cut or changed\.$/)
    await rename(`${data}.whole`, data)
  } finally {
    await there.close()
    await database.close()
    await elsewhere.remove()
  }
}

const nobody = { phone: '', email: '' }

test('a first school is created, its administrator comes in and imports people, and a student gets a certificate; then it moves and closes', async () => {
  const { sql } = campus().base
  const created = await run('create', '--code', 'newu', '--name', '新大学', '--name-en', 'New University')
  assert.deepEqual([created.status, created.complained], [0, ''])
  const school = await sql.selectFrom('school').where('code', '=', 'newu').selectAll().executeTakeFirstOrThrow()
  const made = await run('admin', '--school', 'newu', '--number', 'A001', '--name', '首任管理员', '--email', 'first@new.example.edu.cn')
  const oneTime = /: (\w{12})\n/.exec(made.said)?.[1] ?? assert.fail(made.complained)
  const admin: TestPerson = { id: '', schoolId: school.id, kind: 'teacher', number: 'A001', ...nobody }
  const { token } = await setUpAtLogin(campus(), stepOf(await chooseWith(admin, oneTime, 'mango7-Kettle')).ticket)

  const templates = (await ask(consoleTemplates, { pageSize: 50 }, { token })).data.rows
  assert.ok(templates.length >= 10 && templates.every(({ state }) => state === 'draft'))
  const enrolment = templates.find(({ code }) => code === 'enrolment') ?? assert.fail()
  const { revision } = await sql.selectFrom('document_template').where('id', '=', enrolment.id).select('revision').executeTakeFirstOrThrow()
  assert.equal((await ask(publishTemplate, { id: enrolment.id, revision }, { token })).code, 200)

  const headings = [importHeadings.number[0], importHeadings.name[0], importHeadings.idCard[0]].join()
  const { id: importId } = await uploadAndRead(campus().url, token, { bytes: `${headings}\nS1,林小新,11010519491231002X\n` })
  assert.equal((await ask(runImport, { id: importId, skipsWrong: false }, { token })).code, 200)
  assert.equal((await waitWhile(campus().url, token, importId, 'running')).state, 'done')
  const imported = (await ask(people, { words: 'S1' }, { token })).data.rows[0] ?? assert.fail()
  const reset = (await ask(resetPerson, { id: imported.id, reason: '新生首次登录，身份已核对' }, { token })).data
  const student: TestPerson = { id: imported.id, schoolId: school.id, kind: 'student', number: 'S1', ...nobody }
  const entered = await chooseWith(student, reset.oneTimePassword ?? '', 'papaya8-Teapot')
  const atStudent = { token: entered.token ?? assert.fail(entered.msg) }
  // The import of study records belongs to the exchange with the school's own system.
  const college = await makeUnit(sql, school.id, { kind: 'college' })
  const major = await makeUnit(sql, school.id, { kind: 'major', parentId: college })
  await makeRecord(sql, student, { college_id: college, major_id: major, birth_date: '1949-12-31' })
  const applied = await ask(fileApply, { way: 'download', templateId: enrolment.id }, atStudent)
  assert.equal(applied.code, 200, JSON.stringify(applied))
  const application = await waitForApplication(campus(), atStudent, applied.data.applicationId)
  assert.equal(application.delivery, 'ready')

  const folder = join(dataFolder(), 'moved')
  await expectToMove(folder, school.id)
  assert.deepEqual((await run('import', '--from', folder)).complained, 'The school newu is here already.')

  assert.equal((await run('close', '--school', 'newu')).said, 'School newu is closed. 2 people were logged out; its data stays.')
  assert.equal((await ask(ownSecondFactor, {}, { token })).result, 'login')
  assert.equal((await ask(login, withPassword(student, { password: 'papaya8-Teapot', consent }))).error, 'school_unknown')
  await assert.rejects(closeSchool(systemContext(campus().base), 'newu'), /closed already/)
})

test('a code is given once, also to two at the same time, and what makes no sense is explained', async () => {
  const ctx = systemContext(campus().base)
  const create = (code: string) => createSchool(ctx, { code, name: ['双', 'Twin', '雙'] })
  const twice = await Promise.allSettled([create('twin'), create('twin')])
  assert.deepEqual(twice.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  await assert.rejects(create('twin'), { name: 'StartFailure', message: 'There is a school with the code twin already.' })
  await assert.rejects(async () => create('Not A Code'), /^StartFailure: A code has 2 to 40/)
  await assert.rejects(async () => createSchool(ctx, { code: 'nameless', name: [' ', 'x', 'x'] }), /A name has 1 to 100/)
  const nobodyThere = { number: '1', name: 'x', phone: null, email: null }
  await assert.rejects(addAdministrator(ctx, { code: 'nowhere', ...nobodyThere }), /No school has the code nowhere/)
  await addAdministrator(ctx, { code: 'twin', ...nobodyThere })
  await assert.rejects(addAdministrator(ctx, { code: 'twin', ...nobodyThere }), /belongs to somebody of twin already/)
  assert.match((await run('open')).complained, /npm run school -- …/)
})
