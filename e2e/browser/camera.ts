import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Filmed, type Moment, momentOf, momentsOfFilm } from '@campus/face/testing/films.ts'
import { y4mOf } from '@campus/face/testing/y4m.ts'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium, quickFlags } from './chromium.ts'

const frame = { width: 640, height: 480 }

/** The brightness of every point of a picture, in the middle of a frame; a browser reads the picture, so nothing else has to. */
const brightnessOf = async (page: Page, picture: Buffer): Promise<Buffer> => {
  const points = await page.evaluate(
    async ({ source, width, height }) => {
      const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(width, height).getContext('2d')
      if (!context) throw new Error('this browser draws nothing')
      context.fillStyle = 'white'
      context.fillRect(0, 0, width, height)
      const scale = Math.min((width - 40) / image.width, (height - 40) / image.height)
      const [wide, high] = [image.width * scale, image.height * scale]
      context.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high)
      const { data } = context.getImageData(0, 0, width, height)
      return Array.from({ length: width * height }, (_, at) => data[at * 4 + 1] ?? 0)
    },
    { source: picture.toString('base64'), ...frame },
  )
  return Buffer.from(points)
}

/** A second of film in which nothing moves, as cameras without a driver understand it (YUV4MPEG2). */
const filmOf = (brightness: Buffer): Buffer => {
  const noColour = Buffer.alloc((frame.width * frame.height) / 2, 128)
  const shot = Buffer.concat([Buffer.from('FRAME\n'), brightness, noColour])
  const head = Buffer.from(`YUV4MPEG2 W${frame.width} H${frame.height} F10:1 Ip A1:1 C420jpeg\n`)
  return Buffer.concat([head, ...Array.from({ length: 10 }, () => shot)])
}

/** A browser whose camera shows a film (YUV4MPEG2) over and over, for as long as the work with it lasts. */
const withFilm = async (film: Buffer, work: (browser: Browser) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'campus-camera-'))
  const file = join(folder, 'film.y4m')
  await writeFile(file, film)
  const { executablePath, env } = await findChromium()
  const seeing = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${file}`]
  const browser = await chromium.launch({
    executablePath,
    args: [...quickFlags, ...seeing],
    env: { ...(process.env as Record<string, string>), ...env },
  })
  try {
    await work(browser)
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A camera that sees a picture. */
export const withCamera = async (page: Page, picture: Buffer, work: (browser: Browser) => Promise<void>): Promise<void> =>
  withFilm(filmOf(await brightnessOf(page, picture)), work)

/** A camera before which one of the demo's people does the same again and again: by default everything that a face check may ask for. */
export const withPersonAtCamera = async (
  person: Filmed,
  work: (browser: Browser) => Promise<void>,
  moments: readonly Moment[] = momentsOfFilm,
): Promise<void> => {
  const pictures = new Map<Moment, Buffer>()
  for (const moment of new Set(moments)) pictures.set(moment, await momentOf(person, moment))
  await withFilm(await y4mOf(moments.flatMap((moment) => pictures.get(moment) ?? [])), work)
}
