import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { later } from '../../../platform/time/clock.ts'
import { eventually } from '../../../testing/eventually.ts'
import { makeSchool } from '../../../testing/people.ts'
import { openDataFolder } from '../../../testing/server-process.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { sealNewEntries } from '../../audit/audit.service.ts'
import { ensureChain } from '../../documents/keys/keys.service.ts'
import { signHeads } from '../../evidence/sign-heads.service.ts'
import { backUp, lastRun } from './backup.service.ts'
import { rehearse } from './rehearsal.service.ts'

const backups = await openDataFolder()
after(() => backups.remove())
const campus = useTestCampus({ environment: { BACKUP_DIR: backups.folder, BACKUP_KEY: 'ab'.repeat(32) } })
const contextNow = () => systemContext(campus().base)

const hasRow = async (table: 'audit_head' | 'evidence_head', schoolId: string) =>
  (await runText(contextNow().sql, `select from ${table} where school_id = $1`, [schoolId])).rows[0]

/** A school with its first entry in the chain. */
const openSchool = async () => {
  const ctx = contextNow()
  const { id } = await makeSchool(ctx.sql)
  await ensureChain(ctx, id)
  await eventually(async () => {
    await sealNewEntries(ctx)
    return hasRow('audit_head', id)
  })
  return id
}

const signSchool = (schoolId: string) =>
  eventually(async () => {
    await signHeads(contextNow())
    return hasRow('evidence_head', schoolId)
  })

/** A backup during which something happens between the copy of the signed heads and that of the rows: the files are copied there. */
const backUpWith = (work: () => Promise<unknown>) => {
  const ctx = contextNow()
  const { blobs } = ctx.services
  let done: Promise<unknown> | undefined
  const list = async function* (prefix: string) {
    await (done ??= work())
    yield* blobs.list(prefix)
  }
  return backUp({ ...ctx, services: { ...ctx.services, blobs: { ...blobs, list } } })
}

const hours = (count: number) => count * 60 * 60

/** What a rehearsal of a later day says about a school. */
const findingsAbout = async (schoolId: string) => {
  const ctx = contextNow()
  const outcome = await rehearse({ ...ctx, now: () => later(ctx.now(), hours(30)) })
  const { cause = '' } = (await lastRun(ctx)) ?? {}
  return { outcome, about: cause.split('\n').filter((finding) => finding.includes(schoolId)) }
}

test('a school that is signed for the first time after the signed heads were copied is no finding of the rehearsal', async () => {
  await signSchool(await openSchool())
  const schoolId = await openSchool()
  assert.equal(await backUpWith(() => signSchool(schoolId)), 'done')
  assert.deepEqual(await findingsAbout(schoolId), { outcome: 'done', about: [] })
})

test('a school whose first entry is not signed yet when the rows are copied is no finding of a rehearsal on a later day', async () => {
  let schoolId = ''
  assert.equal(await backUpWith(async () => (schoolId = await openSchool())), 'done')
  assert.deepEqual(await findingsAbout(schoolId), { outcome: 'done', about: [] })
})

test('a signed head that was there when the heads were copied, and is not in the copy, is a finding', async () => {
  const ctx = contextNow()
  const schoolId = await openSchool()
  await signSchool(schoolId)
  const { blobs } = ctx.services
  const readNote = async (name: string) => {
    const note = JSON.parse((await blobs.readNote(name)) ?? '{"statements":[]}') as { statements: { schoolId: string }[] }
    return JSON.stringify({ ...note, statements: note.statements.filter((statement) => statement.schoolId !== schoolId) })
  }
  assert.equal(await backUp({ ...ctx, services: { ...ctx.services, blobs: { ...blobs, readNote } } }), 'done')
  const { outcome, about } = await findingsAbout(schoolId)
  assert.deepEqual([outcome, about], ['failed', [`School ${schoolId}: its signed head is missing beside the files.`]])
})
