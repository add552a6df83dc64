import { spellTitle } from '@campus/server/modules/help/articles/title-spelling.service.ts'
import { blockColumns } from '@campus/server/modules/school/starter/clause.ts'
import { demoUniversity } from '../schools.ts'
import { idOf, randomFrom } from '../seed.ts'
import { titleColumns } from '../titles.ts'
import { accountArticles } from './account-articles.ts'
import type { Article } from './article.ts'
import { campusArticles } from './campus-articles.ts'
import { certificateArticles } from './certificate-articles.ts'
import { firstGuides } from './first-guides.ts'
import { furtherGuides } from './further-guides.ts'
import { paymentArticles } from './payment-articles.ts'
import { printingArticles } from './printing-articles.ts'
import { printingGuides } from './printing-guides.ts'
import { receivingGuides } from './receiving-guides.ts'
import { studyArticles } from './study-articles.ts'

const shelves: Readonly<Record<string, readonly Article[]>> = {
  account: accountArticles,
  certificate: certificateArticles,
  printing: printingArticles,
  payment: paymentArticles,
  study: studyArticles,
  campus: campusArticles,
}
/** Those about printing are its tutorials, too. */
const guides = { campus: [...firstGuides, ...furtherGuides], printing: [...printingGuides, ...receivingGuides] }

const day = 86_400_000

const problemId = (type: string, code: string) => idOf('problem', `${type}.${code}`)

const row = (type: string, { code, title, clauses }: Article, position: number, isGuide: boolean, today: Date) => ({
  id: problemId(isGuide ? 'guide' : type, code),
  school_id: demoUniversity.id,
  type,
  ...titleColumns(title),
  ...blockColumns(clauses),
  title_spelling: spellTitle(title[0]),
  position,
  state: 'published' as const,
  is_guide: isGuide,
  updated_at: new Date(today.getTime() - (20 + position) * day),
})

const rowsOn = (all: Readonly<Record<string, readonly Article[]>>, isGuide: boolean, today: Date) =>
  Object.entries(all).flatMap(([type, articles]) => articles.map((one, position) => row(type, one, position, isGuide, today)))

export const problemRows = (today: Date) => [...rowsOn(shelves, false, today), ...rowsOn(guides, true, today)]

/** The first of a shelf are read the most, as at any school. */
export const readRows = (problems: ReturnType<typeof problemRows>) => {
  const random = randomFrom('reads')
  return problems.map(({ id, school_id, position }) => ({
    problem_id: id,
    slot: 0,
    school_id,
    reads: Math.round(900 / (position + 1) + random() * 120),
  }))
}
