import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import type { Certificate } from '@campus/server/modules/documents/starter/certificate.ts'
import { certificates, rulesOfCertificate, sourceOf } from '@campus/server/modules/documents/starter/starter-certificates.ts'
import { columnsOf } from '@campus/server/modules/documents/versions/version-columns.ts'
import type { NewRow } from '@campus/server/platform/db/sql.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'
import { sealFile } from './picture-files.ts'

/** The demo school has a seal. */
export const demoRulesOf = (certificate: Certificate): TemplateRules => rulesOfCertificate(certificate, sealFile.id)

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
        ...columnsOf(demoRulesOf(certificate)),
        source: sourceOf(certificate),
        published_at: publishedAt,
        published_by: personId('T0003'),
        created_at: publishedAt,
      }),
    ),
  }
}
