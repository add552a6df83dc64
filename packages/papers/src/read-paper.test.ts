import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { PaperKind } from '@campus/contract/identity/papers.ts'
import sharp from 'sharp'
import { passportLines } from '../tools/passport-lines.ts'
import { drawCardBack, drawCardFront, drawMachineReadable } from '../tools/specimens.ts'
import { readPaper } from './read-paper.ts'
import { openTextModels, type TextModels } from './text-models.ts'

let models: TextModels
before(async () => {
  models = await openTextModels()
})

const now = new Date('2026-11-16T00:00:00Z')
const holder = {
  name: '林晓雨',
  sex: '女',
  nation: '汉',
  birthDate: '2004-03-08',
  address: ['北京市海淀区学院路三十七号', '东区宿舍二号楼401室'],
  number: '110108200403080024',
} as const

const read = async (bytes: Buffer, kind: PaperKind = 'resident_card') => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const paper = await readPaper(models, { width: info.width, height: info.height, pixels: data }, kind, now)
  return {
    ...paper,
    values: Object.fromEntries(paper.fields.map(({ field, value }) => [field, value])),
    proved: paper.fields.filter(({ isProved }) => isProved).map(({ field }) => field),
  }
}

const wholeFront = {
  number: '110108200403080024',
  birthDate: '2004-03-08',
  sex: 'female',
  name: '林晓雨',
  nation: '汉',
  address: '北京市海淀区学院路三十七号东区宿舍二号楼401室',
}

test('the front of a resident card is read whole; number, birth date and sex are proved by the number', async () => {
  const { side, values, proved, faults } = await read(await drawCardFront(holder))
  assert.deepEqual([side, faults, proved], ['front', [], ['number', 'birthDate', 'sex']])
  assert.deepEqual(values, wholeFront)
})

test('turned by three degrees and a little out of focus it is read the same', async () => {
  const turned = await sharp(await drawCardFront(holder))
    .rotate(3, { background: '#777777' })
    .blur(0.8)
    .jpeg({ quality: 85 })
    .toBuffer()
  assert.deepEqual((await read(turned)).values, wholeFront)
})

test('the back gives the authority and until when the card is valid, and is told from the front', async () => {
  const { side, values, faults } = await read(await drawCardBack({ authority: '北京市公安局海淀分局', valid: '2022.05.06-2032.05.06' }))
  assert.deepEqual([side, faults], ['back', []])
  assert.deepEqual(values, { authority: '北京市公安局海淀分局', validFrom: '2022-05-06', validUntil: '2032-05-06' })
})

test('a card without end has no last day, and one that is over is noticed', async () => {
  const endless = await read(await drawCardBack({ authority: '上海市公安局杨浦分局', valid: '2015.01.02-长期' }))
  assert.deepEqual([endless.values['validFrom'], endless.values['validUntil'], endless.faults], ['2015-01-02', undefined, []])
  const over = await read(await drawCardBack({ authority: '上海市公安局杨浦分局', valid: '2005.01.02-2015.01.02' }))
  assert.deepEqual(over.faults, ['expired'])
})

test('a number whose check digit is wrong is not believed', async () => {
  const { faults, proved } = await read(await drawCardFront({ ...holder, number: '110108200403080027' }))
  assert.deepEqual([faults, proved], [['number_wrong'], []])
})

test('a passport is read by the lines for machines, half by half', async () => {
  const lines = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F3204153ZE184226B<<<<<16']
  const { side, values, proved, faults } = await read(await drawMachineReadable(lines), 'passport')
  assert.deepEqual([side, faults], ['front', []])
  assert.deepEqual(
    [values['name'], values['number'], values['birthDate'], values['sex'], values['validUntil']],
    ['ERIKSSON ANNA MARIA', 'L898902C3', '1974-08-12', 'female', '2032-04-15'],
  )
  assert.deepEqual(proved, ['number', 'birthDate', 'validUntil'])
})

const lines = passportLines({ lastName: 'LIN', firstName: 'XIAOYU', number: 'E12345678', born: '030512', sex: 'F', expires: '300101' })

test('a passport that was held at an angle and a little out of focus is read by its check digits', async () => {
  const turned = await sharp(await drawMachineReadable(lines))
    .rotate(3, { background: '#777777' })
    .blur(1)
    .jpeg({ quality: 85 })
    .toBuffer()
  const { values, proved, faults } = await read(turned, 'passport')
  assert.deepEqual(values, {
    number: 'E12345678',
    name: 'LIN XIAOYU',
    birthDate: '2003-05-12',
    sex: 'female',
    nation: 'CHN',
    validUntil: '2030-01-01',
  })
  assert.deepEqual([proved, faults], [['number', 'birthDate', 'validUntil'], []])
})

test('a passport number that does not fit its check digit is not believed', async () => {
  const [first = '', second = ''] = lines
  const { proved, faults } = await read(await drawMachineReadable([first, second.replace('E12345678', 'E12345679')]), 'passport')
  assert.deepEqual([proved.includes('number'), faults], [false, ['number_wrong']])
})

test('a picture without a paper, a blurred one and a small one say so', async () => {
  const empty = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#778899' } })
    .png()
    .toBuffer()
  const nothing = await read(empty)
  assert.deepEqual([nothing.side, nothing.fields, nothing.faults], [undefined, [], ['blurred', 'unreadable']])
  const front = await drawCardFront(holder)
  assert.ok((await read(await sharp(front).blur(6).jpeg().toBuffer())).faults.includes('blurred'))
  assert.ok((await read(await sharp(front).resize(500).png().toBuffer())).faults.includes('too_small'))
})

test('a card that reaches out of its picture, or lies under a lamp, is noticed', async () => {
  const front = await drawCardFront(holder)
  const cut = await sharp(front).extract({ left: 0, top: 0, width: 560, height: 730 }).resize(1000).png().toBuffer()
  assert.ok((await read(cut)).faults.includes('edges_cut'))
  const lamp = Buffer.from('<svg width="1090" height="730"><ellipse cx="520" cy="330" rx="190" ry="150" fill="#ffffff"/></svg>')
  assert.ok(
    (
      await read(
        await sharp(front)
          .composite([{ input: lamp }])
          .png()
          .toBuffer(),
      )
    ).faults.includes('glare'),
  )
})
