import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { Ctx } from '../../context/context.ts'

/** Who appeals, as columns that both kinds of appeals are read with. */
export const appellantColumns = [
  'person.name as person_name',
  'person.name_pinyin as person_pinyin',
  'person.number as person_number',
  'person.org_unit_id as unit_id',
  'org_unit.name as unit_name',
  'org_unit.name_en as unit_name_en',
  'org_unit.name_tw as unit_name_tw',
] as const

interface AppellantRow {
  readonly person_id: string
  readonly person_name: string
  readonly person_pinyin: string | null
  readonly person_number: string
  readonly unit_name: string | null
  readonly unit_name_en: string | null
  readonly unit_name_tw: string | null
}

export const presentAppellant = (ctx: Ctx, row: AppellantRow) => ({
  personId: row.person_id,
  personName: personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, ctx.language),
  personNumber: row.person_number,
  unitName: row.unit_name === null ? '' : say([row.unit_name, row.unit_name_en ?? '', row.unit_name_tw ?? ''], ctx.language),
})
