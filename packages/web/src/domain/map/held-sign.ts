import type Leaflet from 'leaflet'

/** A sign on the map, and all that it stands for. */
export interface Placed {
  readonly ids: readonly string[]
  readonly marker: Leaflet.Marker
}

const focusOn = (element: Element | null | undefined) => element instanceof HTMLElement && element.focus({ preventScroll: true })

/** Remembers which sign the reader has open or in focus; the answer finds it again among those that took its place. */
export const holdOn = (placed: readonly Placed[]) => {
  const { activeElement } = document
  const held = placed.find(({ marker }) => marker.isPopupOpen() || marker.getElement() === activeElement)
  if (!held) return undefined
  const [isOpen, wasOnSign] = [held.marker.isPopupOpen(), held.marker.getElement() === activeElement]
  const row = activeElement instanceof HTMLElement ? activeElement.dataset['spot'] : undefined
  const wanted = row ? [row] : held.ids
  return (again: readonly Placed[]) => {
    const marker = again.find(({ ids }) => ids.some((id) => wanted.includes(id)))?.marker
    if (!marker) return
    if (isOpen) marker.openPopup()
    // Opening takes the focus into the list; it goes back to where it was.
    const list = marker.getPopup()?.getContent()
    if (row && list instanceof HTMLElement) focusOn(list.querySelector(`[data-spot="${row}"]`))
    else focusOn(row || wasOnSign ? marker.getElement() : activeElement)
  }
}
