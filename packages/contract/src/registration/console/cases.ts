import { z } from 'zod'
import { call, Done } from '../../call.ts'
import { Id, Instant } from '../../fields.ts'
import { dayFilter } from '../../list-filter.ts'
import { CursorQuery, logOf, PageQuery, pageOf } from '../../page.ts'
import { GivenIdNumber } from '../../people/profile-fields.ts'
import { CaseEvent } from '../case.ts'
import { RegistrationField } from '../fields.ts'
import { CaseFileKind } from '../files.ts'
import { RecordedType, RegistrationMethod, RegistrationState } from '../states.ts'

const reviewers = ['admin', 'manager'] as const
const readers = ['admin', 'manager', 'auditor'] as const

const CaseRow = z.object({
  id: Id,
  kind: z.enum(['matched', 'unmatched']),
  userType: RecordedType,
  state: RegistrationState,
  method: RegistrationMethod.nullable(),
  name: z.string(),
  number: z.string(),
  unitName: z.string(),
  /** How the applicant proved who they are. */
  proofs: z.array(z.enum(['phone', 'email', 'face', 'authority'])),
  faceFailures: z.number().int(),
  /** Fields in which the record says something else. */
  differences: z.array(RegistrationField),
  fileCount: z.number().int(),
  handedInAt: Instant,
  decideBy: Instant.nullable(),
  isOverdue: z.boolean(),
  opensAt: Instant.nullable(),
  reviewer: z.string(),
  decidedAt: Instant.nullable(),
  notes: z.string(),
  mayReview: z.boolean(),
})

export const CaseFilter = z.object({
  state: RegistrationState.optional(),
  userType: RecordedType.optional(),
  unitId: Id.optional(),
  words: z.string().trim().max(60).optional(),
  ...dayFilter,
})
const Listed = PageQuery.extend(CaseFilter.shape)
const listed = pageOf(CaseRow).extend({ waiting: z.number().int() })

export const matchedCases = call({
  method: 'GET',
  path: '/basic/userRegister/getRegisterList',
  who: reviewers,
  summary: 'Matched cases of the people in my scope, those that wait first.',
  query: Listed,
  output: listed,
  changesState: true,
})

export const unmatchedCases = call({
  method: 'GET',
  path: '/basic/userRegisterUnmatch/getRegisterUnmatchlList',
  who: reviewers,
  summary: 'Cases that fit no record, by the unit they named, those that wait first.',
  query: Listed,
  output: listed,
  changesState: true,
})

const CasePhoto = z.object({
  id: Id,
  kind: CaseFileKind,
  label: z.string(),
  isPhoto: z.boolean(),
  name: z.string(),
  size: z.number().int(),
  addedAt: Instant,
  /** Empty once the file is deleted. */
  url: z.string(),
  isApproved: z.boolean(),
})

const Record = z.object({
  id: Id,
  name: z.string(),
  number: z.string(),
  userType: RecordedType,
  unitName: z.string(),
  /** Somebody uses it already: never linked. */
  hasAccount: z.boolean(),
})

export const reviewedCase = call({
  method: 'GET',
  path: '/console/registration/cases/{id}',
  who: reviewers,
  summary: 'One case with what was given against the record, field by field, its files and its log; the view is logged for the person.',
  params: z.object({ id: Id }),
  output: CaseRow.extend({
    explanation: z.string(),
    /** Masked: how the applicant is told. */
    email: z.string(),
    phone: z.string(),
    record: Record.nullable(),
    /** ID number, phone and address are masked. */
    fields: z.array(
      z.object({
        field: RegistrationField,
        label: z.string(),
        given: z.string(),
        record: z.string(),
        isBound: z.boolean(),
        isSame: z.boolean(),
      }),
    ),
    files: z.array(CasePhoto),
    /** Records that may be the one meant, the likeliest first; for cases that fit none. */
    candidates: z.array(Record.extend({ same: z.array(RegistrationField) })),
    isIdCardCorrected: z.boolean(),
    /** The ID number may be corrected once, before the decision. */
    mayCorrectIdCard: z.boolean(),
    log: z.array(z.object({ event: CaseEvent, at: Instant, actor: z.string(), notes: z.string() })),
  }),
  changesState: true,
})

export const caseFileBytes = call({
  method: 'GET',
  path: '/console/registration/files/{id}',
  who: reviewers,
  summary: 'The bytes of a photo or scan of a case in my scope.',
  params: z.object({ id: Id }),
  output: { raw: 'bytes', contentType: 'image/jpeg' },
})

const LogLine = z.object({
  id: Id,
  caseId: Id,
  event: CaseEvent,
  at: Instant,
  actor: z.string(),
  name: z.string(),
  number: z.string(),
  state: RegistrationState,
  notes: z.string(),
})

