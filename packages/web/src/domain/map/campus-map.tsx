import type { Place } from '@campus/contract/school/places.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Refused } from '@campus/ui/states/refused.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect, useRef, useState } from 'react'
import type { Point } from './distance.ts'
import { type DrawnMap, drawMap, type MapContent, type MapType } from './draw-map.ts'
import type { Spot } from './draw-spots.ts'
import './map.css'
import { nameIn } from '@campus/contract/localized-name.ts'
import { mapWords } from './words.ts'

interface CampusMapProps {
  readonly label: string
  readonly places: readonly Place[]
  readonly centre: Point
  readonly tiles: MapContent['tiles']
  readonly marked: Point | undefined
  /** Given when a point may be picked: by a tap, or by moving the map with the arrow keys and taking its centre. */
  readonly onPick?: (point: Point) => void
  /** What stands on the map and may be chosen there; a list beside it offers the same. */
  readonly spots?: readonly Spot[]
  readonly onSpot?: (id: string) => void
}

const noSpots: readonly Spot[] = []

const loadLeaflet = async () => {
  const [{ default: leaflet }] = await Promise.all([import('leaflet'), import('leaflet/dist/leaflet.css')])
  return leaflet
}

export function CampusMap({ label, places, centre, tiles, marked, onPick, spots = noSpots, onSpot }: CampusMapProps) {
  const words = useWords(mapWords)
  const language = useLanguage()
  const element = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<DrawnMap>()
  const [type, setType] = useState<MapType>('standard')
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  const pick = useRef(onPick)
  const choose = useRef(onSpot)
  useEffect(() => {
    pick.current = onPick
    choose.current = onSpot
  })

  useEffect(() => {
    let drawn: DrawnMap | undefined
    let isGone = false
    const named = places.map((place) => ({ ...place, label: nameIn(place, language) }))
    const draw = async () => {
      const leaflet = await loadLeaflet()
      if (isGone || !element.current) return
      const { zoomIn, zoomOut, together } = words
      const content = { centre, places: named, tiles, zoomIn, zoomOut, sayGroup: together }
      drawn = drawMap(leaflet, element.current, content, (point) => pick.current?.(point))
      setMap(drawn)
    }
    draw().catch((error: unknown) => setFailure({ error }))
    return () => {
      isGone = true
      drawn?.remove()
    }
  }, [places, centre, tiles, language, words])

  useEffect(() => map?.showType(type), [map, type])
  useEffect(() => map?.mark(marked), [map, marked])
  useEffect(() => map?.showSpots(spots, (id) => choose.current?.(id)), [map, spots])

  if (failure) return <Refused error={failure.error} />
  return (
    <div className="map">
      <div className="map-paper" data-plan={tiles ? undefined : true} ref={element} role="region" aria-label={label} />
      {tiles?.satelliteUrl && (
        <Button
          className="map-type"
          size="small"
          aria-pressed={type === 'satellite'}
          onClick={() => setType(type === 'satellite' ? 'standard' : 'satellite')}
        >
          {words.satellite}
        </Button>
      )}
      {onPick && (
        <>
          <span className="map-cross" aria-hidden="true" />
          <Button className="map-take" size="small" color="primary" onClick={() => map && onPick(map.centre())}>
            {words.takeCentre}
          </Button>
        </>
      )}
    </div>
  )
}
