import { providerNames } from '@campus/contract/payment/pay-ways.ts'
import { drawText } from '@campus/papers/tools/draw-text.ts'
import sharp from 'sharp'
import { type PastAppeal, pastAppeals, screenshotOf } from '../src/orders/past-appeals.ts'

const [width, height] = [540, 960]

const paint = ({ payWay, amount }: PastAppeal) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${[
      `<rect width="${width}" height="${height}" fill="#f5f6f8"/><rect x="30" y="120" width="480" height="560" rx="20" fill="#fff"/>`,
      '<circle cx="270" cy="230" r="46" fill="#2f9e5f"/><path d="M250 230l14 15 28-30" fill="none" stroke="#fff" stroke-width="7"/>',
      drawText('支付成功', { x: 210, y: 330, size: 30 }),
      drawText(`¥${(amount / 100).toFixed(2)}`, { x: 190, y: 420, size: 56 }),
      drawText('支付方式', { x: 70, y: 520, size: 24, color: '#777' }),
      drawText(payWay === 'beans' ? '余额' : providerNames[payWay][0], { x: 330, y: 520, size: 24 }),
      drawText('收款方', { x: 70, y: 580, size: 24, color: '#777' }),
      drawText('校园自助服务', { x: 330, y: 580, size: 24 }),
      drawText('SPECIMEN 样本', { x: 180, y: 800, size: 26, color: '#c08080' }),
    ].join('')}</svg>`,
  )

/** Redraws the payments of the demo's appeals, which say that they are specimens: `node packages/demo/tools/draw-payments.ts`. */
for (const one of pastAppeals) await sharp(paint(one)).jpeg({ quality: 80 }).toFile(screenshotOf(one).pathname)
