import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { FacePurposeWord } from './consents.ts'
import { checkPurposes } from './face-words.ts'

/** From so many people on the use of faces is filed with the authority; some time before that the console warns. */
export const filingLine = { people: 100_000, warnAt: 90_000 } as const

/** What a school decides about faces. */
export const FaceSettings = z.object({
  isOn: z.boolean(),
  /** From this similarity on two faces count as one person. */
  threshold: z.number().min(0.3).max(0.98),
  /** Failed checks an hour, for one account and for one device. */
  attempts: z.number().int().min(1).max(10),
  /** What face checks are offered for. */
  methods: z
    .array(z.enum(checkPurposes))
    .max(20)
    .refine((items) => new Set(items).size === items.length, { message: 'wrong' }),
})
export type FaceSettings = z.infer<typeof FaceSettings>

export const faceSettings = call({
  method: 'GET',
  path: '/console/faces/settings',
  who: ['admin'],
  summary: 'What my school decided about faces.',
  output: FaceSettings,
})

export const changeFaceSettings = call({
  method: 'POST',
  path: '/console/faces/settings',
  who: ['admin'],
  summary: 'Change what my school decided about faces; they can be turned on only once an impact assessment is kept.',
  body: FaceSettings.partial(),
  output: FaceSettings,
  refusals: ['assessment_needed'],
  idempotency: 'accepted',
})

export const Assessment = z.object({
  id: Id,
  text: z.string(),
  fileUrl: z.string().nullable(),
  writtenBy: z.string(),
  at: Instant,
})

export const faceOverview = call({
  method: 'GET',
  path: '/console/faces/overview',
  who: ['admin', 'auditor'],
  summary: 'How many people have a face vector, against the filing line, what was agreed to, checks of 30 days, impact assessments.',
  output: z.object({
    peopleWithVectors: z.number().int(),
    filingLine: z.number().int(),
    /** `due`: the line is reached, filing is due within 30 working days. */
    filing: z.enum(['below', 'near', 'due']),
    /** Who agrees at present, and to which version of the text. */
    consents: z.array(
      z.object({
        purpose: FacePurposeWord,
        people: z.number().int(),
        versions: z.array(z.object({ version: z.string(), people: z.number().int() })),
      }),
    ),
    checks: z.object({ passed: z.number().int(), failed: z.number().int() }),
    assessments: z.array(Assessment),
  }),
})

export const addAssessment = call({
  method: 'POST',
  path: '/console/faces/assessments',
  who: ['admin'],
  summary: 'Keep an impact assessment, as text and if wanted with a file that I uploaded; it is never changed.',
  body: z.object({ text: z.string().trim().min(20).max(20_000), fileId: Id.optional() }),
  output: Done,
  idempotency: 'required',
})

export const recordGuardianConsent = call({
  method: 'POST',
  path: '/console/faces/guardian-consents',
  who: ['manager', 'admin'],
  summary: 'Record that the guardian of a person under 14 agreed in writing, or withdrew their consent.',
  body: z.object({
    /** Of the child. */
    number: z.string().trim().min(1).max(40),
    action: z.enum(['given', 'withdrawn']),
    purposes: z.array(FacePurposeWord).min(1, 'required').max(5),
    guardianName: z.string().trim().min(1).max(60),
    /** Which paper was seen, and where it is kept. */
    confirmation: z.string().trim().min(5).max(300),
    /** Number, phone or address of the guardian’s family account, which may decide from then on. */
    guardianAccount: z.string().trim().max(254).optional(),
  }),
  output: Done,
  refusals: ['faces_off', 'guardian_not_needed', 'document_changed', 'nothing_to_withdraw', 'out_of_scope', 'guardian_account_unknown'],
  idempotency: 'required',
})
