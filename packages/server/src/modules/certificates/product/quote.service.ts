import { ApplicationChoices } from '@campus/contract/certificates/application-choices.ts'
import { say } from '@campus/contract/language.ts'
import { type RefusalCode, refusals } from '@campus/contract/refusals.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { forecast } from '../../documents/uses/forecast.service.ts'
import { lastPublished, publishedVersion, type TemplateVersion } from '../../documents/versions/version.service.ts'
import { maskedDelegate } from '../../entrust/delegates/delegate.service.ts'
import type { LineRequest, Product, Quote } from '../../orders/product.ts'
import { choicesIn, lineRequestFor } from '../application/choices.rules.ts'
import { requireEligible, requireMakeable } from './eligibility.service.ts'
import { mostQuantity, priceOf } from './price.rules.ts'

export const toLineRequest: Product['toLineRequest'] = async (ctx, given) => {
  const choices = ApplicationChoices.parse(given)
  const version = await publishedVersion(ctx, choices.templateId, ctx.caller.schoolId)
  await requireEligible(ctx, version, choices)
  await requireMakeable(ctx, version, choices)
  return { ...lineRequestFor(choices), mostQuantity: mostQuantity(choices.way) }
}

/** Why something is not available now, as far as it does not depend on other items. */
const refusalOf = async (ctx: CallerCtx, version: TemplateVersion, choices: ApplicationChoices): Promise<RefusalCode | null> => {
  try {
    await requireEligible(ctx, version, choices)
    await requireMakeable(ctx, version, choices)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

/** What is in a cart was published when it was put there, so that it has a title whatever became of it. */
const examine = async (ctx: CallerCtx, wished: LineRequest) => {
  const choices = choicesIn(wished)
  const { version, isDisabled } = await lastPublished(ctx, wished.productId, ctx.caller.schoolId)
  const code = isDisabled ? ('template_disabled' as const) : await refusalOf(ctx, version, choices)
  return { choices, version, word: code, copies: wished.quantity, isStopped: code !== null }
}

type Examined = Awaited<ReturnType<typeof examine>>

const present = async (
  ctx: CallerCtx,
  { choices, version, word: code }: Examined,
  forecasts: Awaited<ReturnType<typeof forecast>>[number],
) => {
  const stop = code ?? forecasts.stoppedBy
  return {
    ...priceOf(version.rules, choices.way, forecasts),
    type: version.rules.type,
    heading: choices.heading,
    email: choices.email,
    courses: choices.scoreIds.length,
    delegateName: choices.delegateNumber === '' ? '' : await maskedDelegate(ctx, choices.delegateNumber),
    mostQuantity: mostQuantity(choices.way),
    hindrance: stop && { word: stop, text: say(refusals[stop], ctx.language) },
  }
}

export const quote: Product['quote'] = async (ctx, lineRequests) => {
  const examined: Examined[] = []
  for (const lineRequest of lineRequests) examined.push(await examine(ctx, lineRequest))
  const forecasts = await forecast(ctx, ctx.caller, examined)
  const quotes: Quote[] = []
  for (const [at, one] of examined.entries()) {
    const its = forecasts[at]
    if (its) quotes.push(await present(ctx, one, its))
  }
  return quotes
}
