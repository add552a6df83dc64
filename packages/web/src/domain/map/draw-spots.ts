import type Leaflet from 'leaflet'
import type { Point } from './distance.ts'
import { holdOn, type Placed } from './held-sign.ts'
import { type Group, groupNear } from './spot-groups.ts'
import { listSpots } from './spot-list.ts'

/** Something that stands on the map itself, with or without a map service, and can be chosen there. */
export interface Spot extends Point {
  readonly id: string
  readonly label: string
  readonly tone: 'good' | 'waiting' | 'bad' | 'over' | 'me'
}

export const spotSize = 28
const sideOfGroup = 36
/** A sign stands on a tip, so that it does not lie over the name of the place. */
const tip = 6
/** Signs keep this far from each other's middle, so that a finger meets one of them. */
const reach = 34

/** Green where at least one of them works: that is what people look for. */
const toneOf = (group: Group<Spot>) => group.find(({ tone }) => tone === 'good')?.tone ?? group[0].tone

interface Drawing {
  readonly leaflet: typeof Leaflet
  readonly map: Leaflet.Map
  /** The pane that the signs lie in. */
  readonly pane: string
  readonly sayGroup: (count: number) => string
}

interface Drawn {
  readonly label: string
  readonly at: Point
  readonly icon: { readonly tone: string; readonly sign?: string; readonly side?: number }
  /** Where the reader stands is shown only. */
  readonly isShownOnly?: boolean
}

/** The map engine calls it a button; a button has a name beside its sign, and is pressed by these keys. */
const makeButton = (element: HTMLElement | undefined, label: string) => {
  element?.setAttribute('aria-label', label)
  element?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    element.click()
  })
}

const drawMarker = ({ leaflet, pane }: Drawing, { label, at, icon, isShownOnly = false }: Drawn) => {
  const { sign = '', side = spotSize, tone } = icon
  const marker = leaflet.marker([at.latitude, at.longitude], {
    icon: leaflet.divIcon({
      className: `plan-spot plan-spot-${tone}`,
      iconSize: [side, side],
      iconAnchor: [side / 2, isShownOnly ? side / 2 : side + tip],
      html: sign,
    }),
    title: label,
    pane,
    interactive: !isShownOnly,
    keyboard: !isShownOnly,
    riseOnHover: true,
  })
  return isShownOnly ? marker : marker.on('add', () => makeButton(marker.getElement(), label))
}

/** One sign with a number; it opens the few as a list, by hand and by keyboard, and gives the focus back when that closes. */
const drawGroup = (drawing: Drawing, group: Group<Spot>, onChoose: (id: string) => void) => {
  const label = drawing.sayGroup(group.length)
  const icon = { tone: `group plan-spot-${toneOf(group)}`, sign: String(group.length), side: sideOfGroup }
  const marker = drawMarker(drawing, { label: `${label}: ${group.map((spot) => spot.label).join(', ')}`, at: group[0], icon })
  const choose = (id: string) => {
    marker.closePopup()
    onChoose(id)
  }
  const list = listSpots(group, label, choose)
  list.addEventListener('keydown', ({ key }) => key === 'Escape' && marker.closePopup())
  return marker
    .bindPopup(list, { className: 'plan-list', closeButton: false, minWidth: 200, maxWidth: 280, offset: [0, -sideOfGroup] })
    .on('popupopen', () => {
      marker.getElement()?.setAttribute('aria-expanded', 'true')
      list.querySelector('button')?.focus({ preventScroll: true })
    })
    .on('popupclose', () => {
      marker.getElement()?.setAttribute('aria-expanded', 'false')
      if (list.contains(document.activeElement)) marker.getElement()?.focus({ preventScroll: true })
    })
    .on('add', () => marker.getElement()?.setAttribute('aria-expanded', 'false'))
}

const drawSpot = (drawing: Drawing, spot: Spot, onChoose: (id: string) => void) => {
  const isMe = spot.tone === 'me'
  const marker = drawMarker(drawing, { label: spot.label, at: spot, icon: { tone: spot.tone }, isShownOnly: isMe })
  return isMe ? marker : marker.on('click', () => onChoose(spot.id))
}

/** Shows spots, regrouped when the scale changes; updates do not touch what the reader has open or in focus. */
export const spotsOn = (drawing: Drawing) => {
  const { leaflet, map } = drawing
  const layer = leaflet.layerGroup().addTo(map)
  let [known, choose, drawnAs]: [readonly Spot[], (id: string) => void, string] = [[], () => undefined, '']
  let placed: readonly Placed[] = []
  const place = (group: Group<Spot>): Placed => {
    const take = (id: string) => choose(id)
    const marker = group.length > 1 ? drawGroup(drawing, group, take) : drawSpot(drawing, group[0], take)
    return { ids: group.map(({ id }) => id), marker: marker.addTo(layer) }
  }
  const draw = () => {
    const paperOf = ({ latitude, longitude }: Point) => map.project([latitude, longitude])
    const stands = known.filter(({ tone }) => tone !== 'me')
    const me = known.filter(({ tone }) => tone === 'me').map((spot): Group<Spot> => [spot])
    const groups = [...groupNear(stands, paperOf, reach), ...me]
    const drawAs = JSON.stringify(groups)
    if (drawAs === drawnAs) return
    drawnAs = drawAs
    layer.clearLayers()
    placed = groups.map(place)
  }
  map.on('zoomend', draw)
  return {
    show: (spots: readonly Spot[], onChoose: (id: string) => void) => {
      known = spots
      choose = onChoose
      const findAgain = holdOn(placed)
      const before = placed
      draw()
      if (placed !== before) findAgain?.(placed)
    },
  }
}
