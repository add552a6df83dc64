import { runText, type Sql } from '@campus/server/platform/db/sql.ts'

/** The rows of a print that was paid and waits, and what is another in each besides what they name of each other. */
const tables: Readonly<Record<string, { readonly where: string; readonly own: string }>> = {
  purchase_order: {
    where: 'known.id = (select order_id from print_task where id = $1)',
    own: `'id', waiting.order_id, 'number', 'P' || waiting.order_id`,
  },
  order_line: { where: 'known.id = (select line_id from print_task where id = $1)', own: `'id', waiting.line_id` },
  print_item: {
    where: `known.kind = 'cloud' and known.subject_id = $1`,
    own: `'id', waiting.item_id, 'subject_id', waiting.task_id`,
  },
  print_task: {
    where: 'known.id = $1',
    own: `'id', waiting.task_id,
      'file_id', coalesce((select id from print_file where print_file.person_id = waiting.person_id limit 1), known.file_id)`,
  },
}

const copies = Object.entries(tables)
  .map(
    ([table, { where, own }]) => `into_${table} as (
      insert into ${table} select copied.* from waiting cross join ${table} as known
      cross join lateral jsonb_populate_record(known, to_jsonb(waiting) || jsonb_build_object(${own})) as copied where ${where})`,
  )
  .join(', ')

const addPrints = `
  with owners as (select id, row_number() over () - 1 as place from unnest($2::uuid[]) as id),
    waiting as materialized (
      select uuidv7() as order_id, uuidv7() as line_id, uuidv7() as task_id, uuidv7() as item_id, owners.id as person_id
      from generate_series(1, $3::int) as n join owners on owners.place = n % cardinality($2::uuid[])),
    ${copies}
  select`

const atOnce = 20_000

interface Wanted {
  readonly likeTaskId: string
  readonly ownerIds: readonly string[]
}

/** Prints of these people that wait, up to so many, as rows. */
export const fillWaiting = async (sql: Sql, { likeTaskId, ownerIds }: Wanted, upTo: number) => {
  const { rows } = await runText(
    sql,
    `select count(*)::int as count from print_item where state = 'waiting' and person_id in (select unnest($1::uuid[]))`,
    [ownerIds],
  )
  for (let count = Number(rows[0]?.['count']); count < upTo; count += atOnce)
    await sql.transaction().execute(async (sql) => {
      // They fit together as they are made: looking for what each of them names would be most of the work.
      await runText(sql, 'set local session_replication_role = replica')
      await runText(sql, addPrints, [likeTaskId, ownerIds, Math.min(atOnce, upTo - count)])
    })
  await runText(sql, `vacuum analyze ${Object.keys(tables).join(', ')}`)
}

/** Some that nobody has begun to print. */
export const listWaiting = async (sql: Sql, ownerIds: readonly string[], max: number) =>
  (
    await runText(
      sql,
      `select id, person_id from print_item where state = 'waiting' and person_id in (select unnest($1::uuid[])) order by id limit $2`,
      [ownerIds, max],
    )
  ).rows.map((row) => ({ itemId: String(row['id']), ownerId: String(row['person_id']) }))
