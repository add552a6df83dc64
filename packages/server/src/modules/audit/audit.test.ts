import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemContext } from '../../context/context.ts'
import { runText } from '../../platform/db/sql.ts'
import { makeSchool } from '../../testing/people.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { record, sealNewEntries, verifyChains } from './audit.service.ts'

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

test('who forges an entry behind the back of the database is found at that place', async () => {
  const { ctx, schoolId, sql } = await writeEntries(5)
  await sealAll(ctx)
  await runText(sql, 'alter table audit_entry disable trigger user')
  await sql.updateTable('audit_entry').set({ action: 'forged' }).where('school_id', '=', schoolId).where('sequence', '=', 3).execute()
  await runText(sql, 'alter table audit_entry enable trigger user')
  assert.deepEqual((await verifyChains(sql)).broken, [{ schoolId, sequence: 3 }])
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
        const { broken } = await verifyChains(sql)
        throw Object.assign(new Error('put back'), { broken: broken.filter((one) => one.schoolId === schoolId) })
      })
      .catch((error: { broken?: unknown }) => assert.deepEqual(error.broken, [{ schoolId, sequence: month === first ? 1 : 5 }]))
  }
  await without(next)
  await without(first)
})
