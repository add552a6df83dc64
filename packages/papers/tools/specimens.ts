import sharp from 'sharp'
import { drawText } from './draw-text.ts'

/** Somebody who does not exist, as a card names them. */
export interface CardHolder {
  readonly name: string
  readonly sex: '男' | '女'
  readonly nation: string
  readonly birthDate: string
  readonly address: readonly string[]
  readonly number: string
}

const label = '#4477aa'

const paint = (width: number, height: number, background: string, parts: readonly string[]): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#8a8f98"/><rect x="40" y="40" width="${width - 80}" height="${height - 80}" rx="30" fill="${background}"/>${parts.join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer()

/** Every specimen says that it is one, so that nobody takes it for a paper. */
const mark = (x: number, y: number) => drawText('SPECIMEN 样本', { x, y, size: 34, color: '#c08080' })

/** Where the portrait of a card stands, in the drawn picture. */
export const cardPortrait = { left: 740, top: 150, width: 250, height: 320 } as const

/** The side with the portrait. */
export const drawCardFront = (holder: CardHolder): Promise<Buffer> => {
  const [year = '', month = '', day = ''] = holder.birthDate.split('-')
  const { left, top, width, height } = cardPortrait
  return paint(1090, 730, '#eef3f6', [
    drawText('姓 名', { x: 90, y: 140, size: 30, color: label }),
    drawText(holder.name, { x: 200, y: 142, size: 38 }),
    drawText('性 别', { x: 90, y: 215, size: 30, color: label }),
    drawText(holder.sex, { x: 200, y: 216, size: 34 }),
    drawText('民 族', { x: 330, y: 215, size: 30, color: label }),
    drawText(holder.nation, { x: 440, y: 216, size: 34 }),
    drawText('出 生', { x: 90, y: 290, size: 30, color: label }),
    drawText(`${year} 年 ${Number(month)} 月 ${Number(day)} 日`, { x: 200, y: 291, size: 34 }),
    drawText('住 址', { x: 90, y: 375, size: 30, color: label }),
    ...holder.address.map((line, index) => drawText(line, { x: 200, y: 376 + index * 50, size: 34 })),
    drawText('公民身份号码', { x: 90, y: 610, size: 30, color: label }),
    drawText(holder.number, { x: 350, y: 614, size: 44, pitch: 32 }),
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="#c8d4dc"/>`,
    mark(740, 530),
  ])
}

/** The side with the emblem. */
export const drawCardBack = ({ authority, valid }: { readonly authority: string; readonly valid: string }): Promise<Buffer> =>
  paint(1090, 730, '#f2ece6', [
    '<circle cx="190" cy="190" r="90" fill="#d9a9a0"/>',
    drawText('中华人民共和国', { x: 350, y: 190, size: 64 }),
    drawText('居 民 身 份 证', { x: 350, y: 300, size: 72 }),
    drawText('签发机关', { x: 230, y: 510, size: 32, color: label }),
    drawText(authority, { x: 400, y: 511, size: 34 }),
    drawText('有效期限', { x: 230, y: 590, size: 32, color: label }),
    drawText(valid, { x: 400, y: 591, size: 34 }),
    mark(620, 660),
  ])

/** A page whose lower lines machines read: of a passport two of 44 signs, of a card three of 30. */
export const drawMachineReadable = (lines: readonly string[]): Promise<Buffer> => {
  const [first = ''] = lines
  const pitch = 1180 / first.length
  return paint(1340, 900, '#f3f1ea', [
    drawText('SPECIMEN 样本', { x: 520, y: 140, size: 40, color: '#c08080' }),
    '<rect x="100" y="200" width="280" height="360" fill="#ccd3da"/>',
    ...lines.map((line, index) => drawText(line, { x: 80, y: 660 + index * 70, size: Math.min(40, pitch * 1.45), pitch })),
  ])
}
