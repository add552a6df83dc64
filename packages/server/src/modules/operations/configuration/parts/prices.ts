import { addPriceTable } from '@campus/contract/cloudprint/console.ts'
import { priceKindNames } from '@campus/contract/cloudprint/prices.ts'
import { say } from '@campus/contract/language.ts'
import { z } from 'zod'
import { add, currentTables } from '../../../cloudprint/prices/price.service.ts'
import type { Part } from '../part.ts'

const Table = addPriceTable.body.omit({ validFrom: true })
const inForce = 'in force'

/** What is in force holds from the import on; what is announced holds from its day on. */
export const pricesPart: Part = {
  name: 'prices',
  read: async (ctx) => {
    const now = ctx.now().toISOString()
    return Object.fromEntries(
      (await currentTables(ctx)).map(({ validFrom, ...table }) => [validFrom <= now ? inForce : validFrom, Table.parse(table)]),
    )
  },
  entryOf: (key) => (key === inForce || z.iso.datetime().safeParse(key).success ? Table : z.never()),
  titleOf: (key, _, language) =>
    key === inForce
      ? say(['现行价格', 'Current prices', '現行價格'], language)
      : say([`${key.slice(0, 10)} 起的价格`, `Prices from ${key.slice(0, 10)}`, `${key.slice(0, 10)} 起的價格`], language),
  fieldNames: {
    ...priceKindNames,
    prices: ['每张价格（分）', 'Price of a sheet (fen)', '每張價格（分）'],
    note: ['说明', 'Note', '說明'],
    noteEn: ['英文说明', 'English note', '英文說明'],
    noteTw: ['繁体说明', 'Traditional Chinese note', '繁體說明'],
  },
  isOver: (key, _, { now }) => key !== inForce && new Date(key) <= now,
  apply: async (ctx, changes) => {
    for (const { key, after } of changes)
      await add(ctx, { ...Table.parse(after), validFrom: key === inForce ? ctx.now().toISOString() : key })
  },
}
