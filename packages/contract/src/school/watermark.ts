import { z } from 'zod'
import { call } from '../call.ts'

export const Watermark = z.object({
  textSize: z.number().int().min(8).max(48),
  textColor: z.string().regex(/^#[0-9a-fA-F]{6}$/),
  transparency: z.number().int().min(0).max(100),
  rotation: z.number().int().min(-90).max(90),
  watermarkText: z.string(),
})

export const watermarkConfig = call({
  method: 'GET',
  path: '/tcyApi/getWatermarkConfig',
  who: 'user',
  summary: 'The watermark settings of the school for sensitive screens.',
  output: Watermark,
})
