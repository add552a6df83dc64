import { type ReactNode, useId } from 'react'
import '../../../../../console/look/console-look.css'
import type { TemplateForm } from '../template-form.ts'
import './rules-panel.css'

export interface RulePartProps {
  readonly form: TemplateForm
}

export function RuleSection({ title, note, children }: { readonly title: string; readonly note?: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className="rule-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className="console-note">{note}</p>}
      {children}
    </section>
  )
}
