import type { Plan, PlanRow } from '@campus/contract/animalplan/plans.ts'
import type { Language } from '@campus/contract/language.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { PlanRow as Row } from './plan.repository.ts'
import type { LineRow } from './plan-line.repository.ts'

const named = (language: Language, name: string | null, nameEn: string | null, nameTw: string | null) =>
  name === null ? '' : nameIn({ name, nameEn: nameEn ?? '', nameTw: nameTw ?? '' }, language)

export const presentRow = (row: Row, language: Language): PlanRow => ({
  id: row.id,
  instanceId: row.instance_id,
  state: row.state,
  isReturned: row.resubmit_task_id !== null,
  course: row.course,
  term: row.term ?? '',
  students: row.students,
  fundName: named(language, row.fund_name, row.fund_name_en, row.fund_name_tw),
  amount: row.amount,
  animals: row.animals,
  firstArrivalOn: row.first_arrival_on,
  changedAt: row.changed_at.toISOString(),
  submittedAt: row.submitted_at?.toISOString() ?? null,
  person: {
    id: row.person_id,
    name: personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, language),
    number: row.person_number,
    unitName: named(language, row.unit_name, row.unit_name_en, row.unit_name_tw),
  },
})

export const presentLine = (row: LineRow, language: Language): Plan['lines'][number] => ({
  typeId: row.type_id,
  typeName: named(language, row.type_name, row.type_name_en, row.type_name_tw),
  specificationId: row.specification_id,
  specificationName: named(language, row.name, row.name_en, row.name_tw),
  sex: row.sex,
  number: row.number,
  arrivesOn: row.arrives_on,
  roomId: row.room_id,
  roomName: named(language, row.room_name, row.room_name_en, row.room_name_tw),
  days: row.days,
  cages: row.cages,
  price: row.price,
  housing: row.housing,
})
