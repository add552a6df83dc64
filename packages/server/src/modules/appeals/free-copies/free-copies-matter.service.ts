import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { Matter, MatterOutcome } from '../../approval/matter.ts'
import { record } from '../../audit/audit.service.ts'
import { grantFreeCopies } from '../../documents/uses/use.service.ts'
import * as repository from './free-copies.repository.ts'
import { notifyAsker, notifyCancelled, notifyReviewers } from './free-copies-messages.ts'

const requireRequest = async (ctx: Ctx, id: string): Promise<repository.RequestRow> => {
  const row = await repository.findRequest(ctx.sql, id)
  if (!row) throw new Error(`there is no request ${id}`)
  return row
}

const end = async (ctx: Ctx, id: string, state: 'passed' | 'refused', { by, how, notes }: MatterOutcome) => {
  const row = await requireRequest(ctx, id)
  const granted = state === 'passed' ? (row.offered ?? row.copies) : 0
  if (!(await repository.endRequest(ctx.sql, id, { state, granted, by, how, notes, now: ctx.now() }))) throw new Error(`${id} is reviewed`)
  if (granted > 0)
    await grantFreeCopies(ctx, {
      schoolId: row.school_id,
      templateId: row.template_id,
      personId: row.person_id,
      copies: granted,
      cause: `free-copies:${id}`,
      grantedBy: by,
    })
  const about = { subjectKind: 'free_copies_request', subjectId: id, schoolId: row.school_id }
  await record(by === null ? { ...ctx, caller: undefined } : ctx, { action: `free_copies.${state}`, ...about, details: { granted, how } })
  await notifyAsker(ctx, row, granted, notes)
}

const cancel = async (ctx: Ctx, id: string, { by, notes }: MatterOutcome) => {
  if (!(await repository.endRequest(ctx.sql, id, { state: 'withdrawn' }))) return
  const row = await requireRequest(ctx, id)
  if (by !== null && by !== row.person_id) await notifyCancelled(ctx, row, notes)
}

/** Reviewers offer as many as were asked for, or fewer; who asked may ask for another number when the request comes back. */
const edit = async (ctx: Ctx, id: string, copies: unknown) => {
  const row = await requireRequest(ctx, id)
  const isAsker = ctx.caller?.personId === row.person_id
  if (typeof copies !== 'number' || (!isAsker && copies > row.copies))
    throw refuse('form_wrong', { fields: { 'formData.copies': say(fieldTexts.wrong, ctx.language) } })
  await repository.changeCopies(ctx.sql, id, isAsker ? { copies, offered: null } : { offered: copies })
}

/** Requests for more free copies of a certificate. */
export const freeCopiesMatter: Matter = {
  name: ['免费份数申请', 'Request for free copies', '免費份數申請'],
  icon: 'certificate',
  fields: [
    { id: 'certificate', name: 'TextInput', title: ['证明', 'Certificate', '證明'], props: { abstract: true } },
    { id: 'code', name: 'TextInput', title: ['证明编号', 'Certificate code', '證明編號'] },
    {
      id: 'copies',
      name: 'NumberInput',
      title: ['份数', 'Copies', '份數'],
      valueType: 'Number',
      props: { abstract: true, required: true, precision: 0, min: 1, max: 20 },
      isEditable: true,
    },
    { id: 'reason', name: 'TextareaInput', title: ['理由', 'Reason', '理由'], props: { abstract: true } },
  ],
  firstVersion: async () => ({ step: ['审核', 'Review', '審核'], nobody: 'TO_ADMIN', edits: ['copies'] }),
  hold: (ctx, ids) => repository.lockRequests(ctx.sql, ids),
  values: async (ctx, id) => {
    const { name, code, copies, reason } = await requireRequest(ctx, id)
    return { certificate: name, code, copies, reason }
  },
  edit: (ctx, id, { copies }) => edit(ctx, id, copies),
  passed: (ctx, id, outcome) => end(ctx, id, 'passed', outcome),
  refused: (ctx, id, outcome) => end(ctx, id, 'refused', outcome),
  cancelled: cancel,
  notifyDeciders: async (ctx, id, notice) => notifyReviewers(ctx, await requireRequest(ctx, id), notice),
  decisionSubject: 'free_copies_review',
}
