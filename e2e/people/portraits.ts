import { readFileSync } from 'node:fs'

const folder = new URL('../../packages/demo/pictures/people/', import.meta.url)

/** The photo of an invented person, by number. */
export const portraitBytes = (number: number): Buffer => readFileSync(new URL(`${String(number).padStart(2, '0')}.jpg`, folder))

/** The same as a file that somebody chooses from their album. */
export const portraitOf = (number: number) => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: portraitBytes(number) })
