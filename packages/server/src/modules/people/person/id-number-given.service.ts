import { IdCardNumber } from '@campus/contract/account/id-card.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'

/** The ID number that came in a field, once it is one. */
export const readIdNumber = (ctx: Ctx, field: string, given: string): string => {
  const parsed = IdCardNumber.safeParse(given)
  if (!parsed.success) throw refuse('bad_input', { fields: { [field]: say(fieldTexts.id_card, ctx.language) } })
  return parsed.data
}
