import { sql as fragment } from 'kysely'
import { spellName, suggestPinyin } from './name-spelling.service.ts'

/** The columns of another name. What its owner wrote in Latin letters was the old one, so the new one gets its own spelling. */
export const renamed = (name: string) => ({
  name,
  name_spelling: spellName(name),
  name_pinyin: fragment<string>`case when name_pinyin = '' or name = ${name} then name_pinyin else ${suggestPinyin(name)} end`,
})
