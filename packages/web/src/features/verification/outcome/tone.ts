import { type Path } from '@campus/contract/paths/path.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import type { ShownVerdict } from '../checking/shown-outcome.ts'

/** `good` may be relied on, `bad` must not be, `unsure` needs something else first. */
export type Tone = 'good' | 'bad' | 'unsure'

const tones: Record<ShownVerdict, Tone> = {
  valid: 'good',
  tampered: 'bad',
  untrusted: 'bad',
  revoked: 'bad',
  unknown: 'bad',
  expired: 'unsure',
  superseded: 'unsure',
  unsigned: 'unsure',
  undecided: 'unsure',
  unreadable: 'unsure',
  not_pdf: 'unsure',
  unasked: 'unsure',
}

export const toneOf = (verdict: ShownVerdict): Tone => tones[verdict]

/** Where an answer is read: only what is valid is right. */
export const answerPlace = (verdict: ShownVerdict, isWide: boolean): Path<{ id: string }> => {
  const { right, rightOnPhone, wrong, wrongOnPhone } = verificationPaths
  if (toneOf(verdict) === 'good') return isWide ? right : rightOnPhone
  return isWide ? wrong : wrongOnPhone
}
