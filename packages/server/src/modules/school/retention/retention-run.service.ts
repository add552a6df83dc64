import { sql as fragment } from 'kysely'
import type { Ctx } from '../../../context/context.ts'

/** Keeps when rows of a kind were last deleted because their time was over, and how many, for the administrators of the school. */
export const noteRetentionRun = (ctx: Ctx, run: { readonly schoolId: string; readonly kind: string; readonly rows: number }) => {
  const { rows } = run
  const now = ctx.now()
  return ctx.sql
    .insertInto('retention_run')
    .values({ school_id: run.schoolId, kind: run.kind, ran_at: now, rows, deleted_at: rows > 0 ? now : null, deleted_rows: rows })
    .onConflict((conflict) =>
      conflict.columns(['school_id', 'kind']).doUpdateSet({
        ran_at: now,
        rows,
        deleted_at: fragment`coalesce(excluded.deleted_at, retention_run.deleted_at)`,
        deleted_rows: fragment`case when excluded.rows > 0 then excluded.rows else retention_run.deleted_rows end`,
      }),
    )
    .execute()
}
