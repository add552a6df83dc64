import { z } from 'zod'
import { call } from '../../call.ts'
import { Id } from '../../fields.ts'
import { Day, Fen, Tariff } from '../catalogue.ts'

const Code = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .regex(/^[0-9A-Za-z-]+$/, 'unit_code')

const Coded = z.object({
  code: Code,
  name: z.string().trim().min(1).max(60),
  nameEn: z.string().trim().min(1).max(120),
  nameTw: z.string().trim().min(1).max(60),
  isClosed: z.boolean().default(false),
})

const FundGiven = Coded.extend({
  year: z.number().int().min(2000).max(2100),
  tariff: Tariff.default('inside'),
  budget: z.number().int().min(0).max(100_000_000_000),
})
const Place = Coded.extend({
  kind: z.enum(['building', 'floor', 'room']),
  parentId: Id.nullable().default(null),
  cages: z.number().int().min(0).max(100_000).nullable().default(null),
})
const PlaceGiven = Place.extend({ id: Id.optional() })
  .refine(({ kind, parentId }) => (kind === 'building') === (parentId === null), { message: 'required', path: ['parentId'] })
  .refine(({ kind, cages }) => (kind === 'room') === (cages !== null), { message: 'required', path: ['cages'] })
const SpecificationGiven = Coded.extend({
  typeId: Id,
  supplier: z.string().trim().max(100).default(''),
  licence: z.string().trim().max(60).default(''),
  perCage: z.number().int().min(1).max(1000),
})
const Prices = z.object({
  specificationId: Id,
  startsOn: Day,
  priceInside: Fen,
  priceOutside: Fen,
  housingBy: z.enum(['cage', 'head']),
  housingInside: Fen,
  housingOutside: Fen,
})
const WindowDays = z.object({
  term: z.string().trim().min(1).max(40),
  opensOn: Day,
  closesOn: Day,
  arrivalsFrom: Day,
  arrivalsUntil: Day,
})
const WindowGiven = WindowDays.extend({ id: Id.optional() })
  .refine(({ opensOn, closesOn }) => closesOn >= opensOn, { message: 'ends_before', path: ['closesOn'] })
  .refine(({ arrivalsFrom, arrivalsUntil }) => arrivalsUntil >= arrivalsFrom, { message: 'ends_before', path: ['arrivalsUntil'] })

const Catalogue = z.object({
  funds: z.array(FundGiven.extend({ id: Id, held: z.number().int(), spent: z.number().int(), left: z.number().int() })),
  places: z.array(Place.extend({ id: Id })),
  types: z.array(Coded.extend({ id: Id })),
  specifications: z.array(SpecificationGiven.extend({ id: Id })),
  /** Also those that ended, the latest first. */
  charges: z.array(Prices.extend({ id: Id, endsOn: Day.nullable() })),
  windows: z.array(WindowDays.extend({ id: Id })),
})
export type Catalogue = z.infer<typeof Catalogue>

const kept = z.object({ id: Id })

export const animalCatalogue = call({
  method: 'GET',
  path: '/console/animalplan/catalogue',
  who: ['admin', 'auditor'],
  summary: 'Funds, places, types, specifications, prices by date and terms of the animal plan.',
  output: Catalogue,
})

export const saveAnimalFund = call({
  method: 'POST',
  path: '/console/animalplan/funds',
  who: ['admin'],
  summary: 'Add or change a fund; its budget never falls below what is held and spent.',
  body: FundGiven.extend({ id: Id.optional() }),
  output: kept,
  refusals: ['animal_code_taken', 'animal_fund_used'],
  idempotency: 'accepted',
})

export const saveAnimalPlace = call({
  method: 'POST',
  path: '/console/animalplan/places',
  who: ['admin'],
  summary: 'Add or change a building, a floor or a room with its cages; a room keeps the cages that are taken.',
  body: PlaceGiven,
  output: kept,
  refusals: ['animal_code_taken', 'animal_place_misplaced', 'animal_cages_taken'],
  idempotency: 'accepted',
})

export const saveAnimalType = call({
  method: 'POST',
  path: '/console/animalplan/types',
  who: ['admin'],
  summary: 'Add or change a type of animal.',
  body: Coded.extend({ id: Id.optional() }),
  output: kept,
  refusals: ['animal_code_taken'],
  idempotency: 'accepted',
})

export const saveAnimalSpecification = call({
  method: 'POST',
  path: '/console/animalplan/specifications',
  who: ['admin'],
  summary: 'Add or change a specification of a type.',
  body: SpecificationGiven.extend({ id: Id.optional() }),
  output: kept,
  refusals: ['animal_code_taken'],
  idempotency: 'accepted',
})

export const addAnimalCharge = call({
  method: 'POST',
  path: '/console/animalplan/charges',
  who: ['admin'],
  summary: 'New prices of a specification from a day on; the prices before end the day before. Submitted plans keep theirs.',
  body: Prices,
  output: kept,
  refusals: ['animal_charge_overlaps'],
  idempotency: 'accepted',
})

export const endAnimalCharge = call({
  method: 'POST',
  path: '/console/animalplan/charges/end',
  who: ['admin'],
  summary: 'The last day on which prices count.',
  body: z.object({ id: Id, endsOn: Day }),
  output: kept,
  refusals: ['animal_charge_overlaps'],
  idempotency: 'accepted',
})

export const saveAnimalWindow = call({
  method: 'POST',
  path: '/console/animalplan/windows',
  who: ['admin'],
  summary: 'Add or change when plans of a term are taken and when their animals may arrive.',
  body: WindowGiven,
  output: kept,
  refusals: ['animal_code_taken'],
  idempotency: 'accepted',
})
