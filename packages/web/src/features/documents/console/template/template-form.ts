import type { FormOf } from '@campus/ui/form/form-of.ts'
import { useForm } from '../../../../form/use-form.ts'
import { WrittenTemplate } from './written-template.ts'

export type TemplateForm = FormOf<(typeof WrittenTemplate)['_zod']['input'], WrittenTemplate>

/** With `keep`, what was typed is still there after a reload or a lost session. */
export const useTemplateForm = (start: WrittenTemplate, keep?: string): TemplateForm =>
  useForm(WrittenTemplate, start, keep === undefined ? {} : { keep: `console-template-${keep}` })
