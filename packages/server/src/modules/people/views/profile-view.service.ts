import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import type { profileViews } from '@campus/contract/people/privacy.ts'
import { roleNames, type UserType, userTypeNames } from '@campus/contract/roles.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { readFromCursor } from '../../../platform/db/cursor.ts'
import { countViews, insertViews, listViews, type ViewKind } from './profile-view.repository.ts'

/** Logs for the people concerned that the caller viewed their data; own views and repeated views within an hour are not logged. */
export const noteViews = async (ctx: CallerCtx, personIds: readonly string[], what: ViewKind) => {
  const { personId: viewerId, schoolId } = ctx.caller
  const others = [...new Set(personIds)].filter((id) => id !== viewerId)
  if (others.length > 0) await insertViews(ctx.sql, { personIds: others, schoolId, viewerId, what, now: ctx.now() })
}

/** The highest office speaks for somebody who looked; without one, what they are at the school. */
const officeOf = (kind: UserType, roles: readonly string[]): Phrase => {
  const office = (['admin', 'auditor', 'manager'] as const).find((role) => roles.includes(role))
  return office ? roleNames[office] : userTypeNames[kind]
}

export const listOwnViews = async (ctx: CallerCtx, page: InputOf<typeof profileViews>): Promise<OutputOf<typeof profileViews>> => {
  const { personId } = ctx.caller
  const log = await readFromCursor(
    page,
    (from) => listViews(ctx.sql, personId, from),
    (row) => ({
      id: row.id,
      viewer: row.name,
      role: say(officeOf(row.kind, row.roles ?? []), ctx.language),
      what: row.what,
      at: row.created_at.toISOString(),
    }),
  )
  return { ...log, total: await countViews(ctx.sql, personId) }
}
