import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import type { TemplateField } from '@campus/contract/documents/template-fields.ts'
import type { DocumentFacts, StudentFacts } from './document-facts.ts'

/** On every page, whatever a certificate is about. */
const alwaysStated: readonly TemplateField[] = ['name', 'studentId']

const english: Partial<Record<TemplateField, keyof StudentFacts>> = {
  college: 'collegeEn',
  major: 'majorEn',
  className: 'classNameEn',
  degree: 'degreeEn',
}

/** Only what a template lists goes into a document and is stored with it; the rest is empty. Enumerated values stay. */
export const onlyListed = (fields: readonly TemplateField[], student: StudentFacts): StudentFacts => {
  const listed = new Set<string>([...alwaysStated, ...fields].flatMap((field) => [field, english[field] ?? field]))
  const words: readonly (keyof StudentFacts)[] = ['gender', 'educationLevel', 'schoolLength', 'studentType']
  const isStated = (name: string) => listed.has(name) || words.some((word) => word === name)
  const emptied = (value: unknown) => (typeof value === 'string' ? '' : null)
  return Object.fromEntries(
    Object.entries(student).map(([name, value]) => [name, isStated(name) ? value : emptied(value)]),
  ) as unknown as StudentFacts
}

const isEmpty = (value: unknown) => value === '' || value === null || value === 'unknown' || (Array.isArray(value) && value.length === 0)

/** Which of the fields that a template lists are not known. */
export const missingFields = (fields: readonly TemplateField[], { student, scores }: Pick<DocumentFacts, 'student' | 'scores'>) =>
  fields.filter((field) => isEmpty(field === 'scores' ? scores : student[field]))

interface Chosen {
  readonly heading: string
  readonly scoreIds: readonly string[]
  readonly hasPhoto: boolean
  readonly hasSignature: boolean
}

/** What somebody still has to bring or to choose before a certificate can be made. */
export const missingFact = (rules: TemplateRules, chosen: Chosen) => {
  if (rules.heading === 'required' && chosen.heading === '') return 'heading_needed'
  if (rules.choosesCourses && chosen.scoreIds.length === 0) return 'courses_needed'
  if (rules.wantsPhoto && !chosen.hasPhoto) return 'photo_needed'
  if (rules.wantsSignature && !chosen.hasSignature) return 'signature_needed'
  return undefined
}
