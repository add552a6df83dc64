import type { OutputOf } from '@campus/contract/call.ts'
import type { uploadSeal } from '@campus/contract/documents/console/templates.ts'
import type { CallerCtx } from '../../../../context/context.ts'
import type { Upload } from '../../../../http/route.ts'
import { keepDrawn } from '../../pictures/drawn-picture.service.ts'

export const keepSeal = (ctx: CallerCtx, { files }: { files: readonly Upload[] }): Promise<OutputOf<typeof uploadSeal>> =>
  keepDrawn(ctx, files, 'seal')
