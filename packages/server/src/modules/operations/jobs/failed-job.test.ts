import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { waitingWork } from '@campus/contract/console/work.ts'
import { dropJob, failedJobs, retryJob } from '@campus/contract/operations/failed-jobs.ts'
import { runText } from '../../../platform/db/sql.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const openSchool = async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { id } = await campus()
    .base.sql.insertInto('mail_delivery')
    .values({
      school_id: admin.schoolId,
      person_id: admin.person.id,
      document_ids: [randomUUID()],
      recipient: 'a@example.com',
      subject: '在读证明',
      via: 'school',
      state: 'sent',
      message_id: `<${randomUUID()}@example.edu.cn>`,
      queued_at: new Date(),
      sent_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { admin, mailId: id }
}

/** A job as it stands after its tries. */
const addJob = async (mailId: string, state: 'failed' | 'retry' | 'created', message = 'Error: the mail server is away') => {
  const { rows } = await runText(
    campus().base.sql,
    `insert into pgboss.job (name, data, state, output, retry_limit, retry_count, start_after, completed_on)
     values ('mail.deliver', $1, $2::pgboss.job_state, $3, 8, 8, now() + interval '1 hour', now()) returning id`,
    [JSON.stringify({ id: mailId }), state, JSON.stringify({ message })],
  )
  return String(rows[0]?.['id'])
}

test('an administrator sees what failed for their school with its cause, and tries again what was given up', async () => {
  const { admin, mailId } = await openSchool()
  const [given, waiting] = [await addJob(mailId, 'failed'), await addJob(mailId, 'retry', 'Error: busy')]
  const waitingFor = async (who: typeof admin) => (await ask(waitingWork, {}, who)).data.map(({ kind, count }) => `${kind} ${count}`)
  assert.deepEqual(await waitingFor(admin), ['failed_jobs 1'])
  const auditor = await enter(campus(), { schoolId: admin.schoolId, kind: 'teacher', roles: ['auditor'] })
  assert.deepEqual(await waitingFor(auditor), [], 'who may only read has nothing to do')
  const { rows, total } = (await ask(failedJobs, {}, admin)).data
  assert.equal(total, 2)
  const shown = rows.find(({ id }) => id === given)
  assert.deepEqual(
    [shown?.kind, shown?.state, shown?.cause, shown?.tries, shown?.subjectId, shown?.nextTryAt],
    ['mail.deliver', 'failed', 'Error: the mail server is away', 9, mailId, null],
  )
  assert.ok(rows.find(({ id }) => id === waiting)?.nextTryAt)
  assert.deepEqual(
    (await ask(failedJobs, { state: 'retry' }, admin)).data.rows.map(({ id }) => id),
    [waiting],
  )
  assert.equal((await ask(retryJob, { id: waiting }, admin)).error, 'job_not_failed')
  const answers = await Promise.all([1, 2].map(() => ask(retryJob, { id: given }, admin)))
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['done', 'job_not_failed'])
  // The mail was sent already, so there is nothing more to do for the job, and it ends well.
  await runText(campus().base.sql, 'update pgboss.job set start_after = now() where id = $1', [given])
  await eventually(async () => !(await ask(failedJobs, {}, admin)).data.rows.some(({ id }) => id === given) || undefined)
  const audit = await campus().base.sql.selectFrom('audit_entry').where('subject_id', '=', given).select('action').execute()
  assert.deepEqual(audit, [{ action: 'jobs.retried' }])
})

test('an administrator drops what failed, once and with a reason; what was not tried yet stays', async () => {
  const { admin, mailId } = await openSchool()
  const [failed, waiting] = [await addJob(mailId, 'retry'), await addJob(mailId, 'created', '')]
  assert.deepEqual(
    (await ask(failedJobs, { state: 'created', kind: 'mail.deliver' }, admin)).data.rows.map(({ id }) => id),
    [waiting],
  )
  assert.deepEqual((await ask(failedJobs, { kind: 'orders.close' }, admin)).data.total, 0)
  assert.equal((await ask(dropJob, { id: waiting, reason: '不再需要' }, admin)).error, 'job_not_failed')
  assert.equal((await ask(dropJob, { id: failed, reason: '' }, admin)).error, 'bad_input')
  const answers = await Promise.all([1, 2].map(() => ask(dropJob, { id: failed, reason: '不再需要' }, admin)))
  assert.equal(answers.filter(({ code }) => code === 200).length, 1)
  const audit = await campus().base.sql.selectFrom('audit_entry').where('subject_id', '=', failed).select('details').execute()
  assert.match(JSON.stringify(audit), /不再需要/)
})

test("another school's jobs are neither seen nor tried again, and auditors read without acting", async () => {
  const [mine, theirs] = [await openSchool(), await openSchool()]
  const id = await addJob(theirs.mailId, 'failed')
  assert.deepEqual((await ask(failedJobs, {}, mine.admin)).data, { rows: [], total: 0 })
  assert.equal((await ask(retryJob, { id }, mine.admin)).error, 'not_found')
  assert.equal((await ask(retryJob, { id: randomUUID() }, mine.admin)).error, 'not_found')
  assert.equal((await ask(dropJob, { id, reason: '测试' }, mine.admin)).error, 'not_found')
  const withRole = (role: 'manager' | 'auditor') => enter(campus(), { schoolId: theirs.admin.schoolId, kind: 'teacher', roles: [role] })
  assert.equal((await ask(failedJobs, {}, await withRole('manager'))).error, 'forbidden')
  const auditor = await withRole('auditor')
  assert.deepEqual(
    (await ask(failedJobs, {}, auditor)).data.rows.map((row) => row.id),
    [id],
  )
  assert.equal((await ask(retryJob, { id }, auditor)).error, 'forbidden')
  assert.equal((await ask(dropJob, { id, reason: '测试' }, auditor)).error, 'forbidden')
})
