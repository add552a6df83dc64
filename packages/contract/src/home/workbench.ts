import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Instant } from '../fields.ts'

/** A service is a name of the app; the server stores the names and does not know the screens. */
const ServiceName = z.string().regex(/^[a-z][a-z0-9-]{1,40}$/, 'wrong')
const names = z.array(ServiceName).max(200)

export const homeInit = call({
  method: 'GET',
  path: '/tcyApi/index/init',
  who: 'user',
  summary: 'Everything for home and workbench: my tasks, my arrangement of services, and documents that I have to agree to again.',
  output: z.object({
    unread: z.object({ size: z.number().int() }),
    /** What waits for me, by the service where it is done: what is due first, then what waits longest. */
    waiting: z.array(
      z.object({
        service: ServiceName,
        count: z.number().int(),
        /** Since when the oldest of it waits. */
        since: Instant.nullable(),
        /** When the first of it is due. */
        dueAt: Instant.nullable(),
      }),
    ),
    /** Whether my school has certificates for people like me, or I hold one. */
    hasCertificates: z.boolean(),
    workbench: z.object({
      /** My own order; what is not in it follows in the order of the school. */
      order: names,
      favourites: names,
      recent: names,
      /** What people like me used most in the last thirty days, and I did not. */
      recommended: names,
    }),
    /** Documents with a version that I have not agreed to. */
    consentNeeded: z.array(z.object({ document: z.enum(['privacy_policy', 'user_agreement']), version: z.string(), title: z.string() })),
    /** A service that I used and may judge, asked once. */
    evaluation: z.object({ askId: z.uuid(), type: z.string(), about: z.string() }).nullable(),
    announcements: z.array(z.object({ messageId: z.uuid(), title: z.string(), at: z.string() })),
  }),
})

export const arrangeWorkbench = call({
  method: 'POST',
  path: '/my/workbench',
  who: 'user',
  summary: 'Save my order of services and my favourites, on all my devices.',
  body: z.object({ order: names, favourites: names.max(12) }),
  output: Done,
})

export const noteServiceUse = call({
  method: 'POST',
  path: '/my/workbench/used',
  who: 'user',
  summary: 'Record that I opened a service, for the list of recent ones.',
  body: z.object({ service: ServiceName }),
  output: Done,
})

export const agreeAgain = call({
  method: 'POST',
  path: '/my/consents',
  who: 'user',
  summary: 'Record that I agree to the current version of a document.',
  body: z.object({ document: z.enum(['privacy_policy', 'user_agreement']), version: z.string().max(50) }),
  output: Done,
  refusals: ['document_changed'],
})

export const rankSteps = [
  'profile',
  'phone',
  'email',
  'avatar',
  'portrait',
  'emergency_contact',
  'passkey',
  'reminders',
  'feedback',
  'evaluation',
] as const

export const ownRank = call({
  method: 'GET',
  path: '/tcyApi/getRank',
  who: 'user',
  summary: 'My progress in setting up and using my account, the next step, and my rank among similar users.',
  output: z.object({
    points: z.number().int(),
    level: z.number().int().min(1).max(5),
    /** Null at the top. */
    nextLevelAt: z.number().int().nullable(),
    steps: z.array(z.object({ step: z.enum(rankSteps), points: z.number().int(), isDone: z.boolean() })),
    /** The share of people of my kind with a less complete profile; null among fewer than ten. */
    aheadOfPercent: z.number().int().min(0).max(100).nullable(),
  }),
})
