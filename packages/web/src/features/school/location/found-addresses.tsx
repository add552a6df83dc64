import { findAddresses } from '@campus/contract/school/distances.ts'
import { useDebounced } from '@campus/ui/search/use-debounced.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { EnvironmentOutline } from 'antd-mobile-icons'
import { useRead } from '../../../api/use-read.ts'
import type { ChosenLocation } from '../../../domain/map/chosen-location.ts'
import { distanceBetween, type Point, sayDistance } from '../../../domain/map/distance.ts'
import '../../../domain/map/place-list.css'
import { locationWords } from './words.ts'

interface FoundAddressesProps {
  readonly typed: string
  readonly near: Point
  readonly chosen: Point | undefined
  readonly onChoose: (location: ChosenLocation) => void
}

const least = 2

/** Addresses beyond the campus, while one types; only where a map service knows them. */
export function FoundAddresses({ typed, near, chosen, onChoose }: FoundAddressesProps) {
  const words = useWords(locationWords)
  const say = useSay()
  const text = useDebounced(typed).trim().slice(0, 60)
  const { data: found = [] } = useRead(findAddresses, { text, ...near }, { background: true, enabled: text.length >= least })
  if (found.length === 0) return null
  return (
    <section aria-labelledby="found-addresses">
      <h2 id="found-addresses" className="places-more">
        {words.addresses}
      </h2>
      <ul className="places-list">
        {found.map(({ name, address, latitude, longitude }) => (
          <li key={`${latitude},${longitude},${name}`}>
            <button
              type="button"
              className="place"
              aria-pressed={chosen?.latitude === latitude && chosen.longitude === longitude}
              onClick={() => onChoose({ name, latitude, longitude })}
            >
              <EnvironmentOutline aria-hidden />
              <span className="place-name">{name}</span>
              <span className="place-note">
                {[address, say(sayDistance(distanceBetween(near, { latitude, longitude })))].filter(Boolean).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
