import { writeFile } from 'node:fs/promises'
import { cardPortrait, drawCardBack, drawCardFront } from '@campus/papers/tools/specimens.ts'
import sharp, { type Sharp } from 'sharp'
import { cardAddress, cardBack, demoPapers } from '../src/identity/demo-papers.ts'
import { headInPortrait, portraitOf } from '../src/people/portraits.ts'

const folder = new URL('../pictures/papers/', import.meta.url)
const dotted = (day: string) => day.replaceAll('-', '.')
const keep = async (name: string, drawn: Sharp) => writeFile(new URL(name, folder), await drawn.jpeg({ quality: 80 }).toBuffer())

/** Redraws the cards of people who do not exist, which say that they are specimens: `node packages/demo/tools/draw-papers.ts`. */
for (const { student, name, number, birthDate, sex, portrait } of demoPapers) {
  const { left, top, width, height } = cardPortrait
  const front = await drawCardFront({ name, sex: sex === 'male' ? '男' : '女', nation: '汉', birthDate, address: [cardAddress], number })
  const face = await sharp(await portraitOf(portrait))
    .extract(headInPortrait)
    .resize(width, height, { fit: 'cover' })
    .toBuffer()
  await keep(`${student}.jpg`, sharp(front).composite([{ input: face, left, top }]))
}
const { authority, validFrom, validUntil } = cardBack
await keep('back.jpg', sharp(await drawCardBack({ authority, valid: `${dotted(validFrom)}-${dotted(validUntil)}` })))
