export type Turn = 'first' | 'previous' | 'next' | 'last'

const wideScreen = 1440
const zoomStep = 0.1
const zoomStart = 0.5
const zoomLeast = 0.5

export const firstView = { page: 1, zoom: zoomStart }

const zoomMost = (screenWidth: number) => (screenWidth > wideScreen ? 3.4 : 1.2)

// Tenths are counted as whole numbers: 0.5 + 0.1 + 0.1 would drift away from 0.7.
const tenths = (value: number) => Math.round(value * 10) / 10

export const turnPage = (page: number, turn: Turn, pageCount: number): number => {
  const wanted = { first: 1, previous: page - 1, next: page + 1, last: pageCount }[turn]
  return Math.max(1, Math.min(wanted, pageCount))
}

export const zoomBy = (zoom: number, steps: 1 | -1, screenWidth: number): number =>
  tenths(Math.max(zoomLeast, Math.min(zoom + steps * zoomStep, zoomMost(screenWidth))))

export const mayTurn = (page: number, turn: Turn, pageCount: number): boolean => turnPage(page, turn, pageCount) !== page

export const mayZoom = (zoom: number, steps: 1 | -1, screenWidth: number): boolean => zoomBy(zoom, steps, screenWidth) !== zoom
