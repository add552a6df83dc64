import { mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type pg from 'pg'
import type { Ctx } from '../../../context/context.ts'
import { BackupFault } from '../../../platform/backup/backup-fault.ts'
import { giveBackFiles, keepFile } from '../../../platform/backup/backup-files.ts'
import { finishBackup, type Manifest, readManifest } from '../../../platform/backup/backup-folder.ts'
import { openTableCopy } from '../../../platform/backup/copy-tables.ts'
import { packEntries } from '../../../platform/backup/entries.ts'
import { loadTables } from '../../../platform/backup/load-tables.ts'
import { checkWhole, withClient } from '../../../platform/backup/restore-snapshot.ts'
import { rowsOfSchool } from '../../../platform/backup/school-rows.ts'
import { type BackupKey, readSealed, writeSealed } from '../../../platform/backup/sealed-file.ts'
import { listTables, quote } from '../../../platform/backup/tables.ts'
import { listMigrations } from '../../../platform/db/migrations.ts'
import { addHeads, readHeadsOf, withoutSigning } from '../../evidence/move-heads.service.ts'
import { requireAnySchool } from './school.service.ts'

/** What is encrypted moves as it is: only an installation that has the same secret, or knows it as the one before, can read it. */
const proofPurpose = 'school export'
const proofOf = (ctx: Ctx, schoolId: string) => ctx.services.secretBox.fingerprint(schoolId, proofPurpose).toString('hex')
const fits = (ctx: Ctx, schoolId: string, proof: string) =>
  ctx.services.secretBox.fingerprints(schoolId, proofPurpose).some((own) => own.toString('hex') === proof)

/** The keys of the files that rows of a school name. */
const listFileKeys = async (client: pg.Client, schoolId: string): Promise<string[]> => {
  const keys = new Set<string>()
  const rowsOf = rowsOfSchool(schoolId)
  for (const table of await listTables(client)) {
    const condition = rowsOf(table)
    if (condition === undefined) continue
    for (const column of table.columns.filter((name) => name === 'blob_key' || name.endsWith('_blob_key'))) {
      const { rows } = await client.query<{ key: string }>(
        `select distinct ${quote(column)} as key from ${quote(table.name)} where ${condition} and ${quote(column)} is not null`,
      )
      for (const { key } of rows) keys.add(key)
    }
  }
  return [...keys].toSorted()
}

/** Writes a school with its files and chains into a new folder, which looks whole only at its end. */
export const exportSchool = async (ctx: Ctx, { code, folder, key }: { code: string; folder: string; key: BackupKey }) => {
  const { database, blobs } = ctx.services
  const school = await requireAnySchool(ctx, code)
  const aside = `${folder}.unfinished`
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { recursive: true, mode: 0o700 })
  const copy = async (client: pg.Client): Promise<Manifest> => {
    const notes = await readHeadsOf(ctx, school.id)
    const migrations = (await client.query<{ name: string }>('select name from migration order by name')).rows.map(({ name }) => name)
    const files = await listFileKeys(client, school.id)
    const { takenAt, counts, entries } = await openTableCopy(client, rowsOfSchool(school.id))
    const bytes = await writeSealed(join(aside, 'data'), packEntries(entries), key)
    const { id, name } = school
    return {
      format: 1,
      kind: 'school',
      takenAt,
      migrations,
      school: { id, code, name, secretProof: proofOf(ctx, id) },
      tables: counts,
      files,
      notes,
      bytes,
    }
  }
  const manifest = await withoutSigning(ctx, () => withClient(database.url, copy))
  const files: string[] = []
  for (const file of manifest.files) if ((await keepFile(aside, file, blobs, key)) !== undefined) files.push(file)
  await finishBackup({ name: basename(folder), folder: aside }, { ...manifest, files }, key)
  return { school, files: files.length, rows: Object.values(manifest.tables).reduce((sum, count) => sum + count, 0) }
}

const isKnown = async (client: pg.Client, { id, code }: NonNullable<Manifest['school']>) =>
  (await client.query('select from school where id = $1 or code = $2', [id, code])).rowCount !== 0

/** Regions belong to an installation. */
const leaveRegion = (client: pg.Client) => client.query('update school set region_id = null where region_id not in (select id from region)')

/** Brings a school in that is not here yet, beside those that are. As the owner of the tables. */
export const importSchool = async (ctx: Ctx, { folder, key, ownerUrl }: { folder: string; key: BackupKey; ownerUrl: string }) => {
  const steps = await listMigrations()
  const manifest = await readManifest({ folder }, key, new Set(steps))
  const { school } = manifest
  if (manifest.kind !== 'school' || !school) throw new BackupFault(`${folder} is no export of a school.`)
  if (manifest.migrations.length !== steps.length)
    throw new BackupFault(`${folder} was exported by an older version of Campus: export it again with this version.`)
  if (!fits(ctx, school.id, school.secretProof))
    throw new BackupFault(
      'The school was exported under another CAMPUS_SECRET: name that one in CAMPUS_SECRET_PREVIOUS, import, then run npm run secrets:rotate.',
    )
  await checkWhole({ folder }, key)
  const load = async (client: pg.Client) => {
    if (await isKnown(client, school)) throw new BackupFault(`The school ${school.code} is here already.`)
    await giveBackFiles(folder, manifest.files, ctx.services.blobs, key)
    const rows = readSealed(join(folder, 'data'), key)
    await withoutSigning(ctx, async () => {
      await loadTables(client, rows, manifest.tables, { mode: 'beside', beforeKeys: leaveRegion })
      await addHeads(ctx, manifest.notes)
    })
  }
  await withClient(ownerUrl, load)
  return { school, files: manifest.files.length }
}
