import { runText, type Sql } from '@campus/server/platform/db/sql.ts'

/** Those who ordered before: as many as a school has. */
const people = `
  insert into person (school_id, kind, number, name)
  select $1, 'student', 'past-' || n, '往届' || n from generate_series(1, $2::int) as n`

export const addPeople = (sql: Sql, schoolId: string, count: number) => runText(sql, people, [schoolId, count])

interface Kept {
  /** Its row of the order that those of the past are like. */
  readonly where: string
  /** What is another in each of them. */
  readonly own: Readonly<Record<string, string>>
}

const tables: Readonly<Record<string, Kept>> = {
  purchase_order: {
    where: 'known.id = $1',
    own: { id: 'past.order_id', person_id: 'past.person_id', number: `'B' || past.n` },
  },
  order_line: {
    where: 'known.order_id = $1',
    own: { id: 'past.line_id', order_id: 'past.order_id' },
  },
  template_use: {
    where: `known.cause = 'line:' || (select id from order_line where order_id = $1)`,
    own: { id: 'past.line_id', person_id: 'past.person_id', cause: `'line:' || past.line_id` },
  },
  application: {
    where: 'known.order_id = $1',
    own: {
      id: 'past.line_id',
      person_id: 'past.person_id',
      order_id: 'past.order_id',
      line_id: 'past.line_id',
      document_id: 'null',
    },
  },
}

const columnsOf = `
  select column_name as name, data_type = 'timestamp with time zone' as "isTime" from information_schema.columns
  where table_name = $1 order by ordinal_position`

/** All its times lie as long ago as the order itself: what happens in an hour is counted again each minute. */
const insertInto = async (sql: Sql, table: string, { where, own }: Kept) => {
  const { rows } = await runText(sql, columnsOf, [table])
  const values = rows.map(
    ({ name, isTime }) => own[String(name)] ?? (isTime ? `known.${String(name)} - past.age` : `known.${String(name)}`),
  )
  return `into_${table} as (insert into ${table} select ${values.join(', ')} from past, ${table} as known where ${where})`
}

/** One portion, an order each minute into the past, spread over everybody; but each hundredth is one customer's. */
const writePast = async (sql: Sql) => `
  with people as (select id, row_number() over (order by id <> $4, id) - 1 as place from person),
    past as materialized (
      select uuidv7(-age) as order_id, uuidv7(-age) as line_id, n, age, people.id as person_id
      from generate_series($2::int + 1, $2::int + $3::int) as n cross join lateral make_interval(mins => n) as age
      join people on people.place = case when n % 100 = 0 then 0 else n % (select count(*) from people) end
    ),
    ${(await Promise.all(Object.entries(tables).map(([table, kept]) => insertInto(sql, table, kept)))).join(', ')}
  select`

const atOnce = 20_000

interface Past {
  readonly likeOrderId: string
  readonly regularId: string
}

/** Orders of the past up to so many, each with its line, its use and its application, as rows. */
export const fillOrders = async (sql: Sql, { likeOrderId, regularId }: Past, upTo: number) => {
  const { rows } = await runText(sql, 'select count(*)::int as count from purchase_order')
  const write = await writePast(sql)
  for (let count = Number(rows[0]?.['count']); count < upTo; count += atOnce)
    await sql.transaction().execute(async (sql) => {
      // They fit together as they are made: looking for what each of them names would be most of the work.
      await runText(sql, 'set local session_replication_role = replica')
      await runText(sql, write, [likeOrderId, count, Math.min(atOnce, upTo - count), regularId])
    })
  await runText(sql, `vacuum analyze person, ${Object.keys(tables).join(', ')}`)
}
