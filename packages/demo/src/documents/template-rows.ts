import { readFileSync } from 'node:fs'
import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import { columnsOf } from '@campus/server/modules/documents/versions/version-columns.ts'
import type { NewRow } from '@campus/server/platform/db/sql.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'
import { type Certificate, noLimits } from './certificate.ts'
import { completionCertificates } from './completion-certificates.ts'
import { sealFile } from './picture-files.ts'
import { scoreCertificates } from './score-certificates.ts'
import { statusCertificates } from './status-certificates.ts'

export const certificates: readonly Certificate[] = [...statusCertificates, ...scoreCertificates, ...completionCertificates]

/** What most certificates have in common: for students, free, at once, to download. */
export const rulesOfCertificate = ({ name, description, rules }: Certificate): TemplateRules => ({
  name: name[0],
  nameEn: name[1],
  nameTw: name[2],
  description: description[0],
  descriptionEn: description[1],
  descriptionTw: description[2],
  userTypes: ['student'],
  sources: ['undergraduate', 'graduate'],
  standings: ['studying'],
  ways: ['download', 'email'],
  needsApproval: false,
  charge: 'none',
  price: 0,
  freeCopies: 0,
  limits: noLimits,
  validityDays: null,
  heading: 'none',
  wantsPhoto: false,
  wantsSignature: false,
  choosesYears: false,
  choosesCourses: false,
  sealFileId: sealFile.id,
  ...rules,
})

export const sourceOf = ({ code }: Certificate): string => readFileSync(new URL(`templates/${code}.typ`, import.meta.url), 'utf8')

const days = 86_400_000
const publishedForDays = 60

export const templateRows = (today: Date) => {
  const publishedAt = new Date(today.getTime() - publishedForDays * days)
  return {
    templates: certificates.map(
      ({ code }, position): NewRow<'document_template'> => ({
        id: idOf('template', code),
        school_id: demoUniversity.id,
        code,
        state: 'published',
        position,
        changed_at: publishedAt,
        created_at: publishedAt,
      }),
    ),
    versions: certificates.map(
      (certificate): NewRow<'document_template_version'> => ({
        id: idOf('template version', `${certificate.code} 1`),
        school_id: demoUniversity.id,
        template_id: idOf('template', certificate.code),
        version: 1,
        state: 'published',
        ...columnsOf(rulesOfCertificate(certificate)),
        source: sourceOf(certificate),
        published_at: publishedAt,
        published_by: personId('T0003'),
        created_at: publishedAt,
      }),
    ),
  }
}
