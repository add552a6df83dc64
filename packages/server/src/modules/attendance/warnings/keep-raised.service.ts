import type { Ctx } from '../../../context/context.ts'
import { insertWarning, listHolding, noteCauseGone, updateMeasured, withdraw } from './warning.repository.ts'
import type { Raised } from './warning.rules.ts'
import type { WarningNews } from './warning-messages.ts'

interface About {
  readonly schoolId: string
  readonly termId: string
  /** None for warnings about all results of a person. */
  readonly sectionId: string | null
}

const keyOf = ({ personId, kind }: { readonly personId: string; readonly kind: string }) => `${personId} ${kind}`

type Holding = Awaited<ReturnType<typeof listHolding>>[number]

/** The warning ends with its cause; a bar stays, and whoever decided on it is told once. */
const endCause = async (ctx: Ctx, { id, kind, person_id, handled_by }: Holding): Promise<WarningNews[]> => {
  if (await withdraw(ctx.sql, id, ctx.now())) return [{ to: person_id, id, kind, what: 'withdrawn' }]
  const isNew = await noteCauseGone(ctx.sql, id, ctx.now())
  return isNew && handled_by !== null ? [{ to: handled_by, id, kind, what: 'bar_without_cause' }] : []
}

/** Raises what is new, keeps what holds, and withdraws what has lost its cause. Answers what people have to be told. */
export const keepRaised = async (
  ctx: Ctx,
  { schoolId, termId, sectionId }: About,
  all: readonly (Raised & { readonly personId: string })[],
): Promise<WarningNews[]> => {
  const holding = await listHolding(ctx.sql, termId, sectionId)
  const known = new Map(holding.map((row) => [keyOf({ personId: row.person_id, kind: row.kind }), row]))
  const news: WarningNews[] = []
  for (const { personId, kind, ...raised } of all) {
    const before = known.get(keyOf({ personId, kind }))
    known.delete(keyOf({ personId, kind }))
    if (before) {
      if (before.measured !== raised.measured || before.cause_gone_at !== null) await updateMeasured(ctx.sql, before.id, raised)
      continue
    }
    const row = { school_id: schoolId, term_id: termId, section_id: sectionId, person_id: personId, kind, ...raised, raised_at: ctx.now() }
    const made = await insertWarning(ctx.sql, row)
    if (made) news.push({ to: personId, id: made.id, kind, what: 'raised' })
  }
  for (const row of known.values()) news.push(...(await endCause(ctx, row)))
  return news
}
