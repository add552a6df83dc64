import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeStates } from '@campus/contract/records/changes.ts'
import { runText, type Sql } from '@campus/server/platform/db/sql.ts'

/** Changes of records in a school that was filled. */
export const testFilledChanges = (filled: () => { readonly sql: Sql }) => {
  const rowsOf = async (text: string) => (await runText(filled().sql, text)).rows

  test('changes of records stand in every state, and what two decided was decided by somebody else than who asked', async () => {
    const states = await rowsOf('select distinct state from record_change order by state')
    assert.deepEqual(
      states.map((row) => row['state']),
      changeStates.toSorted(),
    )
    const wrong = await rowsOf(
      `select id from record_change where decided_by = asked_by or decided_at <= created_at
         or (state in ('approved', 'refused')) <> (notes <> '')`,
    )
    assert.deepEqual(wrong, [])
  })

  test('what was carried out stands in the record and in its history, and nothing else does', async () => {
    const carriedOut = `record_change where state in ('applied', 'approved')`
    const unknown = await rowsOf(
      `select id from ${carriedOut} and not exists (select from record_history where change_id = record_change.id
         and created_at = coalesce(record_change.decided_at, record_change.created_at))`,
    )
    assert.deepEqual(unknown, [])
    const history = await rowsOf(
      `select record_history.field, record_history.before, record_history.after, to_jsonb(student_record) ->> record_history.field as present
       from record_history join student_record on student_record.id = record_history.record_id where change_id in (select id from ${carriedOut})`,
    )
    assert.ok(history.length >= 4)
    for (const { before, after, present } of history) assert.deepEqual([present, before !== after], [after, true])
    assert.deepEqual(await rowsOf(`select id from record_history where change_id not in (select id from ${carriedOut})`), [])
  })
}
