import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { LackingField, RegistrationField } from './fields.ts'
import { CaseFile, CaseFileKind } from './files.ts'
import { RecordedType, RegistrationMethod, RegistrationState } from './states.ts'

/**
 * What the applicant does now: prove who they are, hand the case in, wait for a person, add material, choose a password, wait until the
 * account opens, log in, or start again or ask the school.
 */
export const nextSteps = ['prove', 'hand_in', 'wait_review', 'add_material', 'set_password', 'wait_opening', 'log_in', 'ended'] as const
export const NextStep = z.enum(nextSteps)
export type NextStep = z.infer<typeof NextStep>

/** What happened to a case; each is a line in its log. */
export const caseEvents = [
  'started',
  'code_proved',
  'face_agreed',
  'face_passed',
  'face_failed',
  'turned_manual',
  'authority_passed',
  'authority_failed',
  'handed_in',
  'material_asked',
  'material_added',
  'id_card_corrected',
  'photo_approved',
  'linked',
  'passed',
  'failed',
  'owner_notified',
  'objected',
  'mail_sent',
  'sms_sent',
  'registered',
  'registration_failed',
  'files_deleted',
] as const
export const CaseEvent = z.enum(caseEvents)
export type CaseEvent = z.infer<typeof CaseEvent>

/** Ways to prove who one is. A phone or an address is one that the record already had, masked. */
export const ProofWay = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['phone', 'email']), masked: z.string() }),
  z.object({ kind: z.enum(['face', 'authority']), attemptsLeft: z.number().int() }),
  z.object({ kind: z.literal('manual') }),
])
export type ProofWay = z.infer<typeof ProofWay>

const CaseInfo = z.object({
  id: Id,
  schoolId: Id,
  userType: RecordedType,
  state: RegistrationState,
  method: RegistrationMethod.nullable(),
  nextStep: NextStep,
  /** Who decides, in the reader's language, and by when. */
  reviewer: z.string(),
  decideBy: Instant.nullable(),
  /** What the reviewer wrote. */
  notes: z.string(),
  /** When an unfinished case is deleted, or when material has to be there. */
  expiresAt: Instant.nullable(),
  /** When an accepted account opens, where the owner of the record was notified first. */
  opensAt: Instant.nullable(),
  /** Masked: where mail about this case goes, or SMS where there is no address. */
  email: z.string(),
  phone: z.string(),
  given: z.array(z.object({ field: z.union([RegistrationField, LackingField]), label: z.string(), value: z.string() })),
  files: z.array(CaseFile),
  /** Photos and scans that are still wanted. */
  missing: z.array(z.object({ kind: CaseFileKind, label: z.string(), isRequired: z.boolean() })),
  mayAddFiles: z.boolean(),
  /** The ID number may be corrected once. */
  mayCorrectIdCard: z.boolean(),
  history: z.array(z.object({ event: CaseEvent, at: Instant })),
})

export const matchedCase = call({
  method: 'GET',
  path: '/tcyApi/userRegister/getInfo/{id}',
  who: 'public',
  summary: 'A matched case: whom it found, masked, the ways to prove it, and how far it is.',
  params: z.object({ id: Id }),
  output: CaseInfo.extend({
    found: z.object({ name: z.string(), number: z.string(), idCard: z.string(), unitName: z.string(), grade: z.string() }),
    ways: z.array(ProofWay),
    /** Too many face checks failed: only a person decides now. */
    isManualOnly: z.boolean(),
  }),
})

export const unmatchedCase = call({
  method: 'GET',
  path: '/tcyApi/userRegisterMatch/getInfo/{id}',
  who: 'public',
  summary: 'A case that fits no record: how far it is and what is missing.',
  params: z.object({ id: Id }),
  output: CaseInfo,
})

export const caseOfMail = call({
  method: 'GET',
  path: '/tcyApi/userRegister/getIdByUUID/{uuid}',
  who: 'public',
  summary: 'The case that the address in a mail opens; where the case was accepted, with the proof for choosing a password.',
  params: z.object({ uuid: Id }),
  output: z.object({ id: Id, kind: z.enum(['matched', 'unmatched']), ticket: z.string().nullable() }),
  changesState: true,
})

export const resendOwnCaseMail = call({
  method: 'POST',
  path: '/openApi/registration/resendMail',
  who: 'public',
  summary: 'Send the last mail or SMS about a case to its applicant again; the answer does not say whether there is such a case.',
  body: z
    .object({
      id: Id.optional(),
      /** The word in the address of a mail. */
      uuid: Id.optional(),
    })
    .refine((given) => (given.id === undefined) !== (given.uuid === undefined), { message: 'required', path: ['id'] }),
  output: Done,
  refusals: ['try_later'],
})
