import { drawText } from '@campus/papers/tools/draw-text.ts'
import sharp from 'sharp'
import { inventEverybody } from '../src/people/everybody.ts'
import { headInPortrait } from '../src/people/portraits.ts'
import { portraitFor, scanFile } from '../src/registration/case-pictures.ts'
import { demoCases } from '../src/registration/demo-cases.ts'
import { demoUniversity } from '../src/schools.ts'

const [width, height] = [900, 570]
const portrait = { left: 70, top: 150, width: 240, height: 320 }
const label = '#4477aa'
const kind = 'student_card'

const paint = (name: string, number: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${[
      `<rect width="${width}" height="${height}" fill="#8a8f98"/><rect x="25" y="25" width="${width - 50}" height="${height - 50}" rx="26" fill="#f4f7fb"/>`,
      drawText(demoUniversity.name[0], { x: 70, y: 100, size: 44, color: '#1f4f8f' }),
      drawText('学生证', { x: 620, y: 100, size: 44, color: '#1f4f8f' }),
      ...(
        [
          ['姓 名', name],
          ['学 号', number],
          ['学 制', '四年'],
        ] as const
      ).flatMap(([title, value], line) => [
        drawText(title, { x: 370, y: 220 + line * 90, size: 30, color: label }),
        drawText(value, { x: 490, y: 222 + line * 90, size: 38 }),
      ]),
      drawText('SPECIMEN 样本', { x: 500, y: 500, size: 34, color: '#c08080' }),
    ].join('')}</svg>`,
  )

/** Redraws the student cards of registrations, which say that they are specimens: `node packages/demo/tools/draw-student-cards.ts`. */
const people = new Map(inventEverybody(new Date()).map((person) => [person.number, person]))
for (const one of demoCases) {
  const person = people.get(one.student)
  if (!person || !one.files?.includes(kind)) continue
  const face = await sharp(await portraitFor(one, person))
    .extract(headInPortrait)
    .resize(portrait.width, portrait.height)
    .toBuffer()
  await sharp(paint(person.name, person.number))
    .composite([{ input: face, left: portrait.left, top: portrait.top }])
    .jpeg({ quality: 80 })
    .toFile(scanFile(kind, one.student).pathname)
}
