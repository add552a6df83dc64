import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { assembleModules } from './assemble-modules.ts'
import { runText } from './platform/db/sql.ts'
import { enter } from './testing/enter.ts'
import { makePhotoType } from './testing/identity.ts'
import { useTestCampus } from './testing/test-campus.ts'

const campus = useTestCampus()

const run = async (text: string, values: readonly unknown[] = []) => (await runText(campus().base.sql, text, [...values])).rows

type State = 'reading' | 'running'
type Owner = Awaited<ReturnType<typeof enter>>

/** What only this table has. */
interface Kind {
  /** Its jobs are this with `read` and `run`. */
  readonly jobs: string
  readonly columns: (owner: Owner) => Promise<Readonly<Record<string, unknown>>>
  /** Nobody can open its lines any more; elsewhere it is the file that is gone. */
  readonly breakLines?: (id: string, schoolId: string) => Promise<unknown>
}

const table = (kind: string) => async () => ({ kind, content_type: 'text/csv' })

/** Every table of imports. A new one is written down here, with its jobs. */
const kinds: Readonly<Record<string, Kind>> = {
  data_import: { jobs: 'exchange.import', columns: table('courses') },
  person_import: {
    jobs: 'people.import',
    columns: table('student'),
    breakLines: (id, schoolId) =>
      run(
        `insert into person_import_line (import_id, line, school_id, action, number, name, given_encrypted)
         values ($1, 1, $2, 'create', '1', '张三', $3)`,
        [id, schoolId, Buffer.alloc(40)],
      ),
  },
  photo_import: {
    jobs: 'identity.import',
    columns: async ({ schoolId }) => ({ type_id: await makePhotoType(campus().base.sql, schoolId) }),
  },
  schedule_import: { jobs: 'schedule.import', columns: table('rooms') },
}

/** An import that began two hours ago and cannot go on. */
const insertBroken = async (name: string, state: State, blobKey = randomBytes(32).toString('hex')) => {
  const { columns, breakLines } = kinds[name] ?? assert.fail(name)
  const owner = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const hasFile = state === 'reading' || !breakLines
  const row = {
    school_id: owner.schoolId,
    created_by: owner.person.id,
    file_name: 'a.csv',
    state,
    blob_key: hasFile ? blobKey : null,
    key_encrypted: hasFile ? randomBytes(60) : null,
    created_at: new Date(campus().clock.now().getTime() - 2 * 3_600_000),
    ...(await columns(owner)),
  }
  const names = Object.keys(row)
  const [added] = await run(
    `insert into ${name} (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()}) returning id`,
    Object.values(row),
  )
  const id = String(added?.['id'])
  if (state === 'running') await breakLines?.(id, owner.schoolId)
  return id
}

const read = async (name: string, id: string) => {
  const [row] = await run(`select state, problem->>1 as problem from ${name} where id = $1`, [id])
  return row
}

/** The steps of every import. */
const steps = Object.entries(kinds).flatMap(([name, { jobs, breakLines }]) => [
  { name, state: 'reading', job: `${jobs}.read`, hasFile: true } as const,
  { name, state: 'running', job: `${jobs}.run`, hasFile: !breakLines } as const,
])

const work = (kind: string) => {
  const found = assembleModules()
    .jobs(campus().base)
    .find(({ job }) => job.kind === kind)
  return found ?? assert.fail(`no work for ${kind}`)
}

const isFailed = (row: Awaited<ReturnType<typeof read>>) => {
  assert.equal(row?.['state'], 'failed')
  assert.match(String(row?.['problem']), /^Something went wrong and the import stopped/)
}

test('every table of imports is known here', async () => {
  const rows = await run(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name like '%\\_import' order by 1",
  )
  assert.deepEqual(
    rows.map(({ name }) => name),
    Object.keys(kinds),
  )
})

for (const { name, state, job, hasFile } of steps) {
  test(`${name}: an import that breaks while ${state} is tried again, and ends as failed with its reason after the last try`, async () => {
    // Its key opens nothing.
    const { key } = await campus().base.services.blobs.put(Readable.from([randomBytes(100)]), { maxBytes: 100 })
    const id = await insertBroken(name, state, key)
    await assert.rejects(work(job).run({ id }, { isLast: false }))
    assert.equal((await read(name, id))?.['state'], state)
    await assert.rejects(work(job).run({ id }, { isLast: true }))
    isFailed(await read(name, id))
  })
  if (hasFile)
    test(`${name}: an import whose file is gone while ${state} ends with its reason, never as done`, async () => {
      const id = await insertBroken(name, state)
      await work(job)
        .run({ id }, { isLast: true })
        .catch(() => undefined)
      const row = await read(name, id)
      assert.ok(row?.['state'] === 'failed' || (state === 'reading' && row?.['state'] === 'unreadable'), String(row?.['state']))
      assert.ok(row['problem'])
    })
}

test('an import whose job is gone or was given up ends as failed within the hour; one with a job that goes on does not', async () => {
  const dead: [name: string, id: string][] = []
  const alive: [name: string, id: string, state: State][] = []
  for (const { name, state, job } of steps) {
    const queue = (id: string, jobState: string) =>
      run(`insert into pgboss.job (name, data, state, start_after) values ($1, $2, $3::pgboss.job_state, now() + interval '1 day')`, [
        job,
        JSON.stringify({ id }),
        jobState,
      ])
    const [lost, givenUp, waiting] = [await insertBroken(name, state), await insertBroken(name, state), await insertBroken(name, state)]
    await queue(givenUp, 'failed')
    await queue(waiting, 'retry')
    dead.push([name, lost], [name, givenUp])
    alive.push([name, waiting, state])
  }
  await work('housekeeping.sweep').run({}, { isLast: false })
  for (const [name, id] of dead) isFailed(await read(name, id))
  for (const [name, id, state] of alive) assert.equal((await read(name, id))?.['state'], state, name)
})
