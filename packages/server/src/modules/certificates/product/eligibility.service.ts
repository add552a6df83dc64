import type { ApplicationChoices } from '@campus/contract/certificates/application-choices.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { completeFacts } from '../../documents/facts/facts.service.ts'
import { requireOffered, type TemplateVersion } from '../../documents/versions/version.service.ts'
import { requireDelegate } from '../../entrust/delegates/delegate.service.ts'
import { requireCurrent } from '../../signature/uses/use.service.ts'
import { hasMail } from '../mail/mailbox/mail-route.service.ts'

/** Refuses what the caller cannot get by the chosen delivery method; limits are checked when counting. */
export const requireEligible = async (ctx: CallerCtx, version: TemplateVersion, { way, delegateNumber }: ApplicationChoices) => {
  const { personId, schoolId, roles } = ctx.caller
  const { ways } = version.rules
  await requireOffered(ctx, version, personId, roles)
  if (!ways.includes(way)) throw refuse('way_not_offered')
  if (way === 'email' && !(await hasMail(ctx, schoolId, personId))) throw refuse('mail_not_configured')
  if (delegateNumber !== '') await requireDelegate(ctx, delegateNumber)
}

/** Refuses what could not be made as it was chosen. */
export const requireMakeable = async (
  ctx: CallerCtx,
  version: TemplateVersion,
  { recordId, heading, academicYears, scoreIds, signatureFileId }: ApplicationChoices,
) => {
  if (signatureFileId !== undefined) await requireCurrent(ctx, signatureFileId)
  await completeFacts(ctx, {
    personId: ctx.caller.personId,
    recordId,
    version,
    choices: { heading, academicYears, scoreIds, signatureFileId },
  })
}
