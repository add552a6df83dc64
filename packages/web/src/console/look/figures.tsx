import type { ReactNode } from 'react'
import './figures.css'

/** A few numbers that one looks for first, large and side by side. */
export function Figures({ figures }: { readonly figures: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
