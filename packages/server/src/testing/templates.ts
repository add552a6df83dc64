import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import type { Limits } from '@campus/contract/documents/template-choices.ts'
import { columnsOf } from '../modules/documents/versions/version-columns.ts'
import type { Sql } from '../platform/db/sql.ts'

let made = 0

export const noLimits: Limits = { total: null, day: null, week: null, month: null, quarter: null, half_year: null, year: null }

/** The rules of a certificate that every student can have as often as they like, for nothing. */
export const plainRules: TemplateRules = {
  name: '在读证明',
  nameEn: 'Certificate of enrolment',
  nameTw: '在學證明',
  description: '证明在读',
  descriptionEn: 'Says that somebody studies here',
  descriptionTw: '證明在讀',
  type: 'enrolment',
  userTypes: ['student'],
  sources: [],
  standings: ['studying', 'graduated', 'left'],
  ways: ['download'],
  needsApproval: false,
  charge: 'none',
  price: 0,
  freeCopies: 0,
  freePeriod: 'total',
  limits: noLimits,
  copyLimits: noLimits,
  validityDays: null,
  heading: 'none',
  wantsPhoto: false,
  wantsSignature: false,
  choosesYears: false,
  choosesCourses: false,
  fields: ['name', 'studentId'],
  sealFileId: null,
}

export const plainSource = '#let data = json(bytes(sys.inputs.data))\n#set document(title: data.title.name)\n#data.student.name\n'

interface GivenTemplate {
  readonly rules?: Partial<TemplateRules>
  readonly source?: string
  readonly code?: string
  readonly state?: 'draft' | 'published' | 'disabled'
  readonly position?: number
}

/** A template of a school with one version: published, unless only a draft is wanted. */
export const makeTemplate = async (sql: Sql, schoolId: string, given: GivenTemplate = {}) => {
  const { rules = {}, source = plainSource, code = `template-${(made += 1)}`, state = 'published', position = 0 } = given
  const template = await sql
    .insertInto('document_template')
    .values({ school_id: schoolId, code, state, position })
    .returning('id')
    .executeTakeFirstOrThrow()
  const version = await sql
    .insertInto('document_template_version')
    .values({
      ...columnsOf({ ...plainRules, ...rules }),
      school_id: schoolId,
      template_id: template.id,
      version: 1,
      source,
      ...(state === 'draft' ? {} : { state: 'published', published_at: new Date(0) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: template.id, versionId: version.id, code }
}

/** A word of the school's list of kinds of certificates. */
export const makeTemplateType = (sql: Sql, schoolId: string, value = plainRules.type, position = 0) =>
  sql
    .insertInto('dictionary_entry')
    .values({
      school_id: schoolId,
      type: 'template_type',
      value,
      label: `${value} 类`,
      label_en: `Kind ${value}`,
      label_tw: `${value} 類`,
      position,
    })
    .execute()
