import type { OutputOf } from '@campus/contract/call.ts'
import type { uploadTemplateFile } from '@campus/contract/documents/making.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { Upload } from '../../../http/route.ts'
import { keepDrawn } from './drawn-picture.service.ts'

export const keepSignature = (ctx: CallerCtx, { files }: { files: readonly Upload[] }): Promise<OutputOf<typeof uploadTemplateFile>> =>
  keepDrawn(ctx, files, 'strokes')