export const RegistrationLogFilter = z.object({
  event: CaseEvent.optional(),
  words: z.string().trim().max(60).optional(),
  ...dayFilter,
})

export const registrationLog = call({
  method: 'GET',
  path: '/basic/userRegisterLog/getAllRegisterLog',
  who: readers,
  summary: 'Everything that happened to registrations in my scope, the newest first.',
  query: CursorQuery.extend(RegistrationLogFilter.shape),
  output: logOf(LogLine),
  changesState: true,
})

export const caseLog = call({
  method: 'GET',
  path: '/basic/userRegisterLog/getRegisterLogList',
  who: readers,
  summary: 'Everything that happened to one case.',
  query: z.object({ id: Id }),
  output: z.array(LogLine),
  changesState: true,
})

const notes = z.string().trim().min(1).max(500)

/** What became of each case of a decision about several. */
const Decided = z.object({
  decided: z.array(Id),
  refused: z.array(
    z.object({
      id: Id,
      error: z.enum(['not_found', 'already_reviewed', 'own_request', 'registration_account_live', 'channel_taken']),
      msg: z.string(),
    }),
  ),
})

export const reviewCases = call({
  method: 'POST',
  path: '/basic/userRegister/registerReviewed',
  who: reviewers,
  summary: 'Pass or reject matched cases, one or many, or ask for material, always with an explanation for the applicant.',
  body: z.object({
    ids: z.array(Id).min(1).max(100),
    verdict: z.enum(['passed', 'failed', 'supplement']),
    notes,
  }),
  output: Decided,
  idempotency: 'required',
})

export const reviewUnmatched = call({
  method: 'POST',
  path: '/basic/userRegisterUnmatch/unmatchReviewed',
  who: reviewers,
  summary:
    'Reject cases that fit no record, one or many, ask for material, or link one of them to a record and so pass it, always with an explanation for the applicant.',
  body: z
    .object({
      ids: z.array(Id).min(1).max(100),
      verdict: z.enum(['linked', 'failed', 'supplement']),
      /** The record of the one case that is linked. */
      personId: Id.optional(),
      notes,
    })
    .refine((given) => (given.verdict === 'linked') === (given.personId !== undefined), { message: 'required', path: ['personId'] })
    .refine((given) => given.verdict !== 'linked' || given.ids.length === 1, { message: 'wrong', path: ['ids'] }),
  output: Decided,
  refusals: ['already_reviewed', 'own_request', 'registration_account_live', 'registration_under_review', 'out_of_scope'],
  idempotency: 'required',
})

export const correctCaseIdCard = call({
  method: 'POST',
  path: '/console/registration/cases/idCard',
  who: reviewers,
  summary: 'Correct the ID number of a case by its papers, once. It links nothing: a record that fits now is proposed first.',
  body: z.object({ id: Id, idCard: GivenIdNumber, notes }),
  sealed: ['idCard'],
  output: Done,
  refusals: ['already_reviewed', 'own_request', 'id_card_frozen', 'registration_under_review'],
  idempotency: 'required',
})

export const approveCasePhoto = call({
  method: 'POST',
  path: '/basic/userRegister/updateStudentApprovePhoto',
  who: reviewers,
  summary: 'Say which photo of a case counts: it becomes the portrait of the record where that has none.',
  body: z.object({ id: Id, fileId: Id }),
  output: Done,
  refusals: ['already_reviewed', 'own_request'],
  idempotency: 'required',
})

const resending = <const Path extends `/${string}`>(path: Path, summary: string) =>
  call({
    method: 'POST',
    path,
    who: reviewers,
    summary,
    params: z.object({ id: Id }),
    output: Done,
    refusals: ['registration_no_mail', 'too_many_requests'],
    idempotency: 'accepted',
  })

export const resendCaseMail = resending(
  '/basic/userRegister/reSendRegisterEmail/{id}',
  'Send the last mail or SMS about a matched case again.',
)
export const resendUnmatchedMail = resending(
  '/basic/userRegisterUnmatch/reSendUnmatchEmail/{id}',
  'Send the last mail or SMS about a case that fits no record again.',
)

export const photosOfPerson = call({
  method: 'GET',
  path: '/basic/photo/selectAllPhotoListByUserId/{id}',
  who: reviewers,
  summary: 'All photos of a case or of a person in my scope, of the library too, with the one that counts.',
  params: z.object({ id: Id }),
  output: z.array(
    z.object({
      id: Id,
      source: z.enum(['portrait', 'library', 'registration']),
      label: z.string(),
      url: z.string(),
      addedAt: Instant,
      isApproved: z.boolean(),
    }),
  ),
  changesState: true,
})
