import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { FormValues } from './form.ts'
import { PickedStep } from './office-page.ts'

export const officeActions = [
  'agree',
  'complete',
  'refuse',
  'recall',
  'transfer',
  'delegate',
  'beforeAdd',
  'afterAdd',
  'removeAdd',
  'revoke',
  'retry',
  'cancel',
  'comment',
  'urge',
  'end',
] as const
export type OfficeAction = (typeof officeActions)[number]

const Comment = z.object({
  text: z.string().trim().max(2000).default(''),
  /** Files that I uploaded. */
  attachments: z.array(Id).max(9).default([]),
  mentions: z.array(Id).max(20).default([]),
})

const Handling = z.object({
  instanceId: Id,
  /** Of actions on a task. */
  taskId: Id.optional(),
  action: z.enum(officeActions),
  comment: Comment.prefault({}),
  /** The signature of mine that I put under it. */
  signature: Id.optional(),
  /** To whom: transfer, delegate, add. */
  targetUser: z
    .array(Id)
    .max(20)
    .or(Id.transform((one) => [one]))
    .default([]),
  /** Where a return goes. */
  targetNode: z.string().max(64).optional(),
  /** The fields that this step may change; rows with the `$row` that they were read with, null for a new one. */
  formData: FormValues.optional(),
  /** The `formVersion` with which the form was read: what somebody else changed since is not overwritten. */
  formVersion: z.int().min(0).optional(),
  /** Whom I pick for later steps, by node. */
  otherNodeUsers: z.record(z.string().max(64), z.array(Id).max(50)).default({}),
  /** `end` of an administrator: how. */
  result: z.enum(['passed', 'refused', 'cancelled']).optional(),
  /** As what I act where the task is not mine; said openly in the trail. */
  as: z.enum(['overseer', 'administrator']).optional(),
})

export const actionRefusals = [
  'approval_not_running',
  'task_not_open',
  'not_your_task',
  'not_allowed_here',
  'words_required',
  'signature_required',
  'own_request',
  'unknown_person',
  'already_signer',
  'too_many_signers',
  'wrong_target',
  'too_late',
  'field_not_open',
  'form_wrong',
  'form_changed',
  'pick_people',
  'nobody_decides',
  'already_urged',
  'claim_taken',
  'subprocesses_too_deep',
  'attachment_not_yours',
] as const

/** What keeps somebody from deciding about a record of another area, beside what the area itself refuses. */
export const decisionRefusals = ['not_your_task', 'not_allowed_here', 'signature_required', 'pick_people', 'nobody_decides'] as const

export const handleTask = call({
  method: 'POST',
  path: '/flowable/process/handler',
  who: 'user',
  summary: 'Act on an instance: decide, return, hand over, add people, withdraw, cancel, comment, remind.',
  body: Handling,
  output: z.null(),
  refusals: ['enough_today', ...actionRefusals],
  idempotency: 'required',
})

export const approveProcess = call({
  method: 'POST',
  path: '/openOAApi/approvalProcess',
  who: 'user',
  summary: 'Agree to a task, or refuse it.',
  body: Handling.extend({ action: z.enum(['agree', 'refuse']), taskId: Id }),
  output: z.null(),
  refusals: actionRefusals,
  idempotency: 'required',
})

export const handleMatter = call({
  method: 'POST',
  path: '/processOA/handler',
  who: 'user',
  summary: 'Act on an instance that decides about a record of another area, such as a request for leave.',
  body: Handling,
  output: z.null(),
  refusals: ['matter_only', 'enough_today', ...actionRefusals],
  idempotency: 'required',
})

export const batchLimit = 100

export const agreeToMany = call({
  method: 'POST',
  path: '/my/approval-tasks/agree',
  who: 'user',
  summary: 'Agree to several tasks of one process that allows it; each gets its own answer.',
  body: z.object({ taskIds: z.array(Id).min(1).max(batchLimit), comment: Comment.prefault({}) }),
  output: z.object({ done: z.array(Id), skipped: z.array(z.object({ taskId: Id, reason: z.string() })) }),
  refusals: ['batch_one_process'],
  idempotency: 'required',
})

export const returnTargets = call({
  method: 'GET',
  path: '/flowable/process/recall/nodes',
  who: 'user',
  summary: 'The finished steps to which this task may be returned, the applicant first.',
  query: z.object({ instanceId: Id, taskId: Id }),
  output: z.array(z.object({ nodeId: z.string(), nodeName: z.string() })),
})

export const taskSettings = call({
  method: 'GET',
  path: '/flowable/process/settings/{id}',
  who: 'user',
  summary: 'What deciding this task of mine needs: a signature, people to pick.',
  params: z.object({ id: Id }),
  output: z.object({
    enableSign: z.boolean(),
    wordsNeeded: z.object({ agree: z.boolean(), refuse: z.boolean() }),
    chooseUsers: z.array(PickedStep),
  }),
})

export const keptSignature = call({
  method: 'GET',
  path: '/flowable/process/sign',
  who: 'user',
  summary: 'The signature that I keep, for deciding without drawing it again.',
  output: z.object({ fileId: Id, picture: z.string() }).nullable(),
})
