import type { CallerCtx } from '../../../context/context.ts'

/** Under which the searches of one person are counted. */
export const searchCounter = ({ caller }: CallerCtx) => `photo_search:${caller.personId}`
