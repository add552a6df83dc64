import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type calendarFeed, Feed, type openFeed, type ownFeeds, type revokeFeed } from '@campus/contract/schedule/feeds.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { sha256 } from '../../../platform/crypto/digest.ts'
import { newToken } from '../../../platform/crypto/secret-box.ts'
import { refuse } from '../../../platform/refuse.ts'
import { reportChangeTo } from '../../account/changes/report-change.service.ts'
import type { SecretLinks } from '../../account/secret-links.extension.ts'
import { record } from '../../audit/audit.service.ts'
import type { ClosedAccount } from '../../module.ts'
import { lockOwner } from '../owner.repository.ts'
import * as repository from './feed.repository.ts'
import { readFeed } from './feed-content.service.ts'
import { secondsToWait } from './feed-limit.ts'

const maxFeeds = 5

export const listFeeds = async (ctx: CallerCtx): Promise<OutputOf<typeof ownFeeds>> =>
  (await repository.listFeeds(ctx.sql, ctx.caller.personId)).map((row) =>
    Feed.parse({
      id: row.id,
      name: row.name,
      withOwnEntries: row.with_own_entries,
      reminderMinutes: row.reminder_minutes,
      createdAt: row.created_at.toISOString(),
      lastUsedOn: row.last_used_on,
    }),
  )

export const open = (ctx: CallerCtx, given: InputOf<typeof openFeed>): Promise<OutputOf<typeof openFeed>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    await lockOwner(ctx.sql, personId)
    if ((await repository.listFeeds(ctx.sql, personId)).length >= maxFeeds) throw refuse('too_many_feeds')
    const secret = newToken()
    const { id } = await repository.insertFeed(ctx.sql, {
      school_id: schoolId,
      person_id: personId,
      name: given.name,
      secret_hash: sha256(secret),
      language: ctx.language,
      with_own_entries: given.withOwnEntries,
      reminder_minutes: given.reminderMinutes,
      created_at: ctx.now(),
    })
    await record(ctx, { action: 'schedule.feed_opened', subjectKind: 'feed', subjectId: id })
    await reportChangeTo(ctx, personId, { kind: 'link', shown: { of: 'calendar', name: given.name }, undo: { of: 'calendar', id } })
    // Some calendars take an address for one of a calendar by its ending.
    return { id, address: `${ctx.services.publicUrl}/schedule/feed/${secret}.ics` }
  })

export const revoke = (ctx: CallerCtx, { id }: InputOf<typeof revokeFeed>) =>
  inTransaction(ctx, async (ctx) => {
    if (!(await repository.deleteFeed(ctx.sql, id, ctx.caller.personId))) throw refuse('not_found')
    await record(ctx, { action: 'schedule.feed_revoked', subjectKind: 'feed', subjectId: id })
    return null
  })

export const serve = async (ctx: Ctx, { secret }: InputOf<typeof calendarFeed>): Promise<RawAnswer> => {
  const hash = sha256(secret.replace(/\.ics$/, ''))
  const retryAfter = secondsToWait(hash.toString('base64url'), ctx.services.config.REQUESTS_PER_MINUTE)
  if (retryAfter > 0) return { status: 429, retryAfter }
  const feed = await repository.findBySecret(ctx.sql, hash)
  return feed ? readFeed(ctx, feed) : { status: 404 }
}

/** Anybody who has the address reads the timetable. */
export const feedLinks: SecretLinks = {
  listOf: async (ctx, personId) =>
    (await repository.listFeeds(ctx.sql, personId)).map(({ id, name, created_at }) => ({ id, name, createdAt: created_at })),
  end: (ctx, personId, ids) => repository.deleteFeeds(ctx.sql, personId, ids),
}

export const exportFeeds = async (ctx: Ctx, personId: string) =>
  (await repository.listFeeds(ctx.sql, personId)).map(({ name, created_at, last_used_on }) => ({
    name,
    createdAt: created_at.toISOString(),
    lastUsedOn: last_used_on,
  }))

export const closeFeeds = (ctx: Ctx, { id }: ClosedAccount) => repository.deleteAllOf(ctx.sql, id)
