import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assembleModules } from '../assemble-modules.ts'
import { systemContext } from '../context/context.ts'
import { sealNewEntries } from '../modules/audit/audit.service.ts'
import { copyHeads } from '../modules/evidence/move-heads.service.ts'
import { signHeads } from '../modules/evidence/sign-heads.service.ts'
import { createSchool } from '../modules/operations/schools/school.service.ts'
import { backupKeyOf } from '../platform/backup/sealed-file.ts'
import { takeBackup } from '../platform/backup/take-backup.ts'
import { readConfig } from '../platform/config/config.ts'
import { listMigrations, migrate } from '../platform/db/migrations.ts'
import { openDatabase } from '../platform/db/sql.ts'
import { openLog } from '../platform/log/log.ts'
import { openServices } from '../services.ts'
import { makePerson } from './people.ts'
import { withScratchPostgres } from './scratch-postgres.ts'

/** A small school as the last release kept it. Nothing in it is secret. */
export const lastRelease = {
  folder: fileURLToPath(new URL('../../db/last-release', import.meta.url)),
  words: 'a backup that everybody may read',
  secret: 'a secret that everybody may know 2026',
  code: 'last-release',
} as const

/** Recreated at a release, by `node packages/server/src/testing/last-release.ts [last step of that release]`. */
const make = (lastStep: string | undefined) =>
  withScratchPostgres(async (makeDatabase) => {
    const url = await makeDatabase('release')
    const steps = (await listMigrations()).filter((name) => lastStep === undefined || name <= lastStep)
    await migrate(url, undefined, new Set(steps))
    const data = join(tmpdir(), `campus-release-${process.pid}`)
    const config = readConfig({ CAMPUS_DATA: data, LOG_LEVEL: 'silent' }, data)
    const outside = openServices({
      config,
      log: openLog('silent'),
      databaseUrl: url,
      secret: lastRelease.secret,
      publicUrl: 'http://localhost',
    })
    const database = openDatabase(url, { maxConnections: 2, onError: () => {} })
    const services = { ...outside, extensions: assembleModules().extensions }
    const ctx = systemContext({ sql: database.sql, now: () => new Date(), services })
    const { id } = await createSchool(ctx, { code: lastRelease.code, name: ['上一版大学', 'Last Release University', '上一版大學'] })
    await makePerson(database.sql, id, { kind: 'teacher', roles: ['admin'], name: '管理员' })
    await makePerson(database.sql, id, { name: '学生' })
    await sealNewEntries(ctx)
    await signHeads(ctx)
    await rm(lastRelease.folder, { recursive: true, force: true })
    const place = { root: lastRelease.folder, key: backupKeyOf(lastRelease.words) }
    const { bytes } = await takeBackup({
      ...place,
      database: { url, embedded: undefined },
      files: services.blobs,
      notes: await copyHeads(ctx),
      now: new Date(),
    })
    process.stdout.write(`${lastRelease.folder}: ${bytes} bytes, up to ${steps.at(-1)}.\n`)
    await database.close()
    await rm(data, { recursive: true, force: true })
    process.exit()
  })

if (import.meta.main) await make(process.argv[2])
