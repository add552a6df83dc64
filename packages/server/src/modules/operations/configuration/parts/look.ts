import { type Phrase, say } from '@campus/contract/language.ts'
import { saveLook } from '@campus/contract/school/console/look.ts'
import { z } from 'zod'
import { keepLook, readEditableLook } from '../../../school/console/look.service.ts'
import type { Part } from '../part.ts'

const Names = saveLook.body.pick({ name: true, nameEn: true, nameTw: true })
const Colour = saveLook.body.shape.colour

const entries: Readonly<Record<string, { readonly title: Phrase; readonly form: z.ZodType }>> = {
  names: { title: ['校名', 'School name', '校名'], form: Names },
  colour: { title: ['学校颜色', 'School colour', '學校顏色'], form: Colour },
}

/** Names and colour. The logo is a picture and stays in the school, like its seals. */
export const lookPart: Part = {
  name: 'look',
  read: async (ctx) => {
    const { name, nameEn, nameTw, colour } = await readEditableLook(ctx)
    return { names: { name, nameEn, nameTw }, colour }
  },
  entryOf: (key) => entries[key]?.form ?? z.never(),
  titleOf: (key, _, language) => (entries[key] ? say(entries[key].title, language) : key),
  fieldNames: {
    name: ['名称', 'Name', '名稱'],
    nameEn: ['英文名称', 'English name', '英文名稱'],
    nameTw: ['繁体名称', 'Traditional Chinese name', '繁體名稱'],
  },
  groupOf: () => 'look',
  apply: async (ctx, changes) => {
    const kept = await readEditableLook(ctx)
    const given = new Map(changes.map(({ key, after }) => [key, after]))
    const names = Names.parse(given.has('names') ? given.get('names') : kept)
    const colour = Colour.parse(given.has('colour') ? given.get('colour') : kept.colour)
    await keepLook(ctx, { ...names, colour, version: kept.version })
  },
}
