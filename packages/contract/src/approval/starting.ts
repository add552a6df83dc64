import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id } from '../fields.ts'
import { FormValues } from './form.ts'

export const StartGiven = z.object({
  /** My own unit, or one of a post of mine. */
  deptId: Id.optional(),
  formData: FormValues,
  /** Whom I pick, by node. */
  processUsers: z.record(z.string().max(64), z.array(Id).max(50)).default({}),
  /** Kept for later instead of submitted. */
  draft: z.boolean().default(false),
  /** The draft that it comes from. */
  instanceId: Id.optional(),
})

const refusals = [
  'enough_today',
  'process_stopped',
  'starts_elsewhere',
  'form_wrong',
  'nobody_decides',
  'unit_not_yours',
  'pick_people',
  'claim_taken',
  'subprocesses_too_deep',
  'attachment_not_yours',
  'task_not_open',
  'unknown_person',
  'too_many_signers',
  'wrong_target',
  'field_not_open',
  'not_allowed_here',
] as const

export const startProcess = call({
  method: 'POST',
  path: '/flowable/wfModels/start/{id}',
  who: 'user',
  summary: 'Apply: submit the form of a process, or keep it as a draft.',
  params: z.object({ id: Id }),
  body: StartGiven,
  output: z.object({ instanceId: Id }),
  refusals,
  idempotency: 'required',
})

export const submitProcess = call({
  method: 'POST',
  path: '/openOAApi/submitProcess',
  who: 'user',
  summary: 'Apply, with the process named in the body.',
  body: StartGiven.extend({ formId: Id }),
  output: z.object({ instanceId: Id }),
  refusals,
  idempotency: 'required',
})

export const discardDraft = call({
  method: 'POST',
  path: '/my/approval-drafts/delete',
  who: 'user',
  summary: 'Delete a draft of mine.',
  body: z.object({ id: Id }),
  output: Done,
  idempotency: 'accepted',
})

export const undoInstance = call({
  method: 'POST',
  path: '/my/approval-instances/undo',
  who: 'user',
  summary: 'Ask to undo what has passed: a linked application that takes the same way, and frees what was booked when it passes.',
  body: z.object({ id: Id, reason: z.string().trim().min(1).max(500) }),
  output: z.object({ instanceId: Id }),
  refusals: ['not_allowed_here', 'already_undone', 'nobody_decides'],
  idempotency: 'required',
})
