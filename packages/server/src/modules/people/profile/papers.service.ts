import type { Ctx } from '../../../context/context.ts'
import { onceATransaction } from '../../../platform/db/once-a-transaction.ts'
import { openIdCard } from '../person/id-card.service.ts'
import { suggestPinyin } from '../person/name-spelling.service.ts'
import { findProfile } from './profile.repository.ts'

const findProfileOnce = onceATransaction(findProfile)

/** What papers of the school say of a person. The ID number is readable here: it is for paper and for nothing else. */
export const readForPapers = async (ctx: Ctx, personId: string) => {
  const person = await findProfileOnce(ctx.sql, personId)
  return (
    person && {
      name: person.name,
      namePinyin: person.name_pinyin || suggestPinyin(person.name),
      number: person.number,
      idCard: person.id_card_encrypted ? openIdCard(ctx.services.secretBox, person.id_card_encrypted) : '',
      portraitFileId: person.portrait_file_id,
      school: { name: person.school_name, nameEn: person.school_name_en, nameTw: person.school_name_tw },
    }
  )
}
