import type { GivenTo } from '@campus/contract/call.ts'
import type { previewAtCounter } from '@campus/contract/documents/console/issued.ts'
import { useDebounced } from '@campus/ui/search/use-debounced.ts'
import { useWatch } from 'react-hook-form'
import type { Template } from '../template/written-template.ts'
import { choicesFor } from './counter-choices.ts'
import type { ChoicesForm } from './record-fields.tsx'
import type { Student } from './student-card.tsx'

export type PreviewRequest = GivenTo<typeof previewAtCounter>

/** What a preview is made of, as text; empty while something is missing. The note for the files is not part of the certificate. */
const requestText = (typed: unknown, { id: templateId, rules }: Template, { number: studentNumber }: Student): string => {
  const checked = choicesFor(rules).safeParse(typed)
  if (!checked.success) return ''
  const { note: _files, ...chosen } = checked.data
  return JSON.stringify({ ...chosen, templateId, studentNumber } satisfies PreviewRequest)
}

/** The request for the preview, once the choices have settled, and whether it is of what the form holds now. */
export const usePreviewRequest = (form: ChoicesForm, template: Template, student: Student) => {
  const now = requestText(useWatch({ control: form.control }), template, student)
  const settled = useDebounced(now)
  return { settled, isCurrent: settled !== '' && settled === now }
}
