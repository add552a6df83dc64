import type { Frames } from '@campus/contract/faces/checks.ts'
import type { z } from 'zod'
import type { CheckFrame } from '../../../ports/face/face-port.ts'

/** The pictures of a face check, as they came in a call. They stay in memory and are never stored. */
export const readFrames = (frames: z.output<typeof Frames>): readonly CheckFrame[] =>
  frames.map(({ step, picture }) => ({ step, bytes: Buffer.from(picture, 'base64') }))
