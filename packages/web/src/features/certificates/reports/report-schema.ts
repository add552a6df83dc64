import { reportDocument } from '@campus/contract/certificates/reports.ts'
import { TemplateField } from '@campus/contract/documents/template-fields.ts'
import { ReportKind } from '@campus/contract/help/feedback.ts'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { z } from 'zod'

/** The form as it is filled in, where "none" is an empty choice; the contract's own rules judge what it means. */
export const ReportTyped = z
  .object({
    kind: ReportKind,
    documentId: z.string().optional(),
    templateId: z.string(),
    content: z.string(),
    contact: z.string().optional(),
    images: z.array(z.string()).optional(),
    wrong: z.array(z.object({ field: TemplateField, shouldBe: z.string() })).optional(),
  })
  .transform(({ templateId, ...report }): z.input<typeof reportDocument.body> => ({ ...report, ...(templateId !== '' && { templateId }) }))
  .pipe(reportDocument.body)

export type Report = (typeof ReportTyped)['_zod']['output']
export type ReportForm = FormOf<(typeof ReportTyped)['_zod']['input'], Report>
