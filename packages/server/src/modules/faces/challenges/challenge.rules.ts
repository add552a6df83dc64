import { randomInt } from 'node:crypto'
import { type Prompt, prompts } from '@campus/contract/faces/face-words.ts'

export const challengeSeconds = 90

/** Attempts are counted for so long. */
export const attemptWindowSeconds = 3600
/** Starting checks without end would fill a table; honest use stays far below. */
export const maxStarts = 60

/** All rows of three prompts in which the head turns and no prompt comes twice in a row: so an eye or the mouth is always asked for. */
const rows: readonly (readonly Prompt[])[] = prompts
  .flatMap((first) => prompts.flatMap((second) => prompts.map((third) => [first, second, third])))
  .filter(([first, second, third]) => first !== second && second !== third)
  .filter((row) => row.includes('turn-head'))

export const drawPrompts = (): readonly Prompt[] => rows[randomInt(rows.length)] ?? [...prompts]
