import type { Place } from '@campus/contract/school/places.ts'
import type Leaflet from 'leaflet'
import type { Point } from './distance.ts'
import { type Spot, spotSize, spotsOn } from './draw-spots.ts'

/** A map service that the school has a key for; some also have pictures taken from above. */
interface Tiles {
  readonly key: string
  readonly tileUrl: string
  readonly satelliteUrl: string | null
}

export type MapType = 'standard' | 'satellite'

/** What stands on a map. */
export interface MapContent {
  readonly centre: Point
  readonly places: readonly (Place & { readonly label: string })[]
  readonly tiles: Tiles | null
  readonly zoomIn: string
  readonly zoomOut: string
  /** What several that stand together are called. */
  readonly sayGroup: (count: number) => string
}

export interface DrawnMap {
  readonly mark: (point: Point | undefined) => void
  readonly showSpots: (spots: readonly Spot[], onChoose: (id: string) => void) => void
  readonly showType: (type: MapType) => void
  readonly centre: () => Point
  readonly remove: () => void
}

const startZoom = 16
const closeEnoughForNames = 16
const spotPane = 'spotPane'

const at = ({ latitude, longitude }: Point): Leaflet.LatLngTuple => [latitude, longitude]

const addPlace = (leaflet: typeof Leaflet, map: Leaflet.Map, place: MapContent['places'][number]) => {
  const isArea = place.outline.length > 2
  const shape = isArea
    ? leaflet.polygon([...place.outline], { className: `plan-shape plan-${place.kind}`, interactive: false })
    : leaflet.circleMarker(at(place), { className: `plan-shape plan-${place.kind}`, radius: 6, interactive: false })
  shape.bindTooltip(place.label, { permanent: true, direction: isArea ? 'center' : 'right', className: 'plan-name' }).addTo(map)
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Of names that would lie over each other the first is shown; closer, there is room for all. */
const makeRoomForNames = (element: HTMLElement) => {
  const shown: DOMRect[] = []
  for (const name of element.querySelectorAll('.plan-name')) {
    const box = name.getBoundingClientRect()
    const isCrowded = shown.some((other) => overlap(box, other))
    name.classList.toggle('plan-name-crowded', isCrowded)
    if (!isCrowded) shown.push(box)
  }
}

/** Draws tiles when there is a map service, else the plan of the campus from its stored outlines. */
export const drawMap = (
  leaflet: typeof Leaflet,
  element: HTMLElement,
  content: MapContent,
  onPick: ((point: Point) => void) | undefined,
): DrawnMap => {
  const map = leaflet.map(element, { center: at(content.centre), zoom: startZoom, maxZoom: 19, minZoom: 3, zoomControl: false })
  map.attributionControl.setPrefix(false)
  leaflet.control.zoom({ zoomInTitle: content.zoomIn, zoomOutTitle: content.zoomOut }).addTo(map)
  const { tiles } = content
  let layer: Leaflet.TileLayer | undefined
  const showType = (type: MapType) => {
    if (!tiles) return
    const url = (type === 'satellite' && tiles.satelliteUrl) || tiles.tileUrl
    layer?.remove()
    layer = leaflet.tileLayer(url, { key: tiles.key } as Leaflet.TileLayerOptions).addTo(map)
  }
  if (!tiles) for (const place of content.places) addPlace(leaflet, map, place)

  const showNames = () => {
    element.classList.toggle('plan-near', map.getZoom() >= closeEnoughForNames)
    makeRoomForNames(element)
  }
  map.on('zoomend', showNames)
  showNames()
  if (onPick) map.on('click', ({ latlng }) => onPick({ latitude: latlng.lat, longitude: latlng.lng }))

  // Above the names of the places, below a list that opens.
  map.createPane(spotPane).style.zIndex = '680'
  const pin = leaflet.marker(at(content.centre), {
    icon: leaflet.divIcon({ className: 'plan-pin', iconSize: [28, 28], iconAnchor: [14, 28] }),
    pane: spotPane,
    zIndexOffset: 1000,
    interactive: false,
    keyboard: false,
  })
  const drawn = spotsOn({ leaflet, map, pane: spotPane, sayGroup: content.sayGroup })
  /** The first ones are all brought into sight; after that the reader moves the map. */
  let isFitted = false
  const fitOnce = (spots: readonly Spot[]) => {
    const stands = spots.filter(({ tone }) => tone !== 'me').map(at)
    if (isFitted || stands.length === 0) return
    isFitted = true
    map.fitBounds(leaflet.latLngBounds(stands), {
      paddingTopLeft: [spotSize, 2 * spotSize],
      paddingBottomRight: [spotSize, spotSize],
      maxZoom: closeEnoughForNames + 1,
      animate: false,
    })
  }
  return {
    mark: (point) => {
      if (point) {
        pin.setLatLng(at(point)).addTo(map)
        map.panTo(at(point), { animate: false })
      } else pin.remove()
    },
    showSpots: (spots, onChoose) => {
      fitOnce(spots)
      drawn.show(spots, onChoose)
    },
    showType,
    centre: () => ({ latitude: map.getCenter().lat, longitude: map.getCenter().lng }),
    remove: () => map.remove(),
  }
}
