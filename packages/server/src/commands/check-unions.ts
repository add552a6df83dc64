import pg from 'pg'

export interface CheckedColumn {
  readonly table: string
  readonly column: string
  readonly is_nullable: boolean
  readonly has_default: boolean
  /** The check as PostgreSQL prints it. */
  readonly definition: string
}

const checksOfOneColumn = `
  select relation.relname as table, attribute.attname as column, not attribute.attnotnull as is_nullable,
         attribute.atthasdef as has_default, pg_get_constraintdef(con.oid) as definition
  from pg_constraint con
  join pg_class relation on relation.oid = con.conrelid
  join pg_attribute attribute on attribute.attrelid = con.conrelid and attribute.attnum = con.conkey[1]
  where con.contype = 'c' and cardinality(con.conkey) = 1 and con.connamespace = 'public'::regnamespace
  order by 1, 2`

const text = String.raw`'(?:[^']|'')*'::text`

/** "state in ('a', 'b')", "kind = 'a'" and "ways <@ array['a', 'b']"; what follows by AND only narrows them further. */
const listed = new RegExp(
  String.raw`^CHECK \(\(\(?\w+ (?<operator>= ANY \(|= |<@ )(?:ARRAY\[)?(?<texts>${text}(?:, ${text})*)\]?\)+(?: AND .*)?$`,
)

/** The type of a column that holds one or some of these texts, as kysely-codegen takes it; nothing where the check is no list. */
export const unionOf = ({ definition, is_nullable, has_default }: CheckedColumn): string | undefined => {
  const { operator, texts } = listed.exec(definition)?.groups ?? {}
  if (texts === undefined) return undefined
  const literals = [...texts.matchAll(new RegExp(text, 'g'))].map(([literal]) =>
    JSON.stringify(literal.slice(1, -"'::text".length).replaceAll("''", "'")),
  )
  const values = operator === '<@ ' ? `(${literals.join(' | ')})[]` : literals.join(' | ')
  const type = is_nullable ? `${values} | null` : values
  return has_default ? `Generated<${type}>` : type
}

export const unionsFromChecks = async (url: string): Promise<Readonly<Record<string, string>>> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<CheckedColumn>(checksOfOneColumn)
  await client.end()
  return Object.fromEntries(
    rows.flatMap((row) => {
      const union = unionOf(row)
      return union === undefined ? [] : [[`${row.table}.${row.column}`, union]]
    }),
  )
}
