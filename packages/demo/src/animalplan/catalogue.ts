import type { Phrase } from '@campus/contract/language.ts'

export const animalFunds = [
  { code: 'TEACHING', name: ['实验教学经费', 'Teaching laboratory fund', '實驗教學經費'], tariff: 'inside', budget: 12_000_000 },
  { code: 'PARTNER', name: ['校外合作培训经费', 'Partner training fund', '校外合作培訓經費'], tariff: 'outside', budget: 3_000_000 },
] as const satisfies readonly { code: string; name: Phrase; tariff: 'inside' | 'outside'; budget: number }[]

/** Each in the one before it. */
export const animalPlaces = [
  { code: 'LAB', kind: 'building', name: ['实验动物楼', 'Laboratory animal building', '實驗動物樓'], parent: null, cages: null },
  { code: 'LAB-2', kind: 'floor', name: ['二层', 'Second floor', '二樓'], parent: 'LAB', cages: null },
  { code: 'LAB-201', kind: 'room', name: ['201 小鼠房', 'Room 201, mice', '201 小鼠房'], parent: 'LAB-2', cages: 120 },
  { code: 'LAB-202', kind: 'room', name: ['202 大鼠房', 'Room 202, rats', '202 大鼠房'], parent: 'LAB-2', cages: 60 },
  { code: 'LAB-203', kind: 'room', name: ['203 兔房', 'Room 203, rabbits', '203 兔房'], parent: 'LAB-2', cages: 24 },
] as const satisfies readonly {
  code: string
  kind: 'building' | 'floor' | 'room'
  name: Phrase
  parent: string | null
  cages: number | null
}[]

export const animalTypes = [
  { code: 'MOUSE', name: ['小鼠', 'Mouse', '小鼠'] },
  { code: 'RAT', name: ['大鼠', 'Rat', '大鼠'] },
  { code: 'RABBIT', name: ['家兔', 'Rabbit', '家兔'] },
] as const satisfies readonly { code: string; name: Phrase }[]

/** Prices in fen: an animal, and a day of its cage or of itself. */
export const animalSupplier = '省实验动物中心'

export const animalSpecifications = [
  {
    code: 'MOUSE-C57',
    type: 'MOUSE',
    name: ['C57BL/6，SPF 级', 'C57BL/6, SPF', 'C57BL/6，SPF 級'],
    perCage: 5,
    by: 'cage',
    price: 2800,
    day: 150,
  },
  { code: 'MOUSE-ICR', type: 'MOUSE', name: ['ICR，SPF 级', 'ICR, SPF', 'ICR，SPF 級'], perCage: 5, by: 'cage', price: 1500, day: 150 },
  { code: 'RAT-SD', type: 'RAT', name: ['SD，SPF 级', 'SD, SPF', 'SD，SPF 級'], perCage: 3, by: 'cage', price: 4500, day: 300 },
  {
    code: 'RABBIT-NZW',
    type: 'RABBIT',
    name: ['新西兰兔，普通级', 'New Zealand White, conventional', '紐西蘭兔，普通級'],
    perCage: 1,
    by: 'head',
    price: 13_000,
    day: 800,
  },
] as const satisfies readonly {
  code: string
  type: string
  name: Phrase
  perCage: number
  by: 'cage' | 'head'
  price: number
  day: number
}[]

/** What people of the demo wrote in their plans. */
export const animalTexts = {
  passed: '生理学实验',
  waiting: '机能学实验',
  returned: '药理学实验',
  refused: '免疫学实验',
  draft: '微生物学实验',
  purpose: '本科生实验课教学，分组操作。',
  agreed: '同意，请按伦理批件执行。',
  sentBack: '请核对到货日期与课程安排。',
  refusal: '与其他课程动物共用，请合并申请。',
}
