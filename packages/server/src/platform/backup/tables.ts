import pg from 'pg'

export interface CopiedTable {
  readonly name: string
  /** Without generated ones: the database makes them again. */
  readonly columns: readonly string[]
}

/** Tables of Campus, a partitioned one as a whole. The queue has a schema of its own and stays out, and so do the steps of migrations. */
export const listTables = async (client: pg.ClientBase): Promise<CopiedTable[]> => {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migration'
     group by c.relname order by c.relname`,
  )
  return rows
}

export interface Partition {
  readonly name: string
  readonly parent: string
  readonly bound: string
  /** Those of its own: a trigger on the whole table comes by itself. */
  readonly triggers: readonly string[]
}

export const listPartitions = async (client: pg.ClientBase): Promise<Partition[]> => {
  const { rows } = await client.query<{ name: string; parent: string; bound: string; triggers: string[] }>(
    `select c.relname as name, p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bound,
       array(select pg_get_triggerdef(t.oid) from pg_trigger t
         where t.tgrelid = c.oid and not t.tgisinternal and t.tgparentid = 0 order by t.tgname) as triggers
     from pg_class c join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
     where c.relnamespace = 'public'::regnamespace and c.relispartition and c.relkind = 'r' order by p.relname, c.relname`,
  )
  return rows
}

export interface SequenceState {
  readonly name: string
  readonly value: string | null
}

export const listSequences = async (client: pg.ClientBase): Promise<SequenceState[]> => {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    "select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' order by sequencename",
  )
  return rows
}

export const quote = (name: string) => pg.escapeIdentifier(name)

export const columnsOf = ({ columns }: CopiedTable) => columns.map(quote).join(', ')
