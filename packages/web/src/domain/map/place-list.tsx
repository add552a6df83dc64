import type { Place } from '@campus/contract/school/places.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { EnvironmentOutline } from 'antd-mobile-icons'
import { type ReactNode, useState } from 'react'
import { distanceBetween, type Point, sayDistance } from './distance.ts'
import './place-list.css'
import { nameIn } from '@campus/contract/localized-name.ts'
import { kindNames, placeWords } from './place-words.ts'

interface PlaceListProps {
  readonly places: readonly Place[]
  /** The distances are counted from here, and the nearest stands first. */
  readonly from: Point | undefined
  readonly chosen: string | undefined
  readonly onChoose: (place: Place) => void
  /** Hears what is searched, where somebody else knows more than the campus. */
  readonly onSearch?: (text: string) => void
  /** Found elsewhere: stands below the places of the campus. */
  readonly more?: ReactNode
}

/** The same places as on the map, for fingers, keyboards and ears that cannot use one. */
export function PlaceList({ places, from, chosen, onChoose, onSearch, more }: PlaceListProps) {
  const words = useWords(placeWords)
  const say = useSay()
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = places
    .map((place) => ({ place, name: nameIn(place, language), metres: from ? distanceBetween(from, place) : undefined }))
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .sort((one, other) => (one.metres ?? 0) - (other.metres ?? 0))
  return (
    <div className="places">
      <input
        className="places-search"
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value)
          onSearch?.(event.target.value)
        }}
      />
      {found.length === 0 && <Empty t={words.nothing} />}
      <ul className="places-list" aria-label={words.places}>
        {found.map(({ place, name, metres }) => (
          <li key={place.id}>
            <button type="button" className="place" aria-pressed={place.id === chosen} onClick={() => onChoose(place)}>
              <EnvironmentOutline aria-hidden />
              <span className="place-name">{name}</span>
              <span className="place-note">
                {say(kindNames[place.kind])}
                {metres !== undefined && ` · ${say(sayDistance(metres))}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {more}
    </div>
  )
}
