import type { ReactNode } from 'react'
import './visually-hidden.css'

/** Text for screen readers where the eye already understands. */
export function SaidOnly({ children }: { readonly children: ReactNode }) {
  return <span className="said-only">{children}</span>
}
