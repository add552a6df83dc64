import type { Ctx } from '../../../context/context.ts'
import { encryptIdCard } from '../person/id-card.service.ts'
import { updateIdCard, updateName } from './correction.repository.ts'

/** Name and ID number as an accepted paper has them; what is empty stays as it is. */
export const correctRecord = async (ctx: Ctx, personId: string, { name, idCard }: { readonly name: string; readonly idCard: string }) => {
  if (name) await updateName(ctx.sql, personId, name)
  if (idCard) await updateIdCard(ctx.sql, personId, encryptIdCard(ctx.services.secretBox, idCard))
}
