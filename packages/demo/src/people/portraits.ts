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

/** A JPEG of 624 by 832 points with room around the head, which passes every check. */
export const portraitOf = (number: number): Promise<Buffer> => readFile(new URL(`${String(number).padStart(2, '0')}.jpg`, folder))

/** Where 480 by 640 points with the head in the middle lie in it. */
export const headInPortrait = { left: 72, top: 96, width: 480, height: 640 } as const
