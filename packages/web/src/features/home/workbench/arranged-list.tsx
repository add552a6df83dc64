import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { DownOutline, StarFill, StarOutline, UpOutline } from 'antd-mobile-icons'
import { useEffect, useRef, useState } from 'react'
import { ServiceIcon } from '../../../launcher/service-tile.tsx'
import type { Tile } from '../../../launcher/tile.ts'
import './arranged-list.css'
import { workbenchWords } from './words.ts'

interface ArrangedListProps {
  readonly services: readonly Tile[]
  readonly favourites: readonly string[]
  readonly isFull: boolean
  readonly onMove: (name: string, by: -1 | 1) => void
  readonly onToggle: (name: string) => void
}

/** A row that moves keeps the focus on the button that moved it, and says where it stands now. */
export function ArrangedList({ services, favourites, isFull, onMove, onToggle }: ArrangedListProps) {
  const words = useWords(workbenchWords)
  const say = useSay()
  const list = useRef<HTMLUListElement>(null)
  const [lastMove, setLastMove] = useState<{ readonly name: string; readonly by: -1 | 1 }>()

  useEffect(() => {
    if (!lastMove) return
    list.current?.querySelector<HTMLElement>(`[data-move="${lastMove.name} ${lastMove.by}"]`)?.focus()
  }, [lastMove])

  const move = (name: string, by: -1 | 1) => {
    onMove(name, by)
    setLastMove({ name, by })
  }
  const place = services.findIndex(({ name }) => name === lastMove?.name)
  const movedService = services[place]

  return (
    <>
      <ul className="arranged" ref={list}>
        {services.map((service, index) => {
          const title = say(service.title)
          const isFavourite = favourites.includes(service.name)
          return (
            <li key={service.name}>
              <ServiceIcon service={service} />
              <span className="arranged-title">{title}</span>
              <button
                type="button"
                aria-pressed={isFavourite}
                aria-label={words.favourite(title)}
                aria-disabled={isFull && !isFavourite}
                onClick={() => onToggle(service.name)}
              >
                {isFavourite ? <StarFill aria-hidden="true" /> : <StarOutline aria-hidden="true" />}
              </button>
              {([-1, 1] as const).map((by) => (
                <button
                  key={by}
                  type="button"
                  data-move={`${service.name} ${by}`}
                  aria-label={by < 0 ? words.earlier(title) : words.later(title)}
                  aria-disabled={by < 0 ? index === 0 : index === services.length - 1}
                  onClick={() => move(service.name, by)}
                >
                  {by < 0 ? <UpOutline aria-hidden="true" /> : <DownOutline aria-hidden="true" />}
                </button>
              ))}
            </li>
          )
        })}
      </ul>
      <span role="status">
        {movedService && <VisuallyHidden>{words.standsAt(say(movedService.title), place + 1, services.length)}</VisuallyHidden>}
      </span>
    </>
  )
}
