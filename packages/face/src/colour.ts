/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

const linear = (value: number) => (value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)

const root = (share: number) => (share > 216 / 24_389 ? Math.cbrt(share) : (share * 24_389) / 27 / 116 + 16 / 116)

/** CIELAB for daylight: lightness, green to red, blue to yellow. */
const labOf = ([red, green, blue]: Colour): Colour => {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const apart = (one: Colour, other: Colour) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

/** As far apart as the eye sees it (CIE 1976): 1 is hardly seen, white and light blue are 46 apart. */
export const colourDistance = (one: Colour, other: Colour): number => apart(labOf(one), labOf(other))

/** As far apart as the numbers are. */
export const rgbDistance = apart
