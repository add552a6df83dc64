import type { Phrase } from '@campus/contract/language.ts'
import { idOf } from './seed.ts'
import { nameColumns } from './titles.ts'

const country: Phrase = ['中国', 'China', '中國']
const provinces: readonly (readonly [code: string, name: Phrase])[] = [
  ['demo', ['示范省', 'Demo Province', '示範省']],
  ['blank', ['空白省', 'Blank Province', '空白省']],
]

export const regionRows = () => [
  { id: idOf('region', 'country'), parent_id: null, ...nameColumns(country), position: 0 },
  ...provinces.map(([code, name], position) => ({
    id: idOf('region', code),
    parent_id: idOf('region', 'country'),
    ...nameColumns(name),
    position,
  })),
]

interface DemoSchoolName {
  readonly id: string
  readonly code: string
  readonly name: Phrase
}

export const demoUniversity: DemoSchoolName = {
  id: idOf('school', 'demo'),
  code: 'demo',
  name: ['示范大学', 'Demo University', '示範大學'],
}
/** It has no people and no buildings, and must never show any: the proof that schools are apart. */
export const blankUniversity: DemoSchoolName = {
  id: idOf('school', 'blank'),
  code: 'blank',
  name: ['空白大学', 'Blank University', '空白大學'],
}

const hours = 3_600_000

/** The login page opens with the oldest school, which has to be the one with people in it. */
export const schoolRows = (today: Date) =>
  [demoUniversity, blankUniversity].map(({ id, code, name }, index) => ({
    id,
    region_id: idOf('region', code),
    code,
    ...nameColumns(name),
    created_at: new Date(today.getTime() - (2 - index) * hours),
  }))
