import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import type {
  Audience,
  announcement,
  announcements,
  countAudience,
  publishAnnouncement,
  recallAnnouncement,
  saveAnnouncement,
} from '@campus/contract/messages/announcements.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { type Scope, scopeOf } from '../../school/organisation/scope.service.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import { publishAnnouncementJob } from '../messages.jobs.ts'
import { pushUnread } from '../sending/push-unread.service.ts'
import * as repository from './announcement.repository.ts'
import { mayChange, mayReach } from './announcement.rules.ts'
import { countPeople, countUnits, deleteAudience, insertAudience, listAudiences } from './audience.repository.ts'
import { nameOf, toAudience } from './audience.ts'

type Row = Awaited<ReturnType<typeof repository.listAnnouncements>>[number]

const present = ({ language }: CallerCtx, row: Row) => ({
  id: row.id,
  author: personNameIn({ name: row.author_name, namePinyin: row.author_pinyin }, language),
  state: row.state,
  publishAt: row.publish_at?.toISOString() ?? null,
  reach: row.reach,
  read: row.read,
  createdAt: row.created_at.toISOString(),
})

/** Who looks after a part of the school sees and changes what they wrote themselves. */
const ownersFor = (ctx: CallerCtx, scope: Scope): repository.Owners => ({
  schoolId: ctx.caller.schoolId,
  authorId: scope === 'school' ? undefined : ctx.caller.personId,
})

const requireReach = async (ctx: CallerCtx, scope: Scope, audience: readonly Audience[]) => {
  if (!mayReach(scope, audience)) throw refuse('out_of_scope')
  const units = new Set(audience.flatMap((part) => (part.kind === 'unit' ? part.unitId : [])))
  if ((await countUnits(ctx.sql, ctx.caller.schoolId, audience)) !== units.size) throw refuse('not_found')
}

/** As lists show them: their titles and audiences in the reader's language. */
const presentRows = async (ctx: CallerCtx, rows: readonly Row[]): Promise<OutputOf<typeof announcements>['rows']> => {
  const audiences = await listAudiences(
    ctx.sql,
    rows.map(({ id }) => id),
  )
  const namesFor = (id: string) =>
    audiences.filter(({ announcement_id }) => announcement_id === id).map((part) => say(nameOf(part), ctx.language))
  return rows.map((row) => ({
    ...present(ctx, row),
    title: say([row.title, row.title_en || row.title, row.title_tw || row.title], ctx.language),
    audience: namesFor(row.id),
  }))
}

type Filter = Pick<InputOf<typeof announcements>, 'words' | 'state' | 'from' | 'until'>

const fitting = async (ctx: CallerCtx, { from, until, ...filter }: Filter) => ({
  ...filter,
  ...(await daysAtSchool(ctx, { from, until })),
  ...ownersFor(ctx, await scopeOf(ctx)),
})

export const countFitting = async (ctx: CallerCtx, filter: Filter) => repository.countAnnouncements(ctx.sql, await fitting(ctx, filter))

/** The newest first, after the one of the cursor. */
export const listFitting = async (ctx: CallerCtx, filter: Filter, from: FromCursor) =>
  presentRows(ctx, await repository.listAnnouncementsAfter(ctx.sql, await fitting(ctx, filter), from))

export const list = async (
  ctx: CallerCtx,
  { pageNum, pageSize, sort, ...asked }: InputOf<typeof announcements>,
): Promise<OutputOf<typeof announcements>> => {
  const filter = await fitting(ctx, asked)
  const rows = await repository.listAnnouncements(ctx.sql, filter, { limit: pageSize, offset: (pageNum - 1) * pageSize }, sort)
  return { rows: await presentRows(ctx, rows), total: await repository.countAnnouncements(ctx.sql, filter) }
}

export const read = async (ctx: CallerCtx, { id }: InputOf<typeof announcement>): Promise<OutputOf<typeof announcement>> => {
  const row = await repository.findAnnouncement(ctx.sql, ownersFor(ctx, await scopeOf(ctx)), id)
  if (!row) throw refuse('not_found')
  const parts = await listAudiences(ctx.sql, [id])
  return {
    ...present(ctx, row),
    title: row.title,
    titleEn: row.title_en,
    titleTw: row.title_tw,
    body: row.body,
    bodyEn: row.body_en,
    bodyTw: row.body_tw,
    audience: parts.map(toAudience),
    audienceNames: parts.map((part) => say(nameOf(part), ctx.language)),
  }
}

export const count = async (ctx: CallerCtx, { audience }: InputOf<typeof countAudience>) => {
  await requireReach(ctx, await scopeOf(ctx), audience)
  return { people: await countPeople(ctx.sql, ctx.caller.schoolId, audience) }
}

const lockChangeable = async (ctx: CallerCtx, scope: Scope, id: string) => {
  const found = await repository.lockAnnouncement(ctx.sql, ownersFor(ctx, scope), id)
  if (!found) throw refuse('not_found')
  if (!mayChange(found.state)) throw refuse('announcement_out')
}

export const save = (ctx: CallerCtx, { id, audience, ...texts }: InputOf<typeof saveAnnouncement>) =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const scope = await scopeOf(ctx)
    if (id) await lockChangeable(ctx, scope, id)
    await requireReach(ctx, scope, audience)
    const announcementId = id ?? (await repository.insertDraft(ctx.sql, { ...texts, schoolId, authorId: personId, now: ctx.now() }))
    if (id) {
      await repository.updateTexts(ctx.sql, id, texts)
      await deleteAudience(ctx.sql, id)
    }
    await insertAudience(ctx.sql, { announcementId, schoolId, audience, now: ctx.now() })
    return { id: announcementId }
  })

export const publish = (ctx: CallerCtx, { id, publishAt }: InputOf<typeof publishAnnouncement>) =>
  inTransaction(ctx, async (ctx) => {
    const scope = await scopeOf(ctx)
    await lockChangeable(ctx, scope, id)
    const audience = (await listAudiences(ctx.sql, [id])).map(toAudience)
    if (audience.length === 0) throw refuse('bad_input', { fields: { audience: say(fieldTexts.required, ctx.language) } })
    if (!mayReach(scope, audience)) throw refuse('out_of_scope')
    const at = publishAt ? new Date(publishAt) : ctx.now()
    if (publishAt && at <= ctx.now()) throw refuse('time_past')
    await repository.setWaiting(ctx.sql, id, { state: publishAt ? 'scheduled' : 'publishing', publishAt: at })
    const job = { id, publishAt: at.toISOString() }
    await ctx.services.jobs.add(ctx.sql, publishAnnouncementJob, job, publishAt ? { startAfter: at } : {})
    await record(ctx, {
      action: 'messages.announcement_published',
      subjectKind: 'announcement',
      subjectId: id,
      details: { ...job, audience },
    })
    return null
  })

export const recall = (ctx: CallerCtx, { id }: InputOf<typeof recallAnnouncement>) =>
  inTransaction(ctx, async (ctx) => {
    const found = await repository.lockAnnouncement(ctx.sql, ownersFor(ctx, await scopeOf(ctx)), id)
    if (!found) throw refuse('not_found')
    if (found.state === 'recalled') throw refuse('already_decided')
    await repository.setRecalled(ctx.sql, id, ctx.now())
    const text = await repository.recallText(ctx.sql, id, ctx.now())
    if (text) await pushUnread(ctx, await repository.deleteUnreadCopies(ctx.sql, text.id, ctx.now()))
    await record(ctx, {
      action: 'messages.announcement_recalled',
      subjectKind: 'announcement',
      subjectId: id,
      details: { was: found.state },
    })
    return null
  })
