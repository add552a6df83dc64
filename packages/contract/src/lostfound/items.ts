import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { PageQuery, pageOf } from '../page.ts'
import { Claim } from './claim.ts'
import { TextForStrangers } from './contact-data.ts'
import { LostKind, LostSide, LostState, lostKinds, lostSides, maxPhotos, ReportReason } from './kinds.ts'

/** What a card says, typed by who found it; only its owner and the office ever learn it. */
const CardNumber = z
  .string()
  .trim()
  .toUpperCase()
  .max(32)
  .regex(/^[0-9A-Z-]*$/, 'person_number')

const wordsOfThings = ['title', 'description', 'question'] as const

export const LostItemGiven = z
  .object({
    side: z.enum(lostSides),
    kind: z.enum(lostKinds),
    title: TextForStrangers(30).default(''),
    description: TextForStrangers(300).default(''),
    /** A place of the campus, or in words; or both. */
    placeId: Id.nullable().default(null),
    placeText: TextForStrangers(50).default(''),
    happenedAt: Instant,
    /** What only the owner can answer. */
    question: TextForStrangers(80).default(''),
    cardNumber: CardNumber.default(''),
    cardName: z.string().trim().max(40).default(''),
    photos: z
      .array(Id)
      .max(maxPhotos, 'too_many_images')
      .refine((photos) => new Set(photos).size === photos.length, { message: 'wrong' })
      .default([]),
  })
  .superRefine((given, context) => {
    const refuse = (field: keyof typeof given, message: string) => context.addIssue({ code: 'custom', message, path: [field] })
    const isCard = given.kind === 'card'
    if (!given.placeId && !given.placeText) refuse('placeText', 'required')
    if (isCard) {
      for (const field of wordsOfThings) if (given[field]) refuse(field, 'card_without_words')
      if (given.photos.length > 0) refuse('photos', 'card_without_words')
      if (given.side === 'found' && !given.cardNumber && !given.cardName) refuse('cardNumber', 'card_unnamed')
    } else {
      if (given.title.length < 2) refuse('title', 'required')
      if (given.side === 'found' && given.question.length < 4) refuse('question', 'required')
    }
    if ((!isCard || given.side === 'lost') && (given.cardNumber || given.cardName)) refuse('cardNumber', 'wrong')
  })

export const LostItemRow = z.object({
  id: Id,
  side: LostSide,
  kind: LostKind,
  /** Empty for cards. */
  title: z.string(),
  place: z.string(),
  happenedAt: Instant,
  photo: z.string().nullable(),
  state: LostState,
  postedAt: Instant,
  expiresAt: Instant,
  isMine: z.boolean(),
  isInCustody: z.boolean(),
  /** A handover is agreed: nobody else can claim it for now. */
  isPromised: z.boolean(),
  /** Claims on a post of mine that wait for my answer. */
  waiting: z.number().int(),
})
export type LostItemRow = z.infer<typeof LostItemRow>

export const maxSimilar = 5

export const LostItem = LostItemRow.extend({
  description: z.string(),
  photos: z.array(z.string()),
  question: z.string(),
  /** Where the school keeps it. */
  custodyPlace: z.string(),
  /** Why the school hid or ended it, for its author. */
  notes: z.string(),
  /** A card whose number or name is mine. */
  isMyCard: z.boolean(),
  mayClaim: z.boolean(),
  mayClose: z.boolean(),
  mayRenew: z.boolean(),
  mayReport: z.boolean(),
  /** Mine, or all of them on a post that I answer. */
  claims: z.array(Claim),
  /** For the author of an open post: what others posted on the other side that may be the same thing. */
  similar: z.array(LostItemRow).max(maxSimilar),
})
export type LostItem = z.infer<typeof LostItem>

export const lostItems = call({
  method: 'GET',
  path: '/schedule/lost-items',
  who: 'user',
  summary: 'What was lost and found at my school, newest first; or my posts, or those that I claimed.',
  query: PageQuery.extend({
    view: z.enum(['open', 'posted', 'claimed']).default('open'),
    side: LostSide.optional(),
    kind: LostKind.optional(),
    placeId: Id.optional(),
    words: z.string().trim().max(50).optional(),
  }),
  output: pageOf(LostItemRow),
})

export const similarLostItems = call({
  method: 'GET',
  path: '/schedule/lost-items/similar',
  who: 'user',
  summary: 'Before I post: open posts of others on the other side that may be the same thing, the best first. None for cards.',
  query: z.object({
    side: LostSide,
    kind: LostKind,
    title: z.string().trim().max(30).default(''),
    placeId: Id.optional(),
    happenedAt: Instant,
  }),
  output: z.array(LostItemRow).max(maxSimilar),
})

export const lostItem = call({
  method: 'GET',
  path: '/schedule/lost-items/{id}',
  who: 'user',
  summary: 'One post with what I may do about it, and its claims where I answer them.',
  params: z.object({ id: Id }),
  output: LostItem,
})

export const postLostItem = call({
  method: 'POST',
  path: '/schedule/lost-items',
  who: 'user',
  summary: 'Post what I found or lost. A card is never shown: its owner is found by what it says and told.',
  body: LostItemGiven,
  output: z.object({ id: Id }),
  refusals: ['enough_today'],
  idempotency: 'required',
})

const ofOne = z.object({ id: Id })

export const closeLostItem = call({
  method: 'POST',
  path: '/schedule/lost-items/close',
  who: 'user',
  summary: 'End a post of mine; claims on it end with it.',
  body: ofOne,
  output: Done,
  refusals: ['lost_item_over', 'lost_item_in_custody'],
  idempotency: 'accepted',
})

export const renewLostItem = call({
  method: 'POST',
  path: '/schedule/lost-items/renew',
  who: 'user',
  summary: 'Show a post of mine for another 30 days; once.',
  body: ofOne,
  output: z.object({ expiresAt: Instant }),
  refusals: ['lost_item_over', 'lost_item_renewed'],
  idempotency: 'accepted',
})

export const reportLostItem = call({
  method: 'POST',
  path: '/schedule/lost-items/report',
  who: 'user',
  summary: 'Report a post. Three reports by different people hide it until the school decides.',
  body: z.object({ id: Id, reason: ReportReason, notes: z.string().trim().max(200).default('') }),
  output: Done,
  refusals: ['lost_item_over', 'lost_item_reported', 'lost_item_own', 'enough_today'],
  idempotency: 'required',
})
