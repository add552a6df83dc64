import { type CallerCtx, inTransaction } from '../../context/context.ts'
import { countAttempt } from '../../platform/db/throttle.ts'
import { record } from '../audit/audit.service.ts'
import { noteViews } from '../people/views/profile-view.service.ts'

const hour = 3600

interface Reading {
  /** Which log was read. */
  readonly name: string
  readonly personId?: string | undefined
  readonly filter: Readonly<Record<string, unknown>>
}

/** Reading is evidence once an hour for each reader and log; who is asked for by name reads of it in their own views. */
export const noteReading = (ctx: CallerCtx, { name, personId, filter }: Reading) =>
  inTransaction(ctx, async (ctx) => {
    if (personId) await noteViews(ctx, [personId], 'log')
    const { count } = await countAttempt(ctx, `log-read:${ctx.caller.personId}:${name}`, hour)
    if (count === 1) await record(ctx, { action: 'logs.read', subjectKind: 'log', subjectId: name, details: { filter } })
  })
