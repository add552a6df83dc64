import assert from 'node:assert/strict'
import { test } from 'node:test'
import { login } from '@campus/contract/account/login.ts'
import { systemContext } from './context/context.ts'
import { backupBlobs } from './modules/operations/backups/backup-blobs.ts'
import { verifyEverything } from './modules/operations/backups/verify-everything.service.ts'
import { listBackups, readManifest } from './platform/backup/backup-folder.ts'
import { restoreSnapshot } from './platform/backup/restore-snapshot.ts'
import { backupKeyOf } from './platform/backup/sealed-file.ts'
import { listMigrations, migrate } from './platform/db/migrations.ts'
import { serverRole } from './platform/postgres/endpoint.ts'
import { asker } from './testing/ask.ts'
import { lastRelease } from './testing/last-release.ts'
import { testPassword } from './testing/people.ts'
import { withScratchPostgres } from './testing/scratch-postgres.ts'
import { openTestCampus } from './testing/test-campus.ts'

test('the newest version starts on the backup of the last release: its people log in, and its chains still hold', () =>
  withScratchPostgres(async (makeDatabase) => {
    const key = backupKeyOf(lastRelease.words)
    const backup = (await listBackups(lastRelease.folder)).at(-1) ?? assert.fail('there is no backup of the last release')
    const manifest = await readManifest(backup, key, new Set(await listMigrations()))
    const databaseUrl = await makeDatabase('upgrade')
    await restoreSnapshot({ ownerUrl: databaseUrl, serverRole: undefined }, backup, manifest, key)
    const steps = await migrate(databaseUrl, serverRole)
    assert.equal(steps.length, (await listMigrations()).length - manifest.migrations.length)

    const campus = await openTestCampus({ databaseUrl, environment: { CAMPUS_SECRET: lastRelease.secret } })
    try {
      const { base, url } = campus
      const people = await base.sql
        .selectFrom('person')
        .innerJoin('school', 'school.id', 'person.school_id')
        .where('school.code', '=', lastRelease.code)
        .select(['person.school_id', 'person.kind', 'person.number'])
        .execute()
      assert.deepEqual(people.map(({ kind }) => kind).toSorted(), ['student', 'teacher'])
      for (const { school_id: schoolId, kind: userType, number: account } of people) {
        const consent = { privacyPolicy: '1.0', userAgreement: '1.0', agreed: true } as const
        const entered = await asker(url)(login, { schoolId, userType, way: 'password', account, password: testPassword, consent })
        assert.equal(entered.code, 200, entered.msg)
      }
      const blobs = backupBlobs({ root: lastRelease.folder, key }, manifest)
      assert.deepEqual(await verifyEverything({ ...systemContext(base), services: { ...base.services, blobs } }), [])
    } finally {
      await campus.close()
    }
  }))
