import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { ApplicationChoices } from '@campus/contract/certificates/application-choices.ts'
import type { Applied, applyEleFile, applyFree, applyFreeScoreProof, fileApply } from '@campus/contract/certificates/applications.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import type { z } from 'zod'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { Refusal, refuse } from '../../../platform/refuse.ts'
import { freeCopiesFor } from '../../documents/uses/use.service.ts'
import { publishedVersion } from '../../documents/versions/version.service.ts'
import { checkout } from '../../orders/checkout/checkout.service.ts'
import { lineRequestFor } from '../application/choices.rules.ts'

type Answer = z.infer<typeof Applied>

const checkoutOne = (ctx: CallerCtx, choices: ApplicationChoices, options?: { mustBeFree: boolean }): Promise<Answer> =>
  inTransaction(ctx, async (ctx) => {
    const { orderId, total, next, lines } = await checkout(ctx, [lineRequestFor(choices)], options)
    const [line] = lines
    if (!line) throw new Error('an application without a line')
    return { applicationId: line.entryId, orderId, amount: total, next }
  })

export const apply = (ctx: CallerCtx, choices: InputOf<typeof fileApply>): Promise<OutputOf<typeof fileApply>> => checkoutOne(ctx, choices)

/** A form of few words has the rules of the whole one; only an address may be missing in it. */
const complete = (ctx: CallerCtx, given: z.input<typeof ApplicationChoices>): ApplicationChoices => {
  const { data } = ApplicationChoices.safeParse(given)
  if (!data) throw refuse('bad_input', { fields: { email: say(fieldTexts.required, ctx.language) } })
  return data
}

export const applyByLink = (ctx: CallerCtx, given: InputOf<typeof applyEleFile>): Promise<OutputOf<typeof applyEleFile>> =>
  checkoutOne(ctx, complete(ctx, given))

const freeOnly = async (ctx: CallerCtx, choices: ApplicationChoices): Promise<Answer> => {
  try {
    return await checkoutOne(ctx, choices, { mustBeFree: true })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'not_free') throw error
    const version = await publishedVersion(ctx, choices.templateId, ctx.caller.schoolId)
    const { free } = await freeCopiesFor(ctx, version, ctx.caller.personId)
    throw free > 0 ? refuse('free_copies_used') : error
  }
}

export const applyForFree = (ctx: CallerCtx, choices: InputOf<typeof applyFree>): Promise<OutputOf<typeof applyFree>> =>
  freeOnly(ctx, choices)

export const applyForFreeProof = (
  ctx: CallerCtx,
  given: InputOf<typeof applyFreeScoreProof>,
): Promise<OutputOf<typeof applyFreeScoreProof>> => freeOnly(ctx, complete(ctx, given))
