import { sql as fragment } from 'kysely'
import type { Ctx } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { keptSecondsOf, noteRemoval, type SchoolRetentionKind } from '../../retention.ts'
import { listSchoolIds } from '../school/school-ids.service.ts'
import { readSettings } from '../school/school-settings.ts'

/** Keeps when rows of a kind were last deleted because their time was over, and how many, for the administrators of the school. */
const noteRun = (ctx: Ctx, run: { readonly schoolId: string; readonly kind: string; readonly rows: number }) => {
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

/** The moments before which it goes, by school. */
const endsBySchool = async (ctx: Ctx, kind: SchoolRetentionKind) => {
  const ends: { readonly schoolId: string; readonly before: Date }[] = []
  for (const schoolId of await listSchoolIds(ctx.sql))
    ends.push({ schoolId, before: later(ctx.now(), -keptSecondsOf(kind, await readSettings(ctx.sql, schoolId))) })
  return ends
}

interface Removal {
  /** What no school wants any more, where that goes quicker than school by school: the rows of each that went. */
  readonly removeBefore?: (oldest: Date) => Promise<ReadonlyMap<string, number>>
  readonly removeOf: (schoolId: string, before: Date) => Promise<number>
}

/** Removes, school by school, what is older than each keeps it, and keeps how many rows of each school went. */
export const removeOlderOfSchools = (ctx: Ctx, kind: SchoolRetentionKind, { removeBefore, removeOf }: Removal): Promise<void> =>
  noteRemoval(ctx, kind, async () => {
    let all = 0
    const ends = await endsBySchool(ctx, kind)
    const oldest = new Date(Math.min(...ends.map(({ before }) => before.getTime())))
    const gone = ends.length > 0 ? await removeBefore?.(oldest) : undefined
    for (const { schoolId, before } of ends) {
      const rows = (gone?.get(schoolId) ?? 0) + (await removeOf(schoolId, before))
      await noteRun(ctx, { schoolId, kind: kind.kind, rows })
      all += rows
    }
    return all
  })
