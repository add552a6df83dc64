import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import type { Phrase } from '../language.ts'

export const Day = z.iso.date('calendar_day')
export const Fen = z.number().int().min(0).max(100_000_000)
export const Tariff = z.enum(['inside', 'outside'])

export const tariffNames: Record<z.infer<typeof Tariff>, Phrase> = {
  inside: ['校内价', 'Internal price', '校內價'],
  outside: ['校外价', 'External price', '校外價'],
}

const Fund = z.object({
  id: Id,
  year: z.number().int(),
  code: z.string(),
  name: z.string(),
  tariff: Tariff,
  budget: z.number().int(),
  held: z.number().int(),
  spent: z.number().int(),
  left: z.number().int(),
})

export const fundYearList = call({
  method: 'GET',
  path: '/lacBasic/fund/getFundYearList',
  who: ['teacher'],
  summary: 'The open funds of a year, this year by default, with budget, held, spent and left in fen.',
  query: z.object({ year: z.coerce.number().int().min(2000).max(2100).optional() }),
  output: z.array(Fund),
})

export interface BuildingNode {
  id: string
  parentId: string | null
  kind: 'building' | 'floor' | 'room'
  code: string
  name: string
  /** Of a room: all its cages, and those free on every day that was asked about. */
  cages: number | null
  free: number | null
  children: BuildingNode[]
}

const BuildingNode: z.ZodType<BuildingNode> = z.object({
  id: Id,
  parentId: Id.nullable(),
  kind: z.enum(['building', 'floor', 'room']),
  code: z.string(),
  name: z.string(),
  cages: z.number().int().nullable(),
  free: z.number().int().nullable(),
  get children() {
    return z.array(BuildingNode)
  },
})

export const buildingTree = call({
  method: 'GET',
  path: '/lacBasic/building/getBuildingTree',
  who: ['teacher'],
  summary: 'Buildings, floors and rooms with their cages; with a day and a number of days, how many are free all the time.',
  query: z.object({ from: Day.optional(), days: z.coerce.number().int().min(1).max(365).default(1) }),
  output: z.array(BuildingNode),
})

export const animalTypeList = call({
  method: 'GET',
  path: '/lacBasic/animalType/getAnimalTypeList',
  who: ['teacher'],
  summary: 'The types of animals that can be planned.',
  output: z.array(z.object({ id: Id, code: z.string(), name: z.string() })),
})

export const animalSpecsList = call({
  method: 'GET',
  path: '/lacBasic/animalSpecs/getAnimalSpecsList',
  who: ['teacher'],
  summary: 'The specifications of a type, or of all, with supplier, licence and animals to a cage.',
  query: z.object({ typeId: Id.optional() }),
  output: z.array(
    z.object({
      id: Id,
      typeId: Id,
      code: z.string(),
      name: z.string(),
      supplier: z.string(),
      licence: z.string(),
      perCage: z.number().int(),
    }),
  ),
})
