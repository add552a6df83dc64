import type { Ctx } from '../../../context/context.ts'

/** What lies behind the words of a page, and how strongly it is seen. */
export interface Mark {
  readonly text: string
  readonly size: number
  readonly color: string
}

/** A4 in points; another page shows the middle of it. */
const page = { width: 595, height: 842 }

const slant = -28
const [sine, cosine] = [Math.sin((slant * Math.PI) / 180), Math.cos((slant * Math.PI) / 180)]

/** Where the middles of the marks are, in rows that are turned around the middle of the page; only those that show. */
const middlesOf = (across: number, down: number) => {
  const [stepX, stepY] = [across + 90, down + 110]
  const reach = Math.hypot(page.width, page.height) / 2
  const middles: { x: number; y: number }[] = []
  for (let row = -Math.ceil(reach / stepY); row * stepY <= reach; row += 1) {
    for (let column = -Math.ceil(reach / stepX) - 1; column * stepX <= reach; column += 1) {
      const [x, y] = [(column + (row % 2 === 0 ? 0 : 0.5)) * stepX, row * stepY]
      const [shownX, shownY] = [page.width / 2 + x * cosine - y * sine, page.height / 2 + x * sine + y * cosine]
      const isSeen =
        Math.abs(shownX - page.width / 2) < (page.width + across) / 2 && Math.abs(shownY - page.height / 2) < (page.height + across) / 2
      if (isSeen) middles.push({ x, y })
    }
  }
  return middles
}

/** One drawn mark, set all over the page in slanted rows. */
const spread = (drawn: string): string => {
  const [, width = '1', height = '1'] = drawn.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/) ?? []
  const [across, down] = [Number(width), Number(height)]
  // Its numbers come with the noise of floating point, which would be written into every page.
  const inner = drawn
    .slice(drawn.indexOf('>') + 1, drawn.lastIndexOf('</svg>'))
    .replaceAll(/\d+\.\d{3,}/g, (long) => Number(long).toFixed(2))
  const marks = middlesOf(across, down).map(
    ({ x, y }) => `<use xlink:href="#mark" x="${(x - across / 2).toFixed(1)}" y="${(y - down / 2).toFixed(1)}"/>`,
  )
  const { width: w, height: h } = page
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">
<defs><g id="mark">${inner}</g></defs><g transform="translate(${w / 2} ${h / 2}) rotate(${slant})">${marks.join('')}</g></svg>`
}

const max = 200
const drawn = new Map<string, Promise<Uint8Array>>()

const forgetOldest = () => {
  const oldest = drawn.size > max ? drawn.keys().next().value : undefined
  if (oldest !== undefined) drawn.delete(oldest)
}

/** The picture of a watermark as outlines: text behind text would end up between the words when somebody copies or searches them. */
export const watermarkPicture = (ctx: Ctx, { text, size, color }: Mark): Promise<Uint8Array> => {
  const key = `${size} ${color} ${text}`
  const known = drawn.get(key)
  if (known) return known
  const picture = ctx.services.typesetter.draw(text, { size, color }).then((svg) => Buffer.from(spread(svg)) as Uint8Array)
  drawn.set(key, picture)
  picture.catch(() => drawn.delete(key))
  forgetOldest()
  return picture
}
