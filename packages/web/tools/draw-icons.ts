import { writeFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'

type Point = readonly [x: number, y: number]
interface Shape {
  readonly colour: readonly [number, number, number]
  readonly points: readonly Point[]
}

const blue = [29, 91, 191] as const
const white = [255, 255, 255] as const
const amber = [255, 179, 71] as const

/** A mortarboard with its tassel, on a field of 96 by 96. */
const cap: readonly Shape[] = [
  {
    colour: white,
    points: [
      [30, 46],
      [48, 54],
      [66, 46],
      [66, 60],
      [58, 66],
      [48, 68],
      [38, 66],
      [30, 60],
    ],
  },
  {
    colour: white,
    points: [
      [48, 24],
      [82, 39],
      [48, 54],
      [14, 39],
    ],
  },
  {
    colour: blue,
    points: [
      [30, 47],
      [48, 55],
      [66, 47],
      [66, 49],
      [48, 57.5],
      [30, 49],
    ],
  },
  {
    colour: amber,
    points: [
      [73, 43],
      [76, 41.6],
      [76, 62],
      [79, 71],
      [70, 71],
      [73, 62],
    ],
  },
]

const hex = (colour: readonly number[]) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`

const drawSvg = () => {
  const shapes = cap.map(
    ({ colour, points }) => `  <polygon fill="${hex(colour)}" points="${points.map((point) => point.join()).join(' ')}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">\n  <rect width="96" height="96" rx="21" fill="${hex(blue)}"/>\n${shapes.join('\n')}\n</svg>\n`
}

const isInside = (points: readonly Point[], x: number, y: number) => {
  let inside = false
  points.forEach(([ax, ay], index) => {
    const [bx, by] = points.at(index - 1) ?? [0, 0]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

const isOnField = (x: number, y: number, radius: number) => {
  const dx = Math.max(radius - x, x - (96 - radius), 0)
  const dy = Math.max(radius - y, y - (96 - radius), 0)
  return dx * dx + dy * dy <= radius * radius
}

const colourAt = (x: number, y: number, radius: number, scale: number) => {
  if (!isOnField(x, y, radius)) return undefined
  const [u, v] = [(x - 48) / scale + 48, (y - 48) / scale + 48]
  return cap.findLast(({ points }) => isInside(points, u, v))?.colour ?? blue
}

const finer = 4

/** Each pixel is the mean of 4 by 4 samples; a pixel outside the rounded field is transparent. */
const pixelAt = (column: number, row: number, size: number, radius: number, scale: number) => {
  const sum = [0, 0, 0, 0]
  for (let sample = 0; sample < finer * finer; sample += 1) {
    const x = ((column + ((sample % finer) + 0.5) / finer) * 96) / size
    const y = ((row + (Math.floor(sample / finer) + 0.5) / finer) * 96) / size
    const colour = colourAt(x, y, radius, scale)
    if (colour) [...colour, 255].forEach((part, index) => (sum[index] = (sum[index] ?? 0) + part))
  }
  const opacity = (sum[3] ?? 0) / 255
  return [...sum.slice(0, 3).map((part) => (opacity > 0 ? Math.round(part / opacity) : 0)), Math.round((sum[3] ?? 0) / (finer * finer))]
}

const chunk = (kind: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

const drawPng = (size: number, radius: number, scale: number) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size)
  header.writeUInt32BE(size, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const rows = Array.from({ length: size }, (_, row) =>
    Buffer.from([0, ...Array.from({ length: size }, (_, column) => pixelAt(column, row, size, radius, scale)).flat()]),
  )
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const data = deflateSync(Buffer.concat(rows), { level: 9 })
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

const folder = new URL('../public/', import.meta.url)
writeFileSync(new URL('icon.svg', folder), drawSvg())
writeFileSync(new URL('icon-180.png', folder), drawPng(180, 0, 1))
writeFileSync(new URL('icon-192.png', folder), drawPng(192, 21, 1))
writeFileSync(new URL('icon-512.png', folder), drawPng(512, 21, 1))
writeFileSync(new URL('icon-maskable-512.png', folder), drawPng(512, 0, 0.8))
