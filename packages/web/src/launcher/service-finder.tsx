import { useWords } from '@campus/ui/words/words.ts'
import { SearchOutline } from 'antd-mobile-icons'
import { type ReactNode, useState } from 'react'
import { findServices } from './find-services.ts'
import { FoundCertificates } from './found-certificates.tsx'
import './service-finder.css'
import { ServiceTiles } from './service-tile.tsx'
import { useFoundCertificates } from './use-found-certificates.ts'
import { useKeywords } from './use-keywords.ts'
import type { Workbench } from './use-workbench.ts'
import { serviceWords } from './words.ts'

interface ServiceFinderProps {
  readonly workbench: Pick<Workbench, 'offered' | 'badgeOf'>
  /** What stands below while nothing is searched for. */
  readonly children: ReactNode
}

/** A field over the services that shows what it finds while one types. */
export function ServiceFinder({ workbench: { offered, badgeOf }, children }: ServiceFinderProps) {
  const words = useWords(serviceWords)
  const [typed, setTyped] = useState('')
  const isSearching = typed.trim() !== ''
  const found = findServices(offered, typed, useKeywords(isSearching))
  const certificates = useFoundCertificates(typed)
  return (
    <>
      <search className="service-search">
        <SearchOutline aria-hidden="true" />
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.searchHint}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyped('')
          }}
        />
      </search>
      {isSearching ? (
        <section className="service-found" aria-label={words.found}>
          <p role="status">{words.foundCount(found.length + certificates.length)}</p>
          {found.length > 0 && <ServiceTiles services={found} badgeOf={badgeOf} />}
          <FoundCertificates certificates={certificates} />
        </section>
      ) : (
        children
      )}
    </>
  )
}
