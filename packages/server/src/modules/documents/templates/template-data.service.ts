import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { templateFields } from '@campus/contract/documents/template-fields.ts'
import type { templateData } from '@campus/contract/documents/templates.ts'
import { say } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../../platform/context.ts'
import { missingFields } from '../facts/facts.rules.ts'
import { gatherFacts } from '../facts/facts.service.ts'
import { fieldValue } from './field-value.ts'
import { publishedVersion, requireOffered } from './version.service.ts'

const nothingChosen = { heading: '', academicYears: [], scoreIds: [] }

export const readData = async (
  ctx: CallerCtx,
  { templateId, recordId }: InputOf<typeof templateData>,
): Promise<OutputOf<typeof templateData>> => {
  const { personId, schoolId, roles } = ctx.caller
  const version = await publishedVersion(ctx, templateId, schoolId)
  await requireOffered(ctx, version, personId, roles)
  const { facts } = await gatherFacts(ctx, { personId, recordId, version, choices: nothingChosen })
  const missing = new Set(missingFields(version.rules.fields, facts))
  return version.rules.fields.map((field) => ({
    field,
    label: say(templateFields[field], ctx.language),
    value: missing.has(field) ? '' : fieldValue(field, facts, ctx.language),
    isMissing: missing.has(field),
  }))
}
