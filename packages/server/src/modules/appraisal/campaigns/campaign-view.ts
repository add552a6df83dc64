import { Question } from '@campus/contract/appraisal/shapes.ts'
import { type Language, say } from '@campus/contract/language.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { z } from 'zod'
import { titlesOf } from '../../school/titles.ts'
import type { CampaignRow, SectionRow } from './campaign.repository.ts'
import { phaseOf, termName } from './campaign.rules.ts'

const Questions = z.array(Question)

/** The questions as the table keeps them. */
export const questionsOf = (row: { readonly questions: unknown }) => Questions.parse(row.questions)

export const presentCampaign = (row: CampaignRow, now: Date, language: Language) => ({
  id: row.id,
  name: nameIn(titlesOf(row), language),
  term: say(termName(row), language),
  opensAt: row.opens_at.toISOString(),
  closesAt: row.closes_at.toISOString(),
  phase: phaseOf(row, now),
})

export const presentSection = (
  row: Pick<SectionRow, 'id' | 'code' | 'course_name' | 'course_name_en' | 'course_name_tw' | 'teachers'>,
  language: Language,
) => ({
  id: row.id,
  code: row.code,
  courseName: nameIn({ name: row.course_name, nameEn: row.course_name_en, nameTw: row.course_name_tw }, language),
  teachers: row.teachers.map((teacher) => personNameIn(teacher, language)),
})
