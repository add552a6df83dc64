import type { ReactNode } from 'react'
import './panel.css'

interface PanelSectionProps {
  readonly title: string
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** What belongs together, folded away unless it is what most people come for. */
export function PanelSection({ title, isOpen = false, children }: PanelSectionProps) {
  return (
    <details className="panel-section" open={isOpen}>
      <summary>{title}</summary>
      <div className="panel-fields">{children}</div>
    </details>
  )
}
