export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** The upright box around a picture that was turned. */
export const boxAround = ({ width, height }: Size, degrees: number): Size => {
  const angle = (degrees * Math.PI) / 180
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))]
  return { width: width * cosine + height * sine, height: width * sine + height * cosine }
}

const within = (most: number, value: number) => Math.min(most, Math.max(-most, value))

interface Stage {
  /** The picture as it lies on the screen before it is zoomed. */
  readonly picture: Size
  readonly frame: Size
  readonly zoom: number
  readonly degrees: number
}

/** How far the picture may be moved from the middle so that the frame shows nothing beside it. */
export const holdInFrame = ({ x, y }: Point, { picture, frame, zoom, degrees }: Stage): Point => {
  const box = boxAround(picture, degrees)
  const room = (shown: number, framed: number) => Math.max(0, (shown * zoom - framed) / 2)
  return { x: within(room(box.width, frame.width), x), y: within(room(box.height, frame.height), y) }
}

/** Turning goes round: 350 and 20 more are 10. */
export const turnBy = (degrees: number, by: number): number => (((degrees + by) % 360) + 360) % 360
