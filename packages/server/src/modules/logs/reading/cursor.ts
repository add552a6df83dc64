import type { Ctx } from '../../../context/context.ts'

/** Where a page ended, and how many rows were counted for the first one. */
export interface LogCursor {
  readonly id: string
  readonly total: number
  readonly isMore: boolean
}

const markOf = (ctx: Ctx, place: string, text: string) =>
  ctx.services.secretBox.fingerprint(`${place} ${text}`, 'logs.cursor').toString('base64url').slice(0, 22)

/** A cursor is good for the log and the school that it was made for. */
export const writeCursor = (ctx: Ctx, place: string, { id, total, isMore }: LogCursor): string => {
  const text = `${id}.${total}.${isMore ? 1 : 0}`
  return `${text}.${markOf(ctx, place, text)}`
}

export const readCursor = (ctx: Ctx, place: string, cursor: string): LogCursor | undefined => {
  const [id = '', total = '', isMore = '', mark = ''] = cursor.split('.')
  if (mark !== markOf(ctx, place, `${id}.${total}.${isMore}`)) return undefined
  return { id, total: Number(total), isMore: isMore === '1' }
}
