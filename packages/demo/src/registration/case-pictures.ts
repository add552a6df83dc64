import { readFile } from 'node:fs/promises'
import { type CaseFileKind, casePhotos } from '@campus/contract/registration/files.ts'
import type { DemoPerson } from '../people/invented-person.ts'
import { portraitOf, portraits } from '../people/portraits.ts'
import { randomFrom } from '../seed.ts'
import type { DemoCase } from './demo-cases.ts'

const photos: ReadonlySet<string> = new Set(casePhotos)

/** One of the drawn people who fits the ID number, in which men have an odd sign before the last. */
export const portraitFor = ({ code }: Pick<DemoCase, 'code'>, { idCard }: Pick<DemoPerson, 'idCard'>): Promise<Buffer> => {
  const gender = Number(idCard.at(-2)) % 2 === 1 ? 'male' : 'female'
  const fitting = portraits.filter((one) => one.gender === gender && one.age === 'young')
  const place = Math.floor(randomFrom(`registration ${code}`)() * fitting.length)
  return portraitOf(fitting[place]?.number ?? 1)
}

/** Drawn by packages/demo/tools/draw-student-cards.ts, with the same person as the photos of the case. */
export const scanFile = (kind: string, student: string) => new URL(`../../pictures/papers/${kind}-${student}.jpg`, import.meta.url)

export const pictureFor = (kind: CaseFileKind, one: DemoCase, person: DemoPerson): Promise<Buffer> =>
  photos.has(kind) ? portraitFor(one, person) : readFile(scanFile(kind, one.student))
