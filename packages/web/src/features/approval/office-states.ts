import type { InstanceRow } from '@campus/contract/approval/office-page.ts'
import { resultText, stateTexts } from '@campus/contract/approval/result-texts.ts'
import type { Phrase } from '@campus/contract/language.ts'

type Tone = 'waiting' | 'good' | 'bad' | 'over'

interface Named {
  readonly t: Phrase
  readonly tone: Tone
}

export const officeStates: Readonly<Record<InstanceRow['status'], Named>> = {
  draft: { t: stateTexts.draft, tone: 'over' },
  running: { t: stateTexts.running, tone: 'waiting' },
  passed: { t: stateTexts.passed, tone: 'good' },
  refused: { t: stateTexts.refused, tone: 'bad' },
  cancelled: { t: stateTexts.cancelled, tone: 'over' },
}

/** Decisions of people; what a rule, the time or a machine did is only said. */
const tones: Readonly<Record<string, Tone>> = {
  started: 'good',
  agree: 'good',
  complete: 'good',
  passed: 'good',
  refuse: 'bad',
  refused: 'bad',
  recall: 'bad',
  returned: 'bad',
}

export const resultOf = (result: string): Named => ({ t: resultText(result), tone: tones[result] ?? 'over' })
