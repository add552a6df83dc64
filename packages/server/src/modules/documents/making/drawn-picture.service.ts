import type { Sharp } from 'sharp'
import type { Upload } from '../../../http/route.ts'
import type { CallerCtx } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { keepMade } from '../../files/made-file.service.ts'
import { drawAnew } from '../../files/picture.service.ts'

/** Keeps a picture of the caller that stands on documents, drawn anew on transparent paper. */
export const keepDrawn = async (ctx: CallerCtx, [upload]: readonly Upload[], draw: (picture: Sharp) => Promise<Buffer>) => {
  if (!upload) throw refuse('bad_input')
  const content = await drawAnew(ctx, upload, (open) => draw(open()))
  return keepMade(ctx, { content, name: `${upload.name.replace(/\.\w{1,5}$/, '')}.png`, contentType: 'image/png', use: 'signature' })
}
