import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { dayFilter } from '../list-filter.ts'
import { PageQuery, pageOf, sortBy } from '../page.ts'
import { UserType } from '../roles.ts'

/** Everybody, the people of units and of all below them, or user types; several count together. */
export const Audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('school') }),
  z.object({ kind: z.literal('unit'), unitId: Id }),
  z.object({ kind: z.literal('role'), role: UserType }),
])
export type Audience = z.infer<typeof Audience>

export const AnnouncementTexts = z.object({
  title: z.string().trim().min(2).max(60),
  titleEn: z.string().trim().max(120).default(''),
  titleTw: z.string().trim().max(60).default(''),
  body: z.string().trim().min(5).max(5000),
  bodyEn: z.string().trim().max(10_000).default(''),
  bodyTw: z.string().trim().max(5000).default(''),
})

const announcers = ['admin', 'manager'] as const

export const announcementStates = ['draft', 'scheduled', 'publishing', 'published', 'recalled'] as const
const AnnouncementState = z.enum(announcementStates)

export const announcementStateNames: Record<(typeof announcementStates)[number], Phrase> = {
  draft: ['草稿', 'Draft', '草稿'],
  scheduled: ['待发布', 'Scheduled', '待發布'],
  publishing: ['发布中', 'Publishing', '發布中'],
  published: ['已发布', 'Published', '已發布'],
  recalled: ['已撤回', 'Recalled', '已撤回'],
}

const AnnouncementRow = z.object({
  id: Id,
  title: z.string(),
  author: z.string(),
  state: AnnouncementState,
  audience: z.array(z.string()),
  publishAt: Instant.nullable(),
  reach: z.number().int(),
  read: z.number().int(),
  createdAt: Instant,
})

export const AnnouncementFilter = z.object({
  /** Of the title or the text. */
  words: z.string().trim().max(60).optional(),
  state: AnnouncementState.optional(),
  /** Of publication, or of writing while there is none. */
  ...dayFilter,
})

export const announcements = call({
  method: 'GET',
  path: '/console/messages/announcements',
  who: announcers,
  summary: 'The announcements of my school, or only mine when I manage a part of it, with the numbers of recipients and readers.',
  query: PageQuery.extend({ ...AnnouncementFilter.shape, sort: sortBy('publishAt', 'reach') }),
  output: pageOf(AnnouncementRow),
})

export const announcement = call({
  method: 'GET',
  path: '/console/messages/announcements/{id}',
  who: announcers,
  summary: 'One announcement with its texts and audience.',
  params: z.object({ id: Id }),
  output: AnnouncementRow.omit({ audience: true, title: true }).extend({
    ...AnnouncementTexts.shape,
    audience: z.array(Audience),
    audienceNames: z.array(z.string()),
  }),
})

const AnnouncementGiven = AnnouncementTexts.extend({ audience: z.array(Audience).min(1, 'required').max(50) })

export const countAudience = call({
  method: 'POST',
  path: '/console/messages/audience',
  who: announcers,
  summary: 'The size of an audience, before anything is sent.',
  body: z.object({ audience: z.array(Audience).min(1, 'required').max(50) }),
  output: z.object({ people: z.number().int() }),
  refusals: ['out_of_scope'],
})

export const saveAnnouncement = call({
  method: 'POST',
  path: '/console/messages/announcements',
  who: announcers,
  summary: 'Save an announcement as a draft; with an id, change one that is not published yet.',
  body: AnnouncementGiven.extend({ id: Id.optional() }),
  output: z.object({ id: Id }),
  refusals: ['out_of_scope', 'announcement_out'],
  idempotency: 'accepted',
})

export const publishAnnouncement = call({
  method: 'POST',
  path: '/console/messages/announcements/publish',
  who: announcers,
  summary: 'Publish a draft now, or at the time given.',
  body: z.object({ id: Id, publishAt: Instant.optional() }),
  output: Done,
  refusals: ['out_of_scope', 'announcement_out', 'time_past'],
  idempotency: 'required',
})

export const recallAnnouncement = call({
  method: 'POST',
  path: '/console/messages/announcements/recall',
  who: announcers,
  summary:
    'Recall an announcement: it disappears for those who have not read it, others see that it was recalled. A scheduled one is not sent.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['already_decided'],
  idempotency: 'required',
})
