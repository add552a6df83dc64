import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { templateFields } from '@campus/contract/documents/template-fields.ts'
import type { templateData } from '@campus/contract/documents/templates.ts'
import { say } from '@campus/contract/language.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { missingFields } from '../facts/facts.rules.ts'
import { type FactsRequest, gatherFacts } from '../facts/facts.service.ts'
import { publishedVersion, requireOffered } from '../versions/version.service.ts'
import { fieldValue } from './field-value.ts'

type Data = OutputOf<typeof templateData>

/** What a certificate would say, field by field, in the language of the caller. */
export const dataFor = async (ctx: Ctx, request: FactsRequest): Promise<Data> => {
  const { fields } = request.version.rules
  const { facts } = await gatherFacts(ctx, request)
  const missing = new Set(missingFields(fields, facts))
  return fields.map((field) => ({
    field,
    label: say(templateFields[field], ctx.language),
    value: missing.has(field) ? '' : fieldValue(field, facts, ctx.language),
    isMissing: missing.has(field),
  }))
}

const nothingChosen = { heading: '', academicYears: [], scoreIds: [] }

export const readData = async (ctx: CallerCtx, { templateId, recordId }: InputOf<typeof templateData>): Promise<Data> => {
  const { personId, schoolId, roles } = ctx.caller
  const version = await publishedVersion(ctx, templateId, schoolId)
  await requireOffered(ctx, version, personId, roles)
  return dataFor(ctx, { personId, recordId, version, choices: nothingChosen })
}
