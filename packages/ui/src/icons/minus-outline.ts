import { drawIcon } from './draw-icon.ts'

export const MinusOutline = drawIcon(
  'M41.1 22.5C41.3 22.5 41.5 22.7 41.5 22.9V25.1C41.5 25.3 41.3 25.5 41.1 25.5H6.9C6.7 25.5 6.5 25.3 6.5 25.1V22.9C6.5 22.7 6.7 22.5 6.9 22.5H41.1Z',
)
