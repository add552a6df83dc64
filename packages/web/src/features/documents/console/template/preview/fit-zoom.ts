const least = 0.5
const max = 1.2

/** The largest tenth at which a page fits into its place from side to side, within what the buttons reach. */
export const fitZoom = (placeWidth: number, pageWidth: number): number =>
  Math.min(max, Math.max(least, Math.floor((placeWidth / pageWidth) * 10) / 10))
