import { TextField } from '@campus/ui/form/text-field.tsx'
import { useState } from 'react'
import type { ApplicationForm } from '../../../domain/certificate/application-schema.ts'
import '@campus/ui/page/page.css'
import { useWords } from '@campus/ui/words/words.ts'
import './title-fields.css'
import { applyFormWords } from './words.ts'

/** Titles of one's own; few want them, so they are folded away unless a draft holds one. */
export function TitleFields({ form }: { readonly form: ApplicationForm }) {
  const words = useWords(applyFormWords)
  const [isGiven] = useState(() => form.getValues(['titleZh', 'titleEn']).some(Boolean))
  return (
    <details className="page-card title-fields" open={isGiven}>
      <summary>{words.titles}</summary>
      <p className="page-note">{words.titlesHint}</p>
      <TextField form={form} name="titleZh" label={words.titleZh} max={60} optional autoComplete="off" />
      <TextField form={form} name="titleEn" label={words.titleEn} max={60} optional autoComplete="off" />
    </details>
  )
}
