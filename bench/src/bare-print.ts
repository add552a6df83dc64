import { randomBytes } from 'node:crypto'
import { printHere } from '@campus/contract/printing/items.ts'
import type { openDatabase } from '@campus/server/platform/db/sql.ts'
import { answerParent, readGiven, runInChild } from './in-child.ts'
import { measure } from './lanes.ts'
import type { Measured } from './load.ts'

type Pool = ReturnType<typeof openDatabase>['pool']

/** A row like a known one, with some columns of its own. */
export const copyOf = (table: string, where: string, own: string, more = '') => `
  insert into ${table} select copied.* from ${table} as known ${more}
  cross join lateral jsonb_populate_record(known, jsonb_build_object(${own})) as copied where ${where}`

/** A job as it is when it is queued. */
const queued = `'state', 'queued', 'pages_out', 0, 'takes', 0, 'taken_by', null, 'lease_until', null, 'begun_at', null, 'ended_at', null`

/**
 * The same work as six calls of ours, by one statement each: what each call must write or read, and nothing that it checks. The known
 * job ($1 where something is copied) was printed before; visits end at once, because one terminal has one visit that is open.
 */
export const bareStatements = {
  showVisit: `insert into terminal_visit (school_id, terminal_id, state, shown_digest, ends_at, created_at)
    select school_id, terminal_id, 'shown', decode($2, 'hex'), now() + interval '1 minute', now() from print_job where id = $1 returning id`,
  printHere: `with job as (${copyOf('print_job', 'known.id = $1', `'id', uuidv7(), 'item_id', $2::uuid, 'visit_id', $3::uuid, ${queued}`)} returning id),
    visit as (update terminal_visit set state = 'over', shown_digest = null where id = $3),
    keys as (${copyOf('idempotency_key', 'known.key = $4', `'key', uuidv7()`)})
    select id from job`,
  takeJob: `update print_job set state = 'taken', lease_until = now() + interval '1 minute', takes = takes + 1 where id = $1
    returning id, copies, page_ranges, pages_due, attribute`,
  jobFile: `select blob.blob_key, blob.size from print_job as job join print_item as item on item.id = job.item_id
    join print_task as task on task.id = item.subject_id join print_file as file on file.id = task.file_id
    join print_blob as blob on blob.id = file.content_id where job.id = $1`,
  beginJob: `update print_job set state = 'printing', begun_at = now() where id = $1 returning id`,
  reportJob: `with known as (select item.subject_id from print_job as job join print_item as item on item.id = job.item_id where job.id = $1),
    job as (update print_job set state = 'done', pages_out = pages_due, ended_at = now(), lease_until = null where id = $2 returning item_id, terminal_id),
    item as (update print_item set pages_out = copies * pages_per_copy, state = 'printed', ended_at = now() from job where id = job.item_id returning subject_id),
    task as (update print_task set state = 'printed', terminal_id = job.terminal_id, printed_at = now() from item, job where print_task.id = item.subject_id),
    known_text as (select id from message_text where subject_id = (select subject_id from known) order by id desc limit 1),
    words as (${copyOf('message_text', 'known.id = (select id from known_text)', `'id', uuidv7(), 'subject_id', item.subject_id`, 'cross join item')} returning id),
    inbox as (${copyOf('message', 'known.text_id = (select id from known_text)', `'id', uuidv7(), 'text_id', words.id`, 'cross join words')})
    select`,
} as const

interface Task {
  readonly url: string
  readonly jobId: string
  readonly key: string
  readonly itemIds: readonly string[]
  readonly seconds: number
}

const release = async ({ url, jobId, key, itemIds, seconds }: Task): Promise<Measured> => {
  const waiting = itemIds.values()
  const ask = async (name: keyof typeof bareStatements, values: readonly unknown[]) => {
    const response = await fetch(`${url}/run/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ values }),
    })
    const { code, data } = (await response.json()) as { code: number; data: { id: string } | null }
    if (code !== 200) throw new Error(`${name} failed`)
    return data?.id
  }
  const work = async () => {
    const { value: itemId } = waiting.next()
    if (itemId === undefined) throw new Error('too few prints wait')
    const visitId = await ask('showVisit', [jobId, randomBytes(32).toString('hex')])
    const id = await ask('printHere', [jobId, itemId, visitId, key])
    for (const name of ['takeJob', 'jobFile', 'beginJob'] as const) await ask(name, [id])
    await ask('reportJob', [jobId, id])
  }
  await measure(1, work)
  return measure(seconds, work)
}

/** The key of a call that was answered before, for a row like it. */
export const knownKey = async (pool: Pool): Promise<string> => {
  const call = `${printHere.method} ${printHere.path}`
  const { rows } = await pool.query<{ key: string }>('select key from idempotency_key where call = $1 limit 1', [call])
  return rows[0]?.key ?? ''
}

/** Prints that were bought are printed by the bare server, in six calls each, as the app and the machines do it. */
export const releaseBare = async (pool: Pool, url: string, jobId: string, itemIds: readonly string[], seconds: number) => {
  const task: Task = { url, jobId, key: await knownKey(pool), itemIds, seconds }
  return (await runInChild(import.meta.url, task)) as Measured
}

if (import.meta.main) answerParent(await release((await readGiven()) as Task))
