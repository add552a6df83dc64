interface Sides {
  readonly width: number
  readonly height: number
}

interface Area extends Sides {
  readonly left: number
  readonly top: number
}

/** In shares of the picture's width and height. */
export interface Crop extends Sides {
  readonly x: number
  readonly y: number
}

const millimetresAnInch = 25.4
const wantedDpi = 300
const minDpi = 200

/** The points of a picture that are printed: those that were chosen, cut in the middle to the sides of the print. */
export const areaOf = (picture: Sides, crop: Crop | null, target: Sides): Area => {
  const { x, y, ...share } = crop ?? { x: 0, y: 0, width: 1, height: 1 }
  const chosen = { width: share.width * picture.width, height: share.height * picture.height }
  const scale = Math.min(chosen.width / target.width, chosen.height / target.height)
  const width = Math.max(1, Math.floor(target.width * scale))
  const height = Math.max(1, Math.floor(target.height * scale))
  const within = (from: number, room: number, side: number, whole: number) =>
    Math.min(whole - side, Math.max(0, Math.round(from + (room - side) / 2)))
  return {
    width,
    height,
    left: within(x * picture.width, chosen.width, width, picture.width),
    top: within(y * picture.height, chosen.height, height, picture.height),
  }
}

/** The sides of a picture that was turned to the right by quarters. */
export const turnedBy = ({ width, height }: Sides, degrees: number): Sides =>
  degrees % 180 === 0 ? { width, height } : { width: height, height: width }

/** Where an area of a turned picture lies in the picture as it was before. */
export const areaBeforeTurn = ({ left, top, width, height }: Area, turned: Sides, degrees: number): Area => {
  const [right, bottom] = [turned.width - left - width, turned.height - top - height]
  if (degrees === 90) return { left: top, top: right, width: height, height: width }
  if (degrees === 180) return { left: right, top: bottom, width, height }
  if (degrees === 270) return { left: bottom, top: left, width: height, height: width }
  return { left, top, width, height }
}

/** Whether the points are enough for the size in millimetres. */
export const isSharpEnough = ({ width }: Sides, target: Sides): boolean => (width * millimetresAnInch) / target.width >= minDpi

/** How many points a print of this size is drawn with. */
export const pointsOf = ({ width, height }: Sides): Sides => ({
  width: Math.round((width / millimetresAnInch) * wantedDpi),
  height: Math.round((height / millimetresAnInch) * wantedDpi),
})
