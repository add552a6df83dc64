import { isIdCardNumber } from '@campus/contract/account/id-card.ts'
import type { Ctx } from '../../../context/context.ts'
import { fingerprintsOfIdCard } from '../../people/person/id-card.service.ts'
import { listByIdCard, listByName, listByNumber } from './card-owner.repository.ts'

export interface CardFacts {
  readonly number: string
  readonly name: string
}

export const cardPlace = 'lost_item.card'

export const encryptCard = (ctx: Ctx, facts: CardFacts) => ctx.services.secretBox.encrypt(JSON.stringify(facts), cardPlace)

export const openCard = (ctx: Ctx, encrypted: Buffer): CardFacts => {
  const { number, name } = Object(JSON.parse(ctx.services.secretBox.decrypt(encrypted, cardPlace)))
  return { number: String(number), name: String(name) }
}

const listMatching = (ctx: Ctx, schoolId: string, { number, name }: CardFacts) => {
  if (isIdCardNumber(number)) return listByIdCard(ctx.sql, schoolId, fingerprintsOfIdCard(ctx.services.secretBox, number))
  return number ? listByNumber(ctx.sql, schoolId, number) : listByName(ctx.sql, schoolId, name)
}

/** The one person of the school whose card it is. Where number and name do not fit together, or two share the name, it stays open. */
export const findCardOwner = async (ctx: Ctx, schoolId: string, facts: CardFacts): Promise<string | undefined> => {
  const [person, another] = await listMatching(ctx, schoolId, facts)
  const fits = person && !another && (!facts.name || person.name === facts.name)
  return fits ? person.id : undefined
}
