import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { PathLink } from '../navigation/path-link.tsx'
import { noteUse } from './note-use.ts'
import '@campus/ui/tile/tile.css'
import './service-tile.css'
import type { Tile } from './tile.ts'
import { serviceWords } from './words.ts'

export function ServiceIcon({ service: { group, icon: Icon } }: { readonly service: Tile }) {
  return (
    <span className={`tile-icon service-icon-${group}`} aria-hidden="true">
      <Icon />
    </span>
  )
}

interface ServiceTileProps {
  readonly service: Tile
  readonly badge: number
}

function ServiceTile({ service, badge }: ServiceTileProps) {
  const words = useWords(serviceWords)
  const say = useSay()
  return (
    <PathLink to={service.path} className="tile" onOpen={() => noteUse(service)}>
      <span className="service-picture">
        <ServiceIcon service={service} />
        {badge > 0 && (
          <span className="service-badge" aria-hidden="true">
            {badge > 99 ? '99+' : badge}
          </span>
        )}
      </span>
      {say(service.title)}
      {badge > 0 && <VisuallyHidden>{words.waiting(badge)}</VisuallyHidden>}
    </PathLink>
  )
}

interface ServiceTilesProps {
  readonly services: readonly Tile[]
  readonly badgeOf: (service: Tile) => number
}

export function ServiceTiles({ services, badgeOf }: ServiceTilesProps) {
  return (
    <ul className="service-tiles">
      {services.map((service) => (
        <li key={service.name}>
          <ServiceTile service={service} badge={badgeOf(service)} />
        </li>
      ))}
    </ul>
  )
}
