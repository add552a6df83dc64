import type { openDatabase } from '@campus/server/platform/db/sql.ts'
import { copyOf, knownKey } from './bare-print.ts'

type Pool = ReturnType<typeof openDatabase>['pool']

/** What a job that was printed leaves behind, for another item: the visit, the job, the counts, the message and the key of the call. */
const written = `
  with done as (select job.visit_id, job.terminal_id, item.subject_id from print_job as job join print_item as item on item.id = job.item_id where job.id = $1),
    visit as (${copyOf('terminal_visit', 'known.id = (select visit_id from done)', `'id', uuidv7(), 'shown_digest', null, 'state', 'over'`)} returning id),
    job as (${copyOf('print_job', 'known.id = $1', `'id', uuidv7(), 'item_id', $2::uuid, 'visit_id', visit.id`, 'cross join visit')}),
    item as (update print_item set pages_out = copies * pages_per_copy, state = 'printed', ended_at = now() where id = $2 returning subject_id),
    task as (update print_task set state = 'printed', terminal_id = done.terminal_id, printed_at = now() from item, done where print_task.id = item.subject_id),
    known_text as (select id from message_text where subject_id = (select subject_id from done) order by id desc limit 1),
    words as (${copyOf('message_text', 'known.id = (select id from known_text)', `'id', uuidv7(), 'subject_id', item.subject_id`, 'cross join item')} returning id),
    inbox as (${copyOf('message', 'known.text_id = (select id from known_text)', `'id', uuidv7(), 'text_id', words.id`, 'cross join words')}),
    keys as (${copyOf('idempotency_key', `known.key = $3`, `'key', uuidv7()`)})
  select`

/** Prints that were bought are printed by one plain statement each: the least that any program could do. */
export const bareRows = async (pool: Pool, jobId: string, itemIds: readonly string[]) => {
  const key = await knownKey(pool)
  const waiting = itemIds.values()
  return async () => {
    const { value: itemId } = waiting.next()
    if (itemId === undefined) throw new Error('too few prints wait')
    await pool.query({ name: 'bare print', text: written, values: [jobId, itemId, key] })
  }
}
