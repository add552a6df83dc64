import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { templateTypes, userTemplateTypes } from '@campus/contract/documents/templates.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { recordsOf } from '../../academics/records/record.service.ts'
import { titlesOfChoices } from '../../school/dictionaries/dictionary.service.ts'
import { isForOneOf, recordsThatFit } from '../versions/offer.rules.ts'
import { offeredVersions, type TemplateOffer } from '../versions/version.service.ts'
import { offersTo } from './offer.service.ts'

type Types = OutputOf<typeof templateTypes>

/** The kinds that there are certificates of, in the order of the school's list. */
const typesOf = async (ctx: CallerCtx, versions: readonly TemplateOffer[]): Promise<Types> => {
  const byType = Map.groupBy(versions, ({ rules }) => rules.type)
  const choices = await titlesOfChoices(ctx, ctx.caller.schoolId, 'template_type')
  const listed = choices.flatMap(({ value, titles }) => {
    const templates = byType.get(value)?.length
    return templates ? { ...titles, code: value, templates } : []
  })
  const known = new Set(listed.map(({ code }) => code))
  const unlisted = [...byType].filter(([code]) => !known.has(code))
  return [...listed, ...unlisted.map(([code, { length }]) => ({ name: code, nameEn: code, nameTw: code, code, templates: length }))]
}

const ownOffers = async (ctx: CallerCtx) => offersTo(ctx, { roles: ctx.caller.roles, records: await recordsOf(ctx, ctx.caller.personId) })

export const listTypes = async (ctx: CallerCtx): Promise<Types> => typesOf(ctx, await ownOffers(ctx))

export const listPrintTypes = async (ctx: CallerCtx): Promise<Types> =>
  typesOf(
    ctx,
    (await ownOffers(ctx)).filter(({ rules }) => rules.ways.includes('paper')),
  )

/** Somebody else's record is treated as missing. */
export const recordAmong = async (ctx: CallerCtx, recordId: string) => {
  const record = (await recordsOf(ctx, ctx.caller.personId)).find(({ id }) => id === recordId)
  if (!record) throw refuse('not_found')
  return record
}

export const listTypesFor = async (ctx: CallerCtx, { userType, recordId, way }: InputOf<typeof userTemplateTypes>): Promise<Types> => {
  const offers = userType
    ? (await offeredVersions(ctx, ctx.caller.schoolId)).filter(({ rules }) => isForOneOf(rules, [userType]))
    : await ownOffers(ctx)
  const record = recordId && (await recordAmong(ctx, recordId))
  return typesOf(
    ctx,
    offers.filter(({ rules }) => (!record || recordsThatFit(rules, [record]).length > 0) && (!way || rules.ways.includes(way))),
  )
}
