import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { disableTemplate, publishTemplate } from '@campus/contract/documents/console/templates.ts'
import { type CallerCtx, inTransaction } from '../../../../context/context.ts'
import { refuse } from '../../../../platform/refuse.ts'
import { record } from '../../../audit/audit.service.ts'
import { draftVersion } from '../../versions/version.service.ts'
import { findTemplate, listVersions, lockTemplate } from './console-template.repository.ts'
import { publishDraft, retirePublished, updateTemplate } from './draft.repository.ts'
import { requireSound } from './trial.service.ts'

const requireRevision = (template: Awaited<ReturnType<typeof findTemplate>>, revision: number) => {
  if (!template) throw refuse('not_found')
  if (template.revision !== revision) throw refuse('template_changed')
  return template
}

/** The pages are typeset before anything is locked; a concurrent change of the template wins. */
export const publish = async (
  ctx: CallerCtx,
  { id, revision }: InputOf<typeof publishTemplate>,
): Promise<OutputOf<typeof publishTemplate>> => {
  const { schoolId, personId } = ctx.caller
  requireRevision(await findTemplate(ctx.sql, schoolId, id), revision)
  const draft = await draftVersion(ctx, id, schoolId)
  if (!draft) throw refuse('template_no_draft')
  await requireSound(ctx, draft)
  return inTransaction(ctx, async (ctx) => {
    const { code, state } = requireRevision(await lockTemplate(ctx.sql, schoolId, id), revision)
    await retirePublished(ctx.sql, id)
    await publishDraft(ctx.sql, id, { by: personId, now: ctx.now() })
    // What was taken away from people stays away until it is offered again.
    await updateTemplate(ctx.sql, id, { state: state === 'disabled' ? state : 'published', now: ctx.now() })
    const details = { code, version: draft.version }
    await record(ctx, { action: 'documents.template_published', subjectKind: 'document_template', subjectId: id, details })
    return { version: draft.version }
  })
}

export const setDisabled = (ctx: CallerCtx, { id, isDisabled, reason }: InputOf<typeof disableTemplate>) =>
  inTransaction(ctx, async (ctx) => {
    const template = await lockTemplate(ctx.sql, ctx.caller.schoolId, id)
    if (!template) throw refuse('not_found')
    const wasPublished = (await listVersions(ctx.sql, id)).some(({ state }) => state === 'published')
    const offered = wasPublished ? 'published' : 'draft'
    await updateTemplate(ctx.sql, id, {
      state: isDisabled ? 'disabled' : offered,
      disabledReason: isDisabled ? reason : '',
      now: ctx.now(),
    })
    await record(ctx, {
      action: isDisabled ? 'documents.template_disabled' : 'documents.template_enabled',
      subjectKind: 'document_template',
      subjectId: id,
      details: { code: template.code, reason },
    })
    return null
  })
