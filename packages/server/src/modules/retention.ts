import type { Phrase } from '@campus/contract/language.ts'
import type { EditableSettings } from '@campus/contract/school/console/settings.ts'
import { sql as fragment } from 'kysely'
import type { Ctx } from '../context/context.ts'
import { later } from '../platform/time/clock.ts'

type Times = Pick<EditableSettings, 'retention' | 'printFileDays'>

/** What an area removes by age. It is declared once; the sweep takes its time from here, and the console shows it. */
export interface RetentionKind {
  readonly kind: string
  readonly name: Phrase
  /** For how many seconds; by the settings of each school where it decides. Null: for good. */
  readonly keptFor: number | ((settings: Times) => number) | null
  /** What no school may go below. */
  readonly atLeast?: number
}

export type SchoolRetentionKind = RetentionKind & { readonly keptFor: (settings: Times) => number }

export const retentionKind = <const Kind extends RetentionKind>(kind: Kind): Kind => kind

/** For how many seconds a school keeps it. */
export const keptSecondsOf = ({ keptFor, atLeast = 0 }: SchoolRetentionKind, settings: Times): number =>
  Math.max(atLeast, keptFor(settings))

/** What a statement of Kysely answers, or a number that was counted. */
type Removed =
  | number
  | readonly ({ readonly numDeletedRows: bigint } | { readonly numUpdatedRows: bigint })[]
  | { readonly numAffectedRows?: bigint | undefined }

const countOf = (removed: Removed): number => {
  if (typeof removed === 'number') return removed
  if ('numAffectedRows' in removed) return Number(removed.numAffectedRows ?? 0)
  const results = removed as readonly { readonly numDeletedRows?: bigint; readonly numUpdatedRows?: bigint }[]
  return results.reduce((sum, each) => sum + Number(each.numDeletedRows ?? each.numUpdatedRows ?? 0), 0)
}

interface Run {
  readonly startedAt: number
  readonly rows: number
}

const noteDone = (ctx: Ctx, kind: string, { startedAt, rows }: Run) => {
  const now = ctx.now()
  const row = { ran_at: now, took_ms: Math.round(performance.now() - startedAt), rows, failed_at: null }
  return ctx.sql
    .insertInto('retention_sweep')
    .values({ kind, ...row, deleted_at: rows > 0 ? now : null, deleted_rows: rows })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet({
        ...row,
        deleted_at: fragment`coalesce(excluded.deleted_at, retention_sweep.deleted_at)`,
        deleted_rows: fragment`case when excluded.rows > 0 then excluded.rows else retention_sweep.deleted_rows end`,
      }),
    )
    .execute()
}

const noteFailed = (ctx: Ctx, kind: string) =>
  ctx.sql
    .insertInto('retention_sweep')
    .values({ kind, failed_at: ctx.now() })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet({ failed_at: fragment`coalesce(retention_sweep.failed_at, excluded.failed_at)` }),
    )
    .execute()

/** Removes what is over and keeps how many rows went, how long it took, or that it failed. Outside of transactions: a failure is written down too. */
export const noteRemoval = async (ctx: Ctx, { kind }: RetentionKind, remove: () => Promise<Removed>): Promise<void> => {
  const startedAt = performance.now()
  try {
    const rows = countOf(await remove())
    await noteDone(ctx, kind, { startedAt, rows })
  } catch (error) {
    // A database that is away cannot be told either.
    await noteFailed(ctx, kind).catch(() => undefined)
    throw error
  }
}

/** The same for what every school keeps as long: with the moment before which it goes. */
export const removeOlder = (
  ctx: Ctx,
  kind: Omit<RetentionKind, 'keptFor'> & { readonly keptFor: number },
  remove: (before: Date) => Promise<Removed>,
): Promise<void> => noteRemoval(ctx, kind, () => remove(later(ctx.now(), -kind.keptFor)))
