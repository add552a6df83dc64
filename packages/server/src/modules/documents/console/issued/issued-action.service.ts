import type { InputOf } from '@campus/contract/call.ts'
import type { issueDocument, reissueDocument, retryIssued, revokeDocument } from '@campus/contract/documents/console/issued.ts'
import { type CallerCtx, inTransaction } from '../../../../context/context.ts'
import { refuse } from '../../../../platform/refuse.ts'
import { record } from '../../../audit/audit.service.ts'
import { scopeOf } from '../../../school/organisation/scope.service.ts'
import { documentHooks } from '../../documents.extension.ts'
import { findDocument } from '../../issued/document-list.repository.ts'
import { revokeIssued } from '../../issued/end.service.ts'
import type { KeptChoices } from '../../issuing/issue.repository.ts'
import { issue } from '../../issuing/issue.service.ts'
import { retry } from '../../issuing/retry.service.ts'
import { publishedVersion, requireOffered } from '../../versions/version.service.ts'
import { nameReplacement } from './console-issued.repository.ts'
import { requireAtCounter } from './counter.service.ts'

/** A document outside the caller's scope is treated as missing. */
const requireInReach = async (ctx: CallerCtx, id: string) => {
  const row = await findDocument(ctx.sql, id, { schoolId: ctx.caller.schoolId, scope: await scopeOf(ctx), now: ctx.now() })
  if (!row) throw refuse('not_found')
  return row
}

const note = (ctx: CallerCtx, action: string, id: string, details: Record<string, unknown>) =>
  record(ctx, { action: `document.${action}`, subjectKind: 'document', subjectId: id, details })

export const issueAtCounter = (
  ctx: CallerCtx,
  { templateId, recordId, studentNumber, note: remark, seen, ...choices }: InputOf<typeof issueDocument>,
): Promise<{ id: string }> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const holder = await requireAtCounter(ctx, studentNumber)
    const version = await publishedVersion(ctx, templateId, schoolId)
    await requireOffered(ctx, version, holder.id, holder.roles)
    const { id } = await issue(ctx, { version, holderId: holder.id, recordId, choices, madeBy: personId, note: remark, seen })
    await note(ctx, 'issue', id, { template: version.code, version: version.version, holderId: holder.id })
    return { id }
  })

export const revoke = (ctx: CallerCtx, { id, reason }: InputOf<typeof revokeDocument>) =>
  inTransaction(ctx, async (ctx) => {
    const row = await requireInReach(ctx, id)
    if (!(await revokeIssued(ctx, id, { by: ctx.caller.personId, reason }))) throw refuse('already_decided')
    await documentHooks.of(ctx).onRevoked(ctx, id)
    await note(ctx, 'revoke', id, { serial: row.serial, reason })
    return null
  })

/** Makes the same certificate from today's records; as soon as it is there, the old one is superseded. */
export const reissue = (ctx: CallerCtx, { id, reason }: InputOf<typeof reissueDocument>): Promise<{ id: string }> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const row = await requireInReach(ctx, id)
    const { cause: _taken, copies: _counted, isOver: _isOver, seenPhotoFileId: _seen, ...choices } = row.choices as unknown as KeptChoices
    const version = await publishedVersion(ctx, row.template_id, schoolId)
    const replacement = await issue(ctx, {
      version,
      holderId: row.holder_id,
      handedAs: row.handed_as,
      recordId: row.record_id ?? undefined,
      choices,
      madeBy: personId,
      note: reason,
    })
    if (!(await nameReplacement(ctx.sql, id, replacement.id))) throw refuse('already_decided')
    await note(ctx, 'reissue', id, { serial: row.serial, replacedBy: replacement.id, reason })
    return replacement
  })

export const retryFailed = async (ctx: CallerCtx, { id }: InputOf<typeof retryIssued>) =>
  inTransaction(ctx, async (ctx) => {
    await requireInReach(ctx, id)
    await retry(ctx, id)
    await note(ctx, 'retry', id, {})
    return null
  })
