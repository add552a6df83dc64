import type { Ctx } from '../../../platform/context.ts'

export const mayWatch = async (_ground: Pick<Ctx, 'sql' | 'now' | 'world'>, _id: string, _pageSecret: string): Promise<boolean> => false
