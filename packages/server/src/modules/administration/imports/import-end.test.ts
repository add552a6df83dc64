import assert from 'node:assert/strict'
import { test } from 'node:test'
import { personImport, runImport } from '@campus/contract/administration/people-import.ts'
import { systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { uploadAndRead } from '../../../testing/table-upload.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { endIfLast, endStuckImports } from './import-end.service.ts'
import { runImportJob } from './import-running.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

/** An import that was confirmed and is running, with lines that nobody can open any more. */
const openBroken = async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { id } = await uploadAndRead(campus().url, admin.token, { bytes: '学号,姓名\n1,张三\n' })
  const { sql } = campus().base
  await sql
    .updateTable('person_import_line')
    .set({ given_encrypted: Buffer.alloc(40) })
    .where('import_id', '=', id)
    .execute()
  await sql.updateTable('person_import').set({ state: 'running' }).where('id', '=', id).execute()
  const look = async () => (await ask(personImport, { id }, admin)).data
  return { admin, id, look }
}

test('an import whose last try fails ends as failed with a reason, and before that it is tried again', async () => {
  const { id, look } = await openBroken()
  const ctx = systemContext(campus().base)
  await assert.rejects(endIfLast(ctx, id, { isLast: false }, runImportJob))
  assert.equal((await look()).state, 'running')
  await assert.rejects(endIfLast(ctx, id, { isLast: true }, runImportJob))
  const { state, problem } = await look()
  assert.equal(state, 'failed')
  assert.match(problem ?? '', /导入无法继续/)
  const lines = await ctx.sql.selectFrom('person_import_line').where('import_id', '=', id).select('given_encrypted').execute()
  assert.ok(lines.every(({ given_encrypted }) => given_encrypted === null))
  // Ended once, it stays so.
  await endIfLast(ctx, id, { isLast: true }, runImportJob)
  const audit = await ctx.sql
    .selectFrom('audit_entry')
    .where('subject_id', '=', id)
    .where('action', '=', 'people.import_failed')
    .select('id')
    .execute()
  assert.equal(audit.length, 1)
})

test('an import whose process was killed in its last try ends after an hour, one that still has its job does not', async () => {
  const [stuck, waiting] = [await openBroken(), await openBroken()]
  const { base } = campus()
  const add = (state: string, id: string) =>
    runText(
      base.sql,
      `insert into pgboss.job (name, data, state, start_after) values ('people.import.run', $1, $2::pgboss.job_state, now() + interval '1 day')`,
      [JSON.stringify({ id }), state],
    )
  await add('failed', stuck.id)
  await add('retry', waiting.id)
  await endStuckImports(systemContext(base))
  assert.equal((await stuck.look()).state, 'running')
  await endStuckImports({ ...systemContext(base), now: () => new Date(Date.now() + 2 * 3_600_000) })
  assert.deepEqual([(await stuck.look()).state, (await waiting.look()).state], ['failed', 'running'])
})

test('a confirmed import that breaks is given up by the server itself', async () => {
  const { admin, id, look } = await openBroken()
  await campus().base.sql.updateTable('person_import').set({ state: 'preview' }).where('id', '=', id).execute()
  assert.equal((await ask(runImport, { id, skipsWrong: false }, admin)).code, 200)
  for (let round = 0; round < 300 && (await look()).state === 'running'; round += 1) {
    // Its pauses are over at once.
    await runText(
      campus().base.sql,
      "update pgboss.job set start_after = now() where name = 'people.import.run' and state = 'retry' and data->>'id' = $1",
      [id],
    )
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  assert.equal((await look()).state, 'failed')
})
