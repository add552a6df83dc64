import type { Ctx } from '../../../context/context.ts'
import { openIdCard } from './id-card.service.ts'
import { findIdCard } from './person.repository.ts'

/** The day of birth, `2012-09-01`, as the resident ID number says; nothing where the record has none. */
export const birthDateOf = async (ctx: Ctx, personId: string): Promise<string | undefined> => {
  const row = await findIdCard(ctx.sql, personId)
  if (!row?.id_card_encrypted) return undefined
  const [, year, month, day] = openIdCard(ctx.services.secretBox, row.id_card_encrypted).match(/^\d{6}(\d{4})(\d{2})(\d{2})/) ?? []
  return year && month && day ? `${year}-${month}-${day}` : undefined
}
