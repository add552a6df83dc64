import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const folder = new URL('../../pictures/people/', import.meta.url)

const Portraits = z.array(z.object({ gender: z.enum(['female', 'male']), age: z.enum(['young', 'grown']) }))

/** The invented people whose portraits the demo has: number 1 first. The last one looks like the first; no others look alike. */
export const portraits = Portraits.parse(JSON.parse(readFileSync(new URL('people.json', folder), 'utf8'))).map((person, index) => ({
  ...person,
  number: index + 1,
}))

/** A JPEG of 480 by 640 points that passes every check. */
export const portraitOf = (number: number): Promise<Buffer> => readFile(new URL(`${String(number).padStart(2, '0')}.jpg`, folder))
