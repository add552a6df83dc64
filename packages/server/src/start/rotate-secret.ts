import { type EncryptedPlace, encryptedPlaces } from '../encrypted-places.ts'
import type { SecretBox } from '../platform/crypto/secret-box.ts'
import { runText, type Sql } from '../platform/db/sql.ts'

const batchSize = 500

export interface Secrets {
  readonly current: SecretBox
  readonly previous: SecretBox
}

export interface PlaceReport {
  readonly place: string
  /** Written under the new secret by this run; the others stood there already. */
  readonly changed: number
  readonly kept: number
  /** Stand under neither secret. */
  readonly unreadable: number
}

type Row = Record<string, unknown> & { readonly value: Buffer }
type Outcome = 'changed' | 'kept' | 'unreadable'

const tryOpen = (secretBox: SecretBox, value: Buffer, about: string): string | undefined => {
  try {
    return secretBox.decrypt(value, about)
  } catch {
    return undefined
  }
}

const keysOf = ({ key }: EncryptedPlace, from: number) => key.map((column, index) => `${column} = $${from + index}`).join(' and ')

const rewrite = async (sql: Sql, place: EncryptedPlace, row: Row, { current, previous }: Secrets): Promise<Outcome> => {
  const about = place.about(row)
  if (tryOpen(current, row.value, about) !== undefined) return 'kept'
  const plain = tryOpen(previous, row.value, about)
  if (plain === undefined) return 'unreadable'
  const { hash } = place
  const write = [place.inside?.write ?? `${place.column} = $1`, ...(hash ? [`${hash.column} = $2`] : [])].join(', ')
  const values = [current.encrypt(plain, about), ...(hash ? [hash.of(plain, current)] : [])]
  const keys = place.key.map((column) => row[column])
  await runText(sql, `update ${place.table} set ${write} where ${keysOf(place, values.length + 1)}`, [...values, ...keys])
  return 'changed'
}

const listAfter = async (sql: Sql, place: EncryptedPlace, after: readonly unknown[] | undefined): Promise<Row[]> => {
  const { key, table, needs = [], inside } = place
  const read = inside?.read ?? place.column
  const named = `(${key.join(', ')})`
  const further = after ? `and ${named} > (${after.map((_, index) => `$${index + 1}`).join(', ')})` : ''
  const { rows } = await runText(
    sql,
    `select ${[...key, ...needs].join(', ')}, ${read} as value from ${table}
     where ${read} is not null and ${inside?.where ?? 'true'} ${further} order by ${key.join(', ')} limit ${batchSize} for update`,
    [...(after ?? [])],
  )
  return rows as Row[]
}

/** A batch is written whole or not at all; its rows are locked, so nobody writes to them in between. */
const rotateBatch = (sql: Sql, place: EncryptedPlace, secrets: Secrets, after: readonly unknown[] | undefined) =>
  sql.transaction().execute(async (sql) => {
    if (place.guard) await runText(sql, `alter table ${place.table} disable trigger ${place.guard}`)
    const outcomes: Outcome[] = []
    const rows = await listAfter(sql, place, after)
    for (const row of rows) outcomes.push(await rewrite(sql, place, row, secrets))
    if (place.guard) await runText(sql, `alter table ${place.table} enable trigger ${place.guard}`)
    const last = rows.length === batchSize ? rows.at(-1) : undefined
    return { outcomes, next: last && place.key.map((column) => last[column]) }
  })

const rotatePlace = async (sql: Sql, place: EncryptedPlace, secrets: Secrets): Promise<PlaceReport> => {
  const counts: Record<Outcome, number> = { changed: 0, kept: 0, unreadable: 0 }
  let after: readonly unknown[] | undefined
  do {
    const { outcomes, next } = await rotateBatch(sql, place, secrets, after)
    for (const outcome of outcomes) counts[outcome] += 1
    after = next
  } while (after)
  return { place: `${place.table}.${place.column}`, ...counts }
}

/**
 * Rewrites everything that is encrypted under the previous secret under the current one, as the owner of the tables. What stands under
 * the new one already is passed over, so a run that was interrupted goes on where it stopped.
 */
export const rotateSecret = async (sql: Sql, secrets: Secrets, onPlace: (report: PlaceReport) => void): Promise<PlaceReport[]> => {
  const reports: PlaceReport[] = []
  for (const place of encryptedPlaces) {
    const report = await rotatePlace(sql, place, secrets)
    onPlace(report)
    reports.push(report)
  }
  return reports
}
