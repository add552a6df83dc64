import { path } from './path.ts'

/** The school's administration, for wide screens. */
export const consolePaths = {
  people: path<{ words?: string; unitId?: string }>('/pages/console/people/people'),
  person: path<{ id: string }>('/pages/console/people/person'),
  imports: path('/pages/console/people/imports'),
  import: path<{ id: string }>('/pages/console/people/import'),
  corrections: path('/pages/console/people/corrections'),
  deletions: path('/pages/console/people/deletions'),
  organisation: path('/pages/console/school/organisation'),
  dictionaries: path('/pages/console/school/dictionaries'),
  settings: path('/pages/console/school/settings'),
  legalDocuments: path('/pages/console/school/legal-documents'),
  announcements: path('/pages/console/messages/announcements'),
  announcement: path<{ id?: string }>('/pages/console/messages/announcement'),
  feedbackCases: path('/pages/console/help/feedback'),
  feedbackCase: path<{ id: string }>('/pages/console/help/feedback-case'),
  evaluations: path('/pages/console/help/evaluations'),
  articles: path('/pages/console/help/articles'),
  article: path<{ id?: string }>('/pages/console/help/article'),
}
