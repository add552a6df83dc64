import { IdCardNumber } from '@campus/contract/account/id-card.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { openInTransit } from '../../transit/transit.service.ts'

/** The ID number that came in a field, hidden or in the clear, once it is one. */
export const readIdNumber = async (ctx: Ctx, field: string, given: string): Promise<string> => {
  const parsed = IdCardNumber.safeParse(await openInTransit(ctx, field, given))
  if (!parsed.success) throw refuse('bad_input', { fields: { [field]: say(fieldTexts.id_card, ctx.language) } })
  return parsed.data
}
