import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { Day, Tariff } from './catalogue.ts'

export const sexes = ['male', 'female', 'either'] as const
export const sexNames: Record<(typeof sexes)[number], Phrase> = {
  male: ['雄性', 'Male', '雄性'],
  female: ['雌性', 'Female', '雌性'],
  either: ['不限', 'Either', '不限'],
}

export const maxPlanLines = 100

/** `roomId` is null where the animals are used on the day they arrive. */
export const LineGiven = z
  .object({
    specificationId: Id,
    sex: z.enum(sexes),
    number: z.number().int().min(1).max(10_000),
    arrivesOn: Day,
    roomId: Id.nullable().default(null),
    days: z.number().int().min(0).max(365),
  })
  .refine(({ roomId, days }) => (days === 0) === (roomId === null), { message: 'room_and_days', path: ['roomId'] })
export type LineGiven = z.output<typeof LineGiven>

const Priced = z.object({ cages: z.number().int(), price: z.number().int(), housing: z.number().int(), sum: z.number().int() })

export const animalChargeData = call({
  method: 'POST',
  path: '/scientific/animalCharge/getAnimalChargeData',
  who: ['teacher'],
  summary: 'What lines of a plan cost in fen: the animals, and housing by cage or head and day, by the prices of each day.',
  body: z.object({ fundId: Id, lines: z.array(LineGiven).min(1).max(maxPlanLines) }),
  output: z.object({
    lines: z.array(Priced),
    sum: z.number().int(),
    tariff: Tariff,
    left: z.number().int(),
    isEnough: z.boolean(),
  }),
  refusals: ['animal_line_wrong', 'animal_fund_closed'],
})

const templateType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const animalTemplate = call({
  method: 'GET',
  path: '/lacTeaching/animalBuyPlan/template',
  who: ['teacher'],
  summary: 'A table with every specification of the school, to be filled in and imported.',
  output: { raw: 'bytes', contentType: templateType },
})

export const animalTemplateUrl = call({
  method: 'GET',
  path: '/lacTeaching/animalBuyPlan/getAnimalTemplateUrl',
  who: ['teacher'],
  summary: 'Where the table for importing lines is fetched.',
  output: z.object({ url: z.string() }),
})

export const importAnimalLines = call({
  method: 'POST',
  path: '/lacTeaching/animalBuyPlan/importLines',
  who: ['teacher'],
  summary: 'Read the lines of a filled table; nothing is stored. Each wrong cell is named with its row.',
  body: z.object({}),
  file: { field: 'file', maxBytes: 2 * 1024 * 1024, maxCount: 1, kinds: [templateType] },
  output: z.object({
    lines: z.array(LineGiven),
    problems: z.array(z.object({ row: z.number().int(), column: z.string(), text: z.string() })),
  }),
  refusals: ['file_kind', 'too_large', 'animal_table_unreadable'],
})
