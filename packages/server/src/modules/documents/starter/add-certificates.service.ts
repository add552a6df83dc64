import type { Ctx } from '../../../context/context.ts'
import { columnsOf } from '../versions/version-columns.ts'
import { insertDraft, insertTemplate } from './starter.repository.ts'
import { certificates, rulesOfCertificate, sourceOf } from './starter-certificates.ts'

/** Drafts: they lack the seal of the school, and nobody is offered what no administrator has looked at. */
export const addCertificates = async ({ sql }: Ctx, schoolId: string): Promise<void> => {
  for (const [position, certificate] of certificates.entries()) {
    const { id } = await insertTemplate(sql, { school_id: schoolId, code: certificate.code, state: 'draft', position })
    await insertDraft(sql, {
      school_id: schoolId,
      template_id: id,
      version: 1,
      state: 'draft',
      ...columnsOf(rulesOfCertificate(certificate, null)),
      source: sourceOf(certificate),
    })
  }
}
