import { readPaper } from '@campus/papers/read-paper.ts'
import { openTextModels } from '@campus/papers/text-models.ts'
import sharp from 'sharp'
import { runTasks } from '../../platform/process/child-work.ts'
import type { PaperAnswer, PaperTask } from './paper-task.ts'

/** Enough for the smallest print of a paper that fills its picture. */
const longestSide = 1600

sharp.concurrency(1)
const models = await openTextModels()

const open = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: 51_000_000, pages: 1 })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

runTasks(async ({ picture, kind }: PaperTask): Promise<PaperAnswer> => {
  const opened = await open(picture).catch(() => undefined)
  return opened ? readPaper(models, opened, kind, new Date()) : { isBroken: true }
})
