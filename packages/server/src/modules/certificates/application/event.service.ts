import type { applicationEvents } from '@campus/contract/certificates/application-states.ts'
import type { Ctx } from '../../../context/context.ts'
import { insertEvents } from './event.repository.ts'

interface Noted {
  readonly applicationId: string
  readonly schoolId: string
  readonly kind: (typeof applicationEvents)[number]
  /** Who did it, where somebody did. */
  readonly actorId?: string | undefined
  readonly note?: string | undefined
  /** Where it came out of a printer. */
  readonly terminalId?: string | undefined
}

/** Adds to what happened to an application, in the transaction in which it happened. */
export const noteEvents = async (ctx: Ctx, events: readonly Noted[]): Promise<void> => {
  const rows = events.map(({ actorId, note = '', terminalId, ...noted }) => ({
    ...noted,
    actorId: actorId ?? null,
    note,
    terminalId: terminalId ?? null,
    at: ctx.now(),
  }))
  if (rows.length > 0) await insertEvents(ctx.sql, rows)
}

export const noteEvent = (ctx: Ctx, noted: Noted): Promise<void> => noteEvents(ctx, [noted])
