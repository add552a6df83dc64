import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import type { EditorTab } from './editor-tabs.ts'
import type { TemplateForm } from './template-form.ts'

interface ComplaintGuideProps {
  readonly form: TemplateForm
  readonly tab: EditorTab
  readonly onTab: (tab: EditorTab) => void
}

/** Leads to the part where the first bad field stands: the form looks for it only among what is in sight. */
export function ComplaintGuide({ form, tab, onTab }: ComplaintGuideProps) {
  const { submitCount, errors } = useFormState({ control: form.control })
  const guided = useRef(submitCount)
  useEffect(() => {
    if (submitCount === guided.current) return
    const isInRules = errors.rules ?? errors.slug ?? errors.position
    const wanted = isInRules ? 'rules' : errors.source ? 'source' : tab
    if (wanted !== tab) {
      onTab(wanted)
      return
    }
    guided.current = submitCount
    const field = document.querySelector<HTMLElement>('.rules-panel [aria-invalid="true"]')
    if (!isInRules || !field) return
    field.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
  }, [submitCount, errors, tab, onTab])
  return null
}
