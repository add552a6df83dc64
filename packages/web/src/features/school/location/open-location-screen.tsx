import { nameIn } from '@campus/contract/localized-name.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useMemo } from 'react'
import { CampusMap } from '../../../domain/map/campus-map.tsx'
import { type Point, toPoint } from '../../../domain/map/distance.ts'
import { PlaceList } from '../../../domain/map/place-list.tsx'
import { open } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import './location.css'
import { useCampus } from '../../../domain/map/use-campus.ts'
import { useAddressOf } from './use-address-of.ts'
import { locationWords } from './words.ts'

function Location({ point, name }: { readonly point: Point; readonly name: string }) {
  const words = useWords(locationWords)
  const language = useLanguage()
  const { read, tiles } = useCampus()
  const { latitude, longitude } = point
  const address = useAddressOf(point)
  return (
    <QueryView read={read}>
      {({ places }) => (
        <div className="location">
          <div className="location-map">
            <CampusMap label={words.map} places={places} centre={point} tiles={tiles} marked={point} />
            <div className="location-choice">
              <h2>{name}</h2>
              <p>{address ?? `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`}</p>
              <a className="location-outside" href={`geo:${latitude},${longitude}`}>
                {words.openInMaps}
              </a>
            </div>
          </div>
          <section aria-label={words.nearby}>
            <PlaceList
              places={places}
              from={point}
              chosen={undefined}
              onChoose={(place) =>
                void open(shellPaths.openLocation, {
                  latitude: place.latitude,
                  longitude: place.longitude,
                  name: nameIn(place, language),
                })
              }
            />
          </section>
        </div>
      )}
    </QueryView>
  )
}

export default function OpenLocationScreen() {
  const words = useWords(locationWords)
  const { latitude, longitude, name } = useQueryOf(shellPaths.openLocation)
  const point = useMemo(() => toPoint(latitude, longitude), [latitude, longitude])
  if (!point) return <Empty t={words.nothingHere} />
  return <Location point={point} name={name || words.unnamed} />
}
