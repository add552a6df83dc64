import { type Phrase, say } from '@campus/contract/language.ts'
import { saveLook } from '@campus/contract/school/console/look.ts'
import { z } from 'zod'
import { keepLook, readEditableLook } from '../../../school/console/look.service.ts'
import type { Part } from '../part.ts'

const entries: Readonly<Record<string, { readonly title: Phrase; readonly form: z.ZodType }>> = {
  names: { title: ['校名', 'School name', '校名'], form: saveLook.body.pick({ name: true, nameEn: true, nameTw: true }) },
  colour: { title: ['学校颜色', 'School colour', '學校顏色'], form: saveLook.body.shape.colour },
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
    const { name, nameEn, nameTw, colour, version } = await readEditableLook(ctx)
    const { names, ...rest } = Object.fromEntries(changes.map(({ key, after }) => [key, after]))
    await keepLook(ctx, saveLook.body.parse({ name, nameEn, nameTw, colour, version, ...(names ?? {}), ...rest }))
  },
}
