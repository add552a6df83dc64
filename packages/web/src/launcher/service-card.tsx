import { type ReactNode, useId } from 'react'
import './service-card.css'
import { ServiceTiles } from './service-tile.tsx'
import type { Tile } from './tile.ts'

interface ServiceCardProps {
  readonly title: string
  readonly services: readonly Tile[]
  readonly badgeOf: (service: Tile) => number
  /** Stands beside the title, such as the way to change what is shown. */
  readonly aside?: ReactNode
  /** What to say when there are none; without it the card is left out. */
  readonly empty?: ReactNode
}

/** Services under one heading. */
export function ServiceCard({ title, services, badgeOf, aside, empty }: ServiceCardProps) {
  const id = useId()
  if (services.length === 0 && empty === undefined) return null
  return (
    <section className="service-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {services.length > 0 ? <ServiceTiles services={services} badgeOf={badgeOf} /> : empty}
    </section>
  )
}
