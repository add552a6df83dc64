import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { GivenIdNumber } from '../people/profile-fields.ts'

export const paperKinds = ['resident_card', 'hmt_pass', 'passport', 'other'] as const
export const PaperKind = z.enum(paperKinds)
export type PaperKind = z.infer<typeof PaperKind>

export const paperKindNames: Record<PaperKind, Phrase> = {
  resident_card: ['居民身份证', 'Resident ID card', '居民身分證'],
  hmt_pass: ['港澳台通行证', 'Hong Kong, Macao or Taiwan permit', '港澳臺通行證'],
  passport: ['护照', 'Passport', '護照'],
  other: ['其他证件', 'Other document', '其他證件'],
}

/** Of a resident card `front` has the portrait, `back` the emblem; a passport is its page with the portrait. */
export const PaperSide = z.enum(['front', 'back'])
export type PaperSide = z.infer<typeof PaperSide>

export const sidesOf: Readonly<Record<PaperKind, readonly PaperSide[]>> = {
  resident_card: ['front', 'back'],
  hmt_pass: ['front', 'back'],
  passport: ['front'],
  other: ['front'],
}

export const paperFields = ['name', 'number', 'sex', 'birthDate', 'nation', 'address', 'authority', 'validFrom', 'validUntil'] as const
export const PaperField = z.enum(paperFields)
export type PaperField = z.infer<typeof PaperField>

/** What is wrong with a picture of a paper; `not_read`: we could not read it right now, so it is filled in by hand. */
export const paperFaults = [
  'edges_cut',
  'glare',
  'blurred',
  'too_small',
  'wrong_side',
  'unreadable',
  'number_wrong',
  'expired',
  'not_read',
] as const
export const PaperFault = z.enum(paperFaults)
export type PaperFault = z.infer<typeof PaperFault>

const ReadField = z.object({
  field: PaperField,
  value: z.string(),
  /** From 0 to 1: how sure the reader is. */
  confidence: z.number(),
  /** Proved by a check digit; others are proposals to confirm. */
  isProved: z.boolean(),
})

const ReadSide = z.object({ side: PaperSide, url: z.string(), faults: z.array(PaperFault), fields: z.array(ReadField) })

/** `checked`: it fits my record; the pictures are deleted then, and when it was refused. */
export const PaperState = z.enum(['draft', 'reviewing', 'checked', 'refused', 'expired'])
export type PaperState = z.infer<typeof PaperState>

export const paperStateNames: Record<PaperState, Phrase> = {
  draft: ['未提交', 'Not submitted', '未提交'],
  reviewing: ['审核中', 'In review', '審核中'],
  checked: ['已核验', 'Checked', '已核驗'],
  refused: ['未通过', 'Not accepted', '未通過'],
  expired: ['已过期删除', 'Expired and deleted', '已過期刪除'],
}

export const uploadPaper = call({
  method: 'POST',
  path: '/tcyApi/identity/picUploadCertImg',
  who: 'user',
  summary: 'Upload one side of my ID document; it is read, and what was read is returned for me to confirm.',
  body: z.object({ kind: PaperKind, side: PaperSide }),
  file: {
    field: 'file',
    maxBytes: 10 * 1024 * 1024,
    maxCount: 1,
    kinds: ['image/jpeg', 'image/png', 'image/webp'],
    isEncrypted: true,
  },
  output: z.object({ id: Id, kind: PaperKind, sides: z.array(ReadSide), missing: z.array(PaperSide) }),
  refusals: ['file_kind', 'too_large', 'picture_broken', 'paper_under_review'],
})

/** What the person confirmed or corrected; left out fields keep what was read. */
const Confirmed = z.object({
  name: z.string().trim().min(1).max(100).optional(),
  number: GivenIdNumber.optional(),
  sex: z.enum(['male', 'female', 'other']).optional(),
  birthDate: z.iso.date('calendar_day').optional(),
  nation: z.string().trim().max(50).optional(),
  address: z.string().trim().max(200).optional(),
  authority: z.string().trim().max(100).optional(),
  validFrom: z.iso.date('calendar_day').optional(),
  /** Empty: without end. */
  validUntil: z.union([z.literal(''), z.iso.date('calendar_day')]).optional(),
})

export const compareIdentity = call({
  method: 'POST',
  path: '/tcyApi/identity/identityCompare',
  who: 'user',
  summary: 'Submit my ID document: it is compared with my record and my portrait field by field, immediately or by a reviewer.',
  body: z.object({ confirmed: Confirmed.default({}), handsIn: z.boolean().default(false) }),
  sealed: ['confirmed.number'],
  output: z.object({
    state: PaperState,
    rows: z.array(
      z.object({
        field: PaperField,
        /** Numbers are masked. */
        paper: z.string(),
        record: z.string(),
        result: z.enum(['same', 'different', 'not_on_paper', 'not_in_record']),
      }),
    ),
    portrait: z.enum(['same', 'different', 'not_compared', 'no_portrait', 'no_photo_on_paper']),
  }),
  refusals: ['paper_missing', 'paper_side_missing', 'paper_number_wrong', 'paper_expired', 'paper_under_review', 'face_busy'],
})

export const dropPaper = call({
  method: 'POST',
  path: '/my/identityPaper/drop',
  who: 'user',
  summary: 'Withdraw my ID document before it is decided; its pictures and what was read are deleted immediately.',
  output: Done,
  refusals: ['already_decided'],
  idempotency: 'accepted',
})

export const ownIdentity = call({
  method: 'GET',
  path: '/tcyApi/identity/getIdentity',
  who: 'user',
  summary: 'My paper as far as it is known: its kind and state, name and number masked.',
  output: z.object({
    kind: PaperKind.nullable(),
    state: z.enum(['missing', ...PaperState.options]),
    name: z.string(),
    number: z.string(),
    validUntil: z.iso.date().nullable(),
    sides: z.array(z.object({ side: PaperSide, url: z.string(), faults: z.array(PaperFault) })),
    /** What was read or confirmed, in the clear, while it is a draft. */
    fields: z.array(ReadField),
    reason: z.string(),
    decidedAt: Instant.nullable(),
    /** When the pictures are deleted at the latest. */
    deletedAt: Instant.nullable(),
  }),
})

export const identitySteps = ['consent', 'paper', 'photo', 'signature'] as const

export const identityStatus = call({
  method: 'GET',
  path: '/tcyApi/identity/getIdentityStatus',
  who: 'user',
  summary: 'How far I am with proving who I am, in one word, and what comes next.',
  output: z.object({
    state: z.enum(['not_started', 'incomplete', 'reviewing', 'refused', 'complete']),
    steps: z.array(
      z.object({
        step: z.enum(identitySteps),
        state: z.enum(['todo', 'waiting', 'refused', 'done']),
        /** Of a photo. */
        photoTypeId: Id.nullable(),
        isRequired: z.boolean(),
      }),
    ),
    /** The first that is to be done. */
    next: z.object({ step: z.enum(identitySteps), photoTypeId: Id.nullable() }).nullable(),
  }),
})
