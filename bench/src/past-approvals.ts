import { runText, type Sql } from '@campus/server/platform/db/sql.ts'

interface Kept {
  readonly key: string
  /** What is another in each of them. */
  readonly own: Readonly<Record<string, string>>
}

const person = (column: string) =>
  `case when known.${column} = any ($5::uuid[]) then past.decider_id when known.${column} = $6 then past.starter_id else known.${column} end`
/** A row of the known instance gets an id of its own for each of the past, and others refer to it by the same. It begins as that of its instance, so that indexes are filled in order. */
const renewed = (column: string) => `overlay(past.instance_id::text placing left(md5(known.${column}::text), 12) from 25)::uuid`

const tables: Readonly<Record<string, Kept>> = {
  approval_instance: {
    key: 'id',
    own: { id: 'past.instance_id', top_id: 'past.instance_id', number: '-past.n', starter_id: 'past.starter_id' },
  },
  approval_run: { key: 'instance_id', own: { id: renewed('id'), instance_id: 'past.instance_id' } },
  approval_task: {
    key: 'instance_id',
    own: {
      id: renewed('id'),
      run_id: renewed('run_id'),
      instance_id: 'past.instance_id',
      owner_id: person('owner_id'),
      assignee_id: person('assignee_id'),
      decided_by: person('decided_by'),
    },
  },
  approval_event: { key: 'instance_id', own: { instance_id: 'past.instance_id', actor_id: person('actor_id') } },
}

const insertInto = async (sql: Sql, table: string, { key, own }: Kept) => {
  const columns = 'select column_name as name from information_schema.columns where table_name = $1 order by ordinal_position'
  const values = (await runText(sql, columns, [table])).rows.map(({ name }) => own[String(name)] ?? `known.${String(name)}`)
  return `into_${table} as (insert into ${table} select ${values.join(', ')} from past, ${table} as known where known.${key} = past.like_id)`
}

export interface Past {
  /** Instances that those of the past are like: one that runs, one that has ended. */
  readonly runningId: string
  readonly endedId: string
  /** Who decided those, and who started them. */
  readonly deciderIds: readonly string[]
  readonly starterId: string
  /** Who reads the lists: theirs are the first of all, and nobody else's. */
  readonly readers: readonly string[]
}

/** As many belong to those who read the lists. */
const ofReaders = 1000

/** One of ten runs. The first belong to the readers, the others are spread over everybody else of the school. */
const writePast = async (sql: Sql) => `
  with others as (select id, row_number() over (order by id) - 1 as place from person where number like 'past-%'),
    numbered as (select n, case when n % 10 = 0 then $3::uuid else $4::uuid end as like_id from generate_series($1::int + 1, $1::int + $2::int) as n),
    past as materialized (
      select n, like_id, uuidv7(make_interval(secs => -n)) as instance_id,
        coalesce(($7::uuid[])[case when n <= ${ofReaders} then n % array_length($7::uuid[], 1) + 1 end], starter.id) as starter_id,
        coalesce(($7::uuid[])[case when n <= ${ofReaders} then (n + 1) % array_length($7::uuid[], 1) + 1 end], decider.id) as decider_id
      from numbered
      join others as starter on starter.place = n % (select count(*) from others)
      join others as decider on decider.place = (n * 7) % (select count(*) from others)
    ),
    ${(await Promise.all(Object.entries(tables).map(([table, kept]) => insertInto(sql, table, kept)))).join(', ')}
  select`

const atOnce = 100_000

/** Indexes are built at the end, at once: kept up to date row by row they would be most of the work. Those of constraints stay. */
const withoutIndexes = async (sql: Sql, fill: () => Promise<void>) => {
  const found = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`
  const indexes = (await runText(sql, found, [Object.keys(tables)])).rows
  for (const { name } of indexes) await runText(sql, `drop index ${String(name)}`)
  await fill()
  for (const { definition } of indexes) await runText(sql, String(definition))
}

/** Instances of the past up to so many, each with its runs, tasks and events, as rows. */
export const fillApprovals = (sql: Sql, past: Past, from: number, upTo: number) =>
  sql.connection().execute(async (sql) => {
    const write = await writePast(sql)
    const { runningId, endedId, deciderIds, starterId, readers } = past
    await runText(sql, 'set statement_timeout = 0')
    // They fit together as they are made: looking for what each of them names would be most of the work.
    await runText(sql, 'set session_replication_role = replica')
    await withoutIndexes(sql, async () => {
      for (let count = from; count < upTo; count += atOnce)
        await runText(sql, write, [count, Math.min(atOnce, upTo - count), runningId, endedId, deciderIds, starterId, readers])
    })
    await runText(sql, `vacuum analyze person, ${Object.keys(tables).join(', ')}`)
    await runText(sql, 'reset session_replication_role')
    await runText(sql, 'reset statement_timeout')
  })
