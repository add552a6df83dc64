import type { Path } from '@campus/contract/paths/path.ts'
import type { ComponentType } from 'react'
import { PathLink } from './path-link.tsx'
import '@campus/ui/tile/tile.css'

interface TileLink {
  readonly to: Path
  readonly icon: ComponentType
  readonly title: string
}

/** Ways on from a screen, four in a row. */
export function TileLinks({ tiles }: { readonly tiles: readonly TileLink[] }) {
  return (
    <ul className="tile-links">
      {tiles.map(({ to, icon: Icon, title }) => (
        <li key={to.address}>
          <PathLink to={to} className="tile">
            <span className="tile-icon" aria-hidden="true">
              <Icon />
            </span>
            {title}
          </PathLink>
        </li>
      ))}
    </ul>
  )
}
