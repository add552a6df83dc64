import type { ProcessItem } from '@campus/contract/approval/processes.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { path } from '@campus/contract/paths/path.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { createElement } from 'react'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/tile/tile.css'
import { iconOf } from './process-icons.ts'
import { centreWords } from './words.ts'

function TileBody({ item }: { readonly item: ProcessItem }) {
  return (
    <>
      <span className="tile-icon" aria-hidden="true">
        {createElement(iconOf(item.logo))}
      </span>
      {item.formName}
    </>
  )
}

/** Processes as tiles; one that is stopped for now says so and leads nowhere. */
export function ProcessTiles({ items }: { readonly items: readonly ProcessItem[] }) {
  const { stopped } = useWords(centreWords)
  return (
    <ul className="office-tiles">
      {items.map((item) => (
        <li key={item.formId}>
          {item.isStop ? (
            <span className="tile office-stopped">
              <TileBody item={item} />
              <small>{stopped}</small>
            </span>
          ) : item.startsAt ? (
            <PathLink to={path(item.startsAt)} className="tile">
              <TileBody item={item} />
            </PathLink>
          ) : (
            <PathLink to={approvalPaths.form} query={{ id: item.formId }} className="tile">
              <TileBody item={item} />
            </PathLink>
          )}
        </li>
      ))}
    </ul>
  )
}
