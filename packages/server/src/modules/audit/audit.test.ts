import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemContext } from '../../context/context.ts'
import { sha256 } from '../../platform/crypto/digest.ts'
import { runText, type Sql } from '../../platform/db/sql.ts'
import { makeSchool } from '../../testing/people.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { saveHead, seal } from './audit.repository.ts'
import { auditHashAt, record, sealNewEntries, verifyChains } from './audit.service.ts'

const campus = useTestCampus()

const writeEntries = async (count: number) => {
  const { base } = campus()
  const { id } = await makeSchool(base.sql)
  const ctx = systemContext(base)
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      record(ctx, { action: 'test.done', subjectKind: 'thing', subjectId: String(index), schoolId: id }),
    ),
  )
  return { ctx, schoolId: id, sql: base.sql }
}

const sealAll = async (ctx: Parameters<typeof sealNewEntries>[0]) => {
  // Another round may hold the chain for a moment.
  for (let round = 0; round < 50 && (await verifyChains(ctx.sql)).unsealed > 0; round += 1) await sealNewEntries(ctx)
}

test('entries written at once are sealed into one unbroken chain a school', async () => {
  const { ctx, schoolId, sql } = await writeEntries(50)
  await Promise.all([sealNewEntries(ctx), sealNewEntries(ctx), sealNewEntries(ctx)])
  await sealAll(ctx)
  const rows = await sql.selectFrom('audit_entry').where('school_id', '=', schoolId).select('sequence').orderBy('sequence').execute()
  assert.deepEqual(
    rows.map((row) => row.sequence),
    Array.from({ length: 50 }, (_, index) => index + 1),
  )
  assert.deepEqual((await verifyChains(sql)).broken, [])
})

test('the database refuses to change, remove or empty evidence', async () => {
  const { ctx, schoolId, sql } = await writeEntries(3)
  await sealAll(ctx)
  await assert.rejects(sql.updateTable('audit_entry').set({ action: 'forged' }).where('school_id', '=', schoolId).execute(), /evidence/)
  await assert.rejects(sql.deleteFrom('audit_entry').where('school_id', '=', schoolId).execute(), /evidence/)
  await assert.rejects(runText(sql, 'truncate audit_entry'), /evidence/)
})

const brokenOf = async (sql: Sql, schoolId: string) => (await verifyChains(sql)).broken.filter((one) => one.schoolId === schoolId)

for (const [what, forged] of [
  ['forges an entry', { action: 'forged' }],
  ['moves an entry to another unit', { unit_id: '01890000-0000-7000-8000-000000000001' }],
] as const)
  test(`who ${what} behind the back of the database is found at that place`, async () => {
    const { ctx, schoolId, sql } = await writeEntries(5)
    await sealAll(ctx)
    await runText(sql, 'alter table audit_entry disable trigger user')
    await sql.updateTable('audit_entry').set(forged).where('school_id', '=', schoolId).where('sequence', '=', 3).execute()
    await runText(sql, 'alter table audit_entry enable trigger user')
    assert.deepEqual(await brokenOf(sql, schoolId), [{ schoolId, sequence: 3 }])
  })

test('entries that were sealed before the unit was part of their hash hold, and newer ones follow them', async () => {
  const { ctx, schoolId, sql } = await writeEntries(2)
  const old = await sql.selectFrom('audit_entry').where('school_id', '=', schoolId).selectAll().orderBy('id').executeTakeFirstOrThrow()
  const previousHash = Buffer.alloc(32)
  const words = [1, previousHash.toString('hex'), old.id, schoolId, old.at.toISOString(), old.actor_id, old.action]
  const hash = sha256(JSON.stringify([...words, old.subject_kind, old.subject_id, old.details, old.network, old.request_id]))
  await seal(sql, old, { sequence: 1, previousHash, hash })
  await saveHead(sql, schoolId, { sequence: 1, hash })
  await sealAll(ctx)
  assert.deepEqual(await brokenOf(sql, schoolId), [])
  assert.equal((await auditHashAt(sql, schoolId, 2))?.length, 32)
})

test('a month that is torn out of the log is found where it was: the newest one by the head, an older one by its gap', async () => {
  const { ctx, schoolId, sql } = await writeEntries(4)
  await sealAll(ctx)
  const ahead = new Date(Date.now() + 45 * 24 * 3600 * 1000)
  await record({ ...ctx, now: () => ahead }, { action: 'test.done', subjectKind: 'thing', subjectId: 'later', schoolId })
  await sealAll(ctx)
  const { rows } = await runText(
    sql,
    'select tableoid::regclass::text as month from audit_entry where school_id = $1 and sequence in (4, 5) order by sequence',
    [schoolId],
  )
  const [first, next] = rows.map(({ month }) => String(month))
  assert.notEqual(first, next)
  const without = async (month: string | undefined) => {
    await sql
      .transaction()
      .execute(async (sql) => {
        await runText(sql, `alter table audit_entry detach partition ${month}`)
        throw Object.assign(new Error('put back'), { broken: await brokenOf(sql, schoolId) })
      })
      .catch((error: { broken?: unknown }) => assert.deepEqual(error.broken, [{ schoolId, sequence: month === first ? 1 : 5 }]))
  }
  await without(next)
  await without(first)
})
