import { insertRows } from '@campus/demo/demo.repository.ts'
import { dictionaryRows } from '@campus/demo/dictionary-rows.ts'
import { fillDemoSchool } from '@campus/demo/fill.ts'
import { documentRows } from '@campus/demo/school/document-rows.ts'
import { demoUniversity } from '@campus/demo/schools.ts'
import { idOf } from '@campus/demo/seed.ts'
import { nameColumns } from '@campus/demo/titles.ts'
import { hashPassword } from '@campus/server/modules/account/password/password-hash.ts'
import { spellName } from '@campus/server/modules/people/person/name-spelling.service.ts'
import { readConfig } from '@campus/server/platform/config/config.ts'
import { secretBoxOf } from '@campus/server/platform/crypto/secret-box.ts'
import { type NewRow, openDatabase, type Sql } from '@campus/server/platform/db/sql.ts'
import { openJobs } from '@campus/server/platform/jobs.ts'
import { openLog } from '@campus/server/platform/log/log.ts'
import { chooseBlobs } from '@campus/server/services.ts'
import { migrateServer, openDatabaseServer } from '@campus/server/start/database.ts'
import { keepSecret } from '@campus/server/start/secret.ts'
import { addAlbum } from './album-rows.ts'
import { addFailedTask } from './failed-task.ts'
import { addLesson } from './lesson-rows.ts'
import { addNewcomer } from './newcomer-rows.ts'
import { adminPassword, type OwnSchool, ownSchools } from './own-schools.ts'
import { faceSettingRow, photoTypeRows } from './photo-rows.ts'
import { recordRows, sourceRows } from './study-rows.ts'

const unitRows = ({ id, units }: OwnSchool) =>
  Object.values(units).map((unit, position) => ({
    id: unit.id,
    school_id: id,
    parent_id: unit.parentId,
    kind: unit.kind,
    code: unit.code,
    ...nameColumns(unit.name),
    position,
  }))

const personRows = ({ people }: OwnSchool, today: Date) =>
  Object.values(people).map(({ id, schoolId, userType, number, name, phone, email, unitId }) => ({
    id,
    school_id: schoolId,
    kind: userType,
    number,
    name,
    name_spelling: spellName(name),
    phone,
    email,
    org_unit_id: unitId,
    first_login_at: today,
  }))

const roleRows = ({ id, people }: OwnSchool): NewRow<'person_role'>[] => [
  ...Object.values(people).map((person) => ({ person_id: person.id, school_id: id, role: person.userType })),
  { person_id: people.admin.id, school_id: id, role: 'admin' },
]

const fillOwnSchool = async (sql: Sql, school: OwnSchool, { today, hash }: { readonly today: Date; readonly hash: string }) => {
  const { id, code, name } = school
  // The login page opens with the oldest school, which stays the demo's.
  await insertRows(sql, 'school', [{ id, region_id: idOf('region', 'demo'), code, ...nameColumns(name), created_at: today }])
  await insertRows(sql, 'org_unit', unitRows(school))
  await insertRows(
    sql,
    'dictionary_entry',
    dictionaryRows().map((row) => ({ ...row, id: idOf('journey dictionary', `${code} ${row.id}`), school_id: id })),
  )
  const documents = documentRows(today).filter(({ school_id }) => school_id === demoUniversity.id)
  await insertRows(
    sql,
    'legal_document',
    documents.map((row) => ({ ...row, id: idOf('journey document', `${code} ${row.id}`), school_id: id })),
  )
  await insertRows(sql, 'person', personRows(school, today))
  await insertRows(sql, 'person_role', roleRows(school))
  await insertRows(sql, 'academic_source', sourceRows(school))
  await insertRows(sql, 'student_record', recordRows(school, today))
  await insertRows(sql, 'password', [{ person_id: school.people.admin.id, school_id: id, hash, changed_at: today }])
}

/** Photos are collected there, and faces compared. */
const collectPhotos = async (sql: Sql, school: OwnSchool) => {
  await insertRows(sql, 'school_setting', [faceSettingRow(school)])
  await insertRows(sql, 'photo_type', photoTypeRows(school))
}

/** Before the product starts: the demo school as it would fill it, and the schools of the journeys beside it. */
export const fillSchools = async (environment: Record<string, string | undefined>): Promise<void> => {
  const config = readConfig(environment, process.cwd())
  const log = openLog('warn')
  const server = await openDatabaseServer(config, log)
  const database = openDatabase(server.url, { maxConnections: 2, onError: (error) => process.stderr.write(`${error.message}\n`) })
  try {
    await migrateServer(server)
    const today = new Date()
    const base = { sql: database.sql, secretBox: secretBoxOf(await keepSecret(config)), blobs: chooseBlobs(config) }
    await fillDemoSchool(base, today)
    const hash = await hashPassword(adminPassword)
    for (const school of Object.values(ownSchools)) await fillOwnSchool(database.sql, school, { today, hash })
    for (const school of [ownSchools.photos, ownSchools.faces]) await collectPhotos(database.sql, school)
    await addAlbum(database.sql, today)
    for (const school of [ownSchools.lessons, ownSchools.offline]) await addLesson(database.sql, school, today)
    await addNewcomer(base)
    await openJobs(server.url, log).prepare([])
    await addFailedTask(database.sql, ownSchools.accounts, today)
  } finally {
    await database.close()
    await server.stop()
  }
}
